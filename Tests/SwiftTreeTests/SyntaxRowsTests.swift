import SwiftTree
import Testing

@Suite("Rows for comparing parsers")
struct SyntaxRowsTests {
  @Test(
    "declarations: kind, name, attributes, modifiers, detail",
    arguments: [
      ("@A public struct B<C>: D, E<F> {}", "D 0 33 struct,B,A,public,D,E<F>"),
      ("func f(a b: C..., _ d: E = 1) -> F {}", "D 0 37 func,f(a:_:),,,b:C...,d:E=->F"),
      ("init!(a: B) {}", "D 0 14 init,init!(a:),,,a:B"),
      ("private(set) var a: B = c { didSet {} }", "D 17 39 var,a,,private(set),B={didSet}"),
      ("var a: B { c }", "D 4 14 var,a,,,B{get}"),
      ("import struct A.B", "D 0 17 import,A.B,,,struct"),
      ("extension A.B: C {}", "D 0 19 extension,A.B,,,C"),
    ])
  func declarations(code: String, row: String) {
    #expect(rows(code, "D") == [row])
  }

  @Test("each name of a case and each binding of a variable has a row")
  func several() {
    #expect(rows("enum E { @A case b(C), d }", "D")[1...] == ["D 17 18 case,b,A,,", "D 23 24 case,d,A,,"])
    #expect(rows("let (a, b) = c, d: E", "D") == ["D 4 14 let,(a,b),,,=", "D 16 20 let,d,,,E"])
  }

  @Test(
    "calls: callee, labels, trailing closures",
    arguments: [
      ("a(b, c: d) { e }", ["C 0 16 a,(_:c:),1"]), ("a.b().c()", ["C 0 9 .c,(),0", "C 0 5 .b,(),0"]),
      ("a<B>()", ["C 0 6 a,(),0"]), ("a()()", ["C 0 5 ?,(),0", "C 0 3 a,(),0"]), ("[a]()", ["C 0 5 ?,(),0"]),
      ("-a.b()", ["C 1 6 .b,(),0"]), ("M::a()", ["C 0 6 a,(),0"]), (".a()", ["C 0 4 .a,(),0"]), ("a(b:)", []),
      ("a\n#if B\n.c()\n#endif\n.d()", ["C 0 24 .d,(),0", "C 8 12 .c,(),0"]),
    ])
  func calls(code: String, rows: [String]) {
    #expect(self.rows(code, "C") == rows)
  }

  @Test(
    "the other kinds of rows",
    arguments: [
      ("{ a }", ["K 0 5 "]), ("a.b", ["M 2 3 b"]), ("a?.0", ["M 3 4 0"]), ("\\A.b", []), ("if a {}", ["S 0 7 if"]),
      ("a: while b {}", ["S 3 13 while"]), ("@A(b) struct C {}", ["A 0 5 A"]), ("\"a\"", ["L 0 3 "]),
      ("/a/", ["L 0 3 "]), ("#a(b)", ["X 0 5 a"]), ("#if A\n#endif", ["I 0 3 #if"]),
      ("@available(iOS 1, message: \"a\") import A", ["A 0 31 available"]),
    ])
  func others(code: String, rows: [String]) {
    #expect(self.rows(code, "KMSALXI") == rows)
  }

  @Test(
    "words: a version has two numbers, a float one",
    arguments: [
      ("a = 1.5", ["a", "1.5"]), ("@available(iOS 16.4, *) import A", ["available", "iOS", "16", "4", "import", "A"]),
      ("`a b` _ $0", ["`a b`", "_", "$0"]), ("#a #if", ["a"]),
    ])
  func words(code: String, words: [String]) {
    #expect(rows(code, "W").map { String($0.split(separator: " ", maxSplits: 3)[3]) } == words)
  }

  @Test("a file's first row tells whether it parses")
  func status() {
    for (code, status) in [("a", "ok"), ("(", "error")] {
      let rows = syntaxRows(of: Tree(code), path: "b.swift")
      #expect(rows.starts(with: "F\tb.swift\t\(status)\n".utf8))
    }
  }

  /// The rows of some kinds as `letter start end fields`, the fields separated by commas.
  private func rows(_ code: String, _ letters: String) -> [String] {
    let text = String(decoding: syntaxRows(of: Tree(code), path: ""), as: UTF8.self)
    return text.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard letters.contains(fields[0]) else { return nil }
      return fields[0..<3].joined(separator: " ") + " " + fields[3...].joined(separator: ",")
    }
  }
}

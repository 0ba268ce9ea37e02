import SwiftTree
import Testing

/// Code as it is while somebody types it: an error is reported, and the declarations around it stay.
@Suite("Broken code")
struct RecoveryTests {
  @Test(
    "declarations around the damage stay",
    arguments: [
      ("struct A { func f() { g( } var b: C }", ["A", "f", "b"]),
      ("struct A { func f() { g(h, \n let i = 1 } var b: C }", ["A", "f", "i", "b"]),
      ("struct A { var a = [1, 2\n var b: C }", ["A", "a", "b"]),
      ("struct A { var a: B = \n func f() {} }", ["A", "a", "f"]),
      ("struct A { func f() { g) } var b: C }", ["A", "f", "b"]),
      ("struct A { var a = \"b \\(c\n var d: E }", ["A", "a", "d"]),
      ("struct A { func f() { Text(\"\\(b\") }\n var c: D }", ["A", "f", "c"]),
      ("struct A { vra a: B { c }\n var d: E }", ["A", "d"]),
      ("struct A { func f() { b. }\n func g() {} }", ["A", "f", "g"]),
      ("struct A { @B \n }\nstruct C {}", ["A", "C"]),
      ("func f() { if a { \nstruct B {}", ["f", "B"]),
      ("} struct A {}", ["A"]),
      ("#if A\nstruct B {\n#endif\nstruct C {}", ["B", "C"]),
      ("switch a { b\n case c: let d = 1 }", ["d"]),
    ])
  func declarations(code: String, names: [String]) {
    let tree = Tree(code)
    #expect(tree.declaredNames == names)
    #expect(!tree.errors.isEmpty)
  }

  @Test(
    "what is wrong is reported where it is",
    arguments: [
      ("let a = \"b", .unterminatedString, 8), ("/* a", .unterminatedComment, 0), ("a = #/b", .unterminatedRegex, 4),
      ("f(a", .unbalanced, 1), ("a)", .unbalanced, 1), ("let = 1", .missing, 4), ("a b", .missing, 2),
      ("struct A { 1 }", .unexpectedToken, 11), ("a = \u{1}", .invalidCharacter, 4), ("<#a#>", .unexpectedToken, 0),
    ] as [(String, SyntaxProblem.Kind, Int)])
  func places(code: String, kind: SyntaxProblem.Kind, start: Int) {
    #expect(Tree(code).errors.contains { $0.kind == kind && $0.start == start })
  }

  @Test("an opening bracket that is never closed hides nothing behind it")
  func openBracket() {
    #expect(Tree("f(a\nlet b = 1").outline == "postfix(reference:f, call(argument(reference:a))); "
      + "variableDeclaration(binding(identifierPattern:b, initializer(integerLiteral:1))) !")
  }

  @Test(
    "what nests too deep is skipped, and is no error",
    arguments: [("(", "1", ")"), ("[", "1", "]"), ("{ ", "1", " }"), ("f(a: ", "1", ")"), ("if a { ", "b", " }")])
  func nesting(opening: String, inner: String, closing: String) {
    let levels = 1_000
    let code = String(repeating: opening, count: levels) + inner + String(repeating: closing, count: levels)
    let tree = Tree(code + "\nlet z = 1")
    #expect(tree.errors.isEmpty)
    #expect(tree.declaredNames == ["z"])
    #expect(tree.nodes.contains { $0.kind == .error })
  }
}

extension Tree {
  /// The names of all types, functions and variables, in source order.
  fileprivate var declaredNames: [String] {
    nodes.indices.compactMap { node in
      switch kind(node) {
      case .structDeclaration, .functionDeclaration: child(node, .name).map(code)
      case .binding: child(node, .identifierPattern).map(code)
      default: nil
      }
    }
  }
}

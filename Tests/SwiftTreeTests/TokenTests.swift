import SwiftTree
import Testing

@Suite("Tokens")
struct TokenTests {
  @Test(
    "words, numbers, punctuation",
    arguments: [
      ("let a_1 = `b c`", "letWord:let identifier:a_1 equal:= identifier:`b c`"),
      ("$0 $model é_ñ 🙂", "dollarIdentifier:$0 dollarIdentifier:$model identifier:é_ñ identifier:🙂"),
      ("leté caféKit `a`é let\u{A0}a", "identifier:leté identifier:caféKit identifier:`a` identifier:é "
        + "letWord:let identifier:a"),
      ("a$b <#text#>", "identifier:a$b identifier:<#text#>"),
      ("1_000 0xFF 0b1 0o7", "integer:1_000 integer:0xFF integer:0b1 integer:0o7"),
      ("1.5 1e9 1.5e-3 0x1.8p3", "float:1.5 float:1e9 float:1.5e-3 float:0x1.8p3"),
      ("a.0.1 1.a 0xF.b", "identifier:a period:. integer:0 period:. integer:1 integer:1 period:. identifier:a "
        + "integer:0xF period:. identifier:b"),
      ("1...2", "integer:1 infixOperator:... integer:2"),
      ("A::b", "identifier:A doubleColon::: identifier:b"),
      ("#if #a #available", "poundIf:#if pound:# identifier:a poundAvailable:#available"),
    ])
  func kinds(code: String, tokens: String) {
    #expect(Tree(code).tokenList == tokens)
  }

  @Test(
    "operators, by what touches them",
    arguments: [
      ("a + b", "identifier:a infixOperator:+ identifier:b"),
      ("a+b", "identifier:a infixOperator:+ identifier:b"),
      ("a +b", "identifier:a prefixOperator:+ identifier:b"),
      ("a+ b", "identifier:a postfixOperator:+ identifier:b"),
      ("(+)", "leftParenthesis:( infixOperator:+ rightParenthesis:)"),
      ("&a a & b", "ampersand:& identifier:a identifier:a infixOperator:& identifier:b"),
      ("a? a ? b", "identifier:a question:? identifier:a infixQuestion:? identifier:b"),
      ("a! !a", "identifier:a exclamation:! prefixOperator:! identifier:a"),
      ("a??", "identifier:a question:? question:?"),
      ("a ?? b", "identifier:a infixOperator:?? identifier:b"),
      ("a=b", "identifier:a equal:= identifier:b"),
      ("a->b", "identifier:a arrow:-> identifier:b"),
      ("a.b", "identifier:a period:. identifier:b"),
      ("a/* */+b", "identifier:a prefixOperator:+ identifier:b"),
      ("a+/* */b", "identifier:a postfixOperator:+ identifier:b"),
      ("a ≠ b", "identifier:a infixOperator:≠ identifier:b"),
    ])
  func operators(code: String, tokens: String) {
    #expect(Tree(code).tokenList == tokens)
  }

  @Test("an operator is cut at '<' and '>', and its pieces are joined")
  func pieces() {
    let tree = Tree("a >>= b")
    #expect(tree.tokenList == "identifier:a greater:> greater:> equal:= identifier:b")
    let joined = (1...3).map { tree.tokenFlags($0).contains(.joined) }
    #expect(joined == [true, true, false])
  }

  @Test(
    "strings are cut at interpolations",
    arguments: [
      (#""a\"b""#, [#"string:"a\"b""#]),
      (##"#"a\(b)"#"##, [##"string:#"a\(b)"#"##]),
      (#""a\(b)c""#, [#"stringHead:"a\("#, "identifier:b", #"stringTail:)c""#]),
      (##"#"\#(b)"#"##, [##"stringHead:#"\#("##, "identifier:b", ##"stringTail:)"#"##]),
      (
        #""\(a)\("\(b)")""#,
        [
          #"stringHead:"\("#, "identifier:a", #"stringMiddle:)\("#, #"stringHead:"\("#, "identifier:b",
          #"stringTail:)""#, #"stringTail:)""#,
        ]
      ),
      (
        #""\(f(a))""#,
        [
          #"stringHead:"\("#, "identifier:f", "leftParenthesis:(", "identifier:a", "rightParenthesis:)",
          #"stringTail:)""#,
        ]
      ),
      ("\"\"\"\na \"b\"\n\"\"\"", ["string:\"\"\"\na \"b\"\n\"\"\""]),
      ("#\"\"\"#", ["string:#\"\"\"#"]),
      ("#\"\"\"\n\"#\n\"\"\"#", ["string:#\"\"\"\n\"#\n\"\"\"#"]),
    ])
  func strings(code: String, tokens: [String]) {
    #expect(Tree(code).tokenTexts == tokens)
  }

  @Test(
    "a slash begins a regex literal where an operand may stand",
    arguments: [
      ("a = /b/", "regex:/b/"), ("f(/b c/)", "regex:/b c/"), ("return /b/", "regex:/b/"), ("a\n/b/.c", "regex:/b/"),
      ("try? /b/", "regex:/b/"), ("!/b/", "regex:/b/"), ("a ?/b/ : c", "regex:/b/"), ("await /b/", "regex:/b/"),
      ("a = #/b/c/#", "regex:#/b/c/#"), ("a = #/\nb\n/#", "regex:#/\nb\n/#"), ("a = /[)]\\/b/", "regex:/[)]\\/b/"),
      ("a = /\\ /", "regex:/\\ /"), ("a = /)/", "regex:/)/"),
      ("a / b / c", nil), ("a/b/c", nil), ("f(/, 1)/2", nil), ("a = / b/", nil), ("a = /b /", nil),
      ("a[0] /b/ c", nil), ("(a) /b/ c", nil), ("a! /b/ c", nil), ("func /(a: B) -> C/", nil), ("a = /b// c", nil),
    ] as [(String, String?)])
  func regexLiterals(code: String, literal: String?) {
    #expect(Tree(code).tokenTexts.first { $0.hasPrefix("regex:") } == literal)
  }

  @Test("a token knows the white space before it")
  func whiteSpace() {
    let tree = Tree("a b\nc/* */d/*\n*/e")
    let newlines = (0..<5).map { tree.tokenFlags($0).contains(.newlineBefore) }
    let spaces = (0..<5).map { tree.tokenFlags($0).contains(.spaceBefore) }
    #expect(newlines == [true, false, true, false, true])
    #expect(spaces == [true, true, true, true, true])
  }

  @Test("lines end with a line feed, a carriage return, or both", arguments: ["\n", "\r", "\r\n"])
  func lineEnds(lineEnd: String) {
    #expect(Tree("a" + lineEnd + "(b)").outline == "reference:a; tuple(argument(reference:b))")
    #expect(Tree("// a" + lineEnd + "b").outline == "reference:b")
  }

  @Test(
    "what may stand at a file's beginning is no token",
    arguments: [("\u{FEFF}a", 3), ("#!/usr/bin/swift\na", 17), ("\u{FEFF}#!b\na", 7)])
  func beginnings(code: String, start: Int) {
    let tree = Tree(code)
    #expect(tree.outline == "reference:a")
    #expect(tree.tokenStart(0) == start)
  }

  @Test(
    "comments are kept aside",
    arguments: [
      ("// a", ["line: // a"]), ("/// a\nb // c\r\n", ["line documentation: /// a", "line: // c"]),
      ("//// a", ["line: //// a"]), ("/* /* a */ */b", ["block: /* /* a */ */"]),
      ("/** a */", ["block documentation: /** a */"]), ("/**/", ["block: /**/"]), ("\"// a\"", []),
    ])
  func comments(code: String, comments: [String]) {
    let tree = Tree(code)
    let found = tree.comments.map { comment in
      (comment.isBlock ? "block" : "line") + (comment.isDocumentation ? " documentation" : "") + ": "
        + String(decoding: tree.bytes[comment.start..<comment.end], as: UTF8.self)
    }
    #expect(found == comments)
  }
}

extension Tree {
  /// Kind and text of each token but the last, `endOfFile`.
  var tokenTexts: [String] {
    (0..<tokenCount - 1).map { "\(tokenKind($0)):" + String(decoding: text(ofToken: $0), as: UTF8.self) }
  }

  var tokenList: String { tokenTexts.joined(separator: " ") }
}

import Robustness
import SwiftTree
import Testing

/// Literals and comments that nothing ends: one problem is reported, and the declarations around them stay.
@Suite("Robust: literals without end")
struct EndlessLiteralTests {
  private typealias Problem = SyntaxProblem.Kind

  @Test("a string ends with its line", arguments: ["\"a", "\"a\\", "\"\\\"", "#\"a\"", "##\"a\"#", "\"a\\(b)", "\"a\\(b) c"])
  func string(_ literal: String) {
    expectStruct(behind: literal, .unterminatedString)
  }

  @Test("an interpolation ends with its line", arguments: ["\"a\\(b", "\"a\\(b \"c", "\"a\\(b \"c\\(d", "#\"a\\#(b"])
  func interpolation(_ literal: String) {
    expectSoundTree(of: "let x = \(literal)\nstruct S {}\n")
  }

  @Test(
    "a multi-line string, a comment and an extended regex end with the file",
    arguments: ["\"\"\"\na", "\"\"\"", "#\"\"\"\na\n\"\"\"", "\"\"\"\n\\(a)", "/* a", "/* a /* b */", "#/\na", "#/a"])
  func restOfFile(_ literal: String) {
    let source = "struct S {}\nlet x = \(literal)\n"
    let tree = expectSoundTree(of: Array(source.utf8), source)
    #expect(kinds(tree).contains(.structDeclaration))
    #expect(!tree.errors.isEmpty)
  }

  @Test("a slash that ends nothing is an operator", arguments: ["/a", "/a\\", "/[a", "/(a", "/\\/"])
  func bareRegex(_ literal: String) {
    let source = "let x = \(literal)\nstruct S {}\n"
    let tree = expectSoundTree(of: Array(source.utf8), source)
    #expect(kinds(tree).contains(.structDeclaration))
  }

  @Test("each of them may end the file", arguments: ["\"", "\"\\", "\"\\(", "\"\\(\"", "\"\"\"", "\"\"\"\\", "\"\"\"\\(", "#\"", "#\"\\", "#\"\\#", "#\"\\#(", "/*", "/**", "/*/", "//", "///", "/", "/\\", "/[", "#/", "#/\\", "#", "##", "`", "`a", "<#", "<#a", "$", "@", "\\", "."])
  func atTheEnd(_ literal: String) {
    for head in ["", "x", "x ", "x = ", "(", "f(", "\"\\(", "\"\"\"\n\\(", "#if A\n", "/* */", "{ ", "@A("] { expectSoundTree(of: head + literal) }
  }

  private func expectStruct(behind literal: String, _ problem: Problem) {
    let source = "let x = \(literal)\nstruct S {}\n"
    let tree = expectSoundTree(of: Array(source.utf8), source)
    #expect(kinds(tree).contains(.structDeclaration), "\(source)")
    #expect(tree.errors.contains { $0.kind == problem }, "\(source)")
  }

  private func kinds(_ tree: Tree) -> [NodeKind] { tree.nodes.map(\.kind) }
}

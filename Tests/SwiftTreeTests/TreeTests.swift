import Testing

@testable import SwiftTree

@Suite("The tree as a value")
struct TreeTests {
  @Test("nodes and tokens are as small as they are meant to be")
  func layout() {
    #expect(MemoryLayout<Node>.stride == 16)
    #expect(MemoryLayout<Token>.stride == 16)
    #expect(MemoryLayout<TokenTag>.stride == 2)
  }

  @Test("an empty file is a tree")
  func empty() {
    let tree = Tree()
    #expect(tree.count == 0)
    #expect(tree.tokenCount == 1)
    #expect(tree.kind(0) == .sourceFile)
    #expect(tree.end(0) == 1)
    #expect(tree.errors.isEmpty)
  }

  @Test("a tree is filled again without a trace of what it held")
  func reuse() {
    var tree = Tree("struct A { /* b */ let c = \"d\\(e)\" ")
    for code in ["a.b(c)", "", "func f() {}"] {
      tree.parse(Array(code.utf8))
      #expect(tree.outline == Tree(code).outline)
      #expect(tree.tokenTexts == Tree(code).tokenTexts)
      #expect(tree.comments.isEmpty)
    }
  }

  @Test("a file is read straight into the tree's memory, perhaps shorter than expected")
  func filling() {
    var tree = Tree("previous")
    tree.parse(count: 100) { buffer in
      for (offset, byte) in "a.b".utf8.enumerated() { buffer[offset] = byte }
      return 3
    }
    #expect(tree.count == 3)
    #expect(tree.outline == "postfix(reference:a, member(b))")
  }

  @Test("offsets count UTF-8 bytes; comments and white space around a node are outside")
  func offsets() {
    let tree = Tree("/* é */ a .b // c\n")
    let node = 1
    #expect(tree.kind(node) == .postfix)
    #expect(tree.start(node) == 9)
    #expect(tree.endOffset(node) == 13)
    #expect(tree.code(node) == "a .b")
  }

  @Test("the first child of a kind, the name of the first token")
  func questions() throws {
    let tree = Tree("final class A: B {}")
    let name = try #require(tree.child(1, .name))
    #expect(tree.name(name) == Name("A"))
    #expect(tree.name(1) == Name("final"))
    #expect(tree.child(1, .whereClause) == nil)
  }

  @Test("more nodes than the room that was made are no loss")
  func room() {
    let code = String(repeating: "case a:", count: 40)
    let tree = Tree("switch b {" + code + "}")
    #expect(tree.errors.isEmpty)
    #expect(tree.nodes.filter { $0.kind == .switchCase }.count == 40)
  }
}

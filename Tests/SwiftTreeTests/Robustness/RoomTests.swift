import Robustness
import Testing

@testable import SwiftTree

/// The parser writes its nodes into room that was made before; where that is too small it goes on to the end of the
/// file, so that the caller can try again with more.
@Suite("Robust: room for nodes")
struct RoomTests {
  @Test("a parser without room comes to an end", arguments: CorpusFile.all)
  func corpus(_ file: CorpusFile) {
    let tree = Tree(file.bytes)
    for room in [1, 2, 7, tree.nodes.count / 2, tree.nodes.count - 1] where room > 0 {
      #expect(overflows(tree, room: room) == (room < tree.nodes.count))
    }
    #expect(!overflows(tree, room: tree.nodes.count))
  }

  @Test("whatever it reads", arguments: Shape.all)
  func shape(_ shape: Shape) {
    let tree = Tree(shape.source(40))
    for room in [1, 5, 50] { #expect(overflows(tree, room: room) == (room < tree.nodes.count)) }
  }

  private func overflows(_ tree: Tree, room: Int) -> Bool {
    var nodes = Array(repeating: Node(kind: .error, firstToken: 0, endToken: 0, end: 0), count: room)
    return tree.bytes.withUnsafeBufferPointer { source in
      tree.tokens.withUnsafeBufferPointer { tokens in
        tree.tags.withUnsafeBufferPointer { tags in
          nodes.withUnsafeMutableBufferPointer { nodes in
            var parser = Parser(source: source, tokens: tokens, tags: tags, nodes: nodes)
            parser.parseSourceFile()
            return parser.overflowed
          }
        }
      }
    }
  }
}

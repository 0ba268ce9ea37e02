import Robustness
import SwiftTree
import Testing

/// One thing over and over: no trap, no stack that grows with it, no tree that is deeper or larger than its source
/// deserves.
@Suite("Robust: shapes")
struct ShapeTests {
  /// 200,000 of each: deeper than any stack would bear.
  @Test("a great many", arguments: Shape.all)
  func many(_ shape: Shape) {
    #if DEBUG
      let count = ShapeTests.isAmongTheLargest(shape) ? 200_000 : 10_000
    #else
      let count = 200_000
    #endif
    expectSoundTree(of: shape.source(count), "\(count)")
  }

  /// Debug builds are slow; there, the shapes that nest most plainly stand for the others.
  private static func isAmongTheLargest(_ shape: Shape) -> Bool {
    ["parentheses", "square brackets", "braces", "mixed brackets", "generic arguments", "comments", "optional types"].contains(shape.name)
  }

  @Test("a few, and as many as the parser follows", arguments: Shape.all)
  func few(_ shape: Shape) {
    for count in [0, 1, 2, 3, 31, 33, 255, 257] { expectSoundTree(of: shape.source(count), "\(count)") }
  }

  /// Counts, not seconds: twice the source has at most twice the tokens and nodes. `Benchmarks/linearity` counts the
  /// instructions.
  @Test("the tree grows with the source", arguments: Shape.all)
  func growth(_ shape: Shape) {
    let sizes = [1_000, 2_000, 4_000].map { count in
      let tree = Tree(shape.source(count))
      return tree.nodes.count + tree.tokenCount + tree.comments.count + tree.errors.count
    }
    let slack = 4_096
    #expect(sizes[1] <= sizes[0] * 2 + slack)
    #expect(sizes[2] <= sizes[1] * 2 + slack)
  }
}

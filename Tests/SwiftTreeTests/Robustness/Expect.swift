import Robustness
import SwiftTree
import Testing

/// Reads any bytes, and expects of their tree what holds for every tree.
@discardableResult
func expectSoundTree(
  of source: [UInt8], _ what: @autoclosure () -> String, sourceLocation: SourceLocation = #_sourceLocation
) -> Tree {
  let tree = Tree(source)
  let violations = TreeInvariants.violations(of: tree, of: source)
  if !violations.isEmpty {
    Issue.record("\(what()): \(violations.joined(separator: "; "))", sourceLocation: sourceLocation)
  }
  return tree
}

func expectSoundTree(of source: String, sourceLocation: SourceLocation = #_sourceLocation) {
  expectSoundTree(of: Array(source.utf8), source.debugDescription, sourceLocation: sourceLocation)
}

import SwiftTree

/// `#if` around code.
extension FactsBuilder {
  /// Reads a clause's code with the platforms that its condition leaves. All clauses are live; what two of them say
  /// together is only wrong where both cannot be compiled for one platform.
  mutating func readClause(_ node: Int) {
    let outer = platforms
    defer { platforms = outer }
    let end = tree.end(node)
    var child = node + 1
    if tree.hasCondition(node), child < end {
      platforms.formIntersection(tree.platforms(ofCondition: child))
      child = tree.end(child)
    }
    guard platforms != outer, isInFunction else { return walk(from: child, to: end) }
    inScope(.branch, at: node) { builder in builder.walk(from: child, to: end) }
  }

  private mutating func walk(from first: Int, to end: Int) {
    var child = first
    while child < end {
      walk(child)
      child = tree.end(child)
    }
  }

  /// Code in a function gets a piece of its own, so that its platforms are known.
  @inline(__always)
  private var isInFunction: Bool {
    scope >= 0 && facts.scopes[Int(scope)].kind != .file && facts.scopes[Int(scope)].owner == type
  }
}

extension BorrowedTree {
  /// `#else` has none.
  fileprivate func hasCondition(_ clause: Int) -> Bool {
    tokenKind(firstToken(clause)) != .poundElse
  }

  /// `os(macOS)`, `!os(macOS)`, `canImport(UIKit)`; everything else leaves all platforms.
  fileprivate func platforms(ofCondition node: Int) -> Platforms {
    let first = firstToken(node)
    let last = endToken(node) - 1
    let isNegated = tokenKind(first) == .prefixOperator
    let word = isNegated ? first + 1 : first
    // word ( name )
    guard last - word == 3, let named = BorrowedTree.platformConditions[tokenName(word)]?[tokenName(word + 2)] else {
      return .all
    }
    return isNegated ? Platforms.all.subtracting(named) : named
  }

  private static let platformConditions = NameTable<NameTable<Platforms>>([
    (
      Name("os"),
      NameTable([
        (Name("iOS"), .iOS), (Name("macOS"), .macOS), (Name("OSX"), .macOS), (Name("watchOS"), .watchOS), (Name("tvOS"), .tvOS),
        (Name("visionOS"), .visionOS), (Name("Linux"), .other), (Name("Windows"), .other), (Name("Android"), .other),
      ])
    ),
    (
      Name("canImport"),
      NameTable([(Name("UIKit"), [.iOS, .tvOS, .visionOS, .watchOS]), (Name("AppKit"), .macOS), (Name("Cocoa"), .macOS)])
    ),
  ])
}

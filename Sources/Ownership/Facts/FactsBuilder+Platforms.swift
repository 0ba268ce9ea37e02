import SwiftTree

/// `#if` around code.
extension FactsBuilder {
  /// Reads each clause's code with the platforms that its condition and the ones before leave. All clauses are live; what
  /// two of them say together is only wrong where both cannot be compiled for one platform.
  mutating func readConditionalCode(_ node: Int) {
    let outer = platforms
    var remaining = Platforms.all
    forEachChild(of: node) { builder, clause in
      builder.platforms = outer.intersection(remaining)
      if let named = builder.readClause(clause, outer) { remaining.subtract(named) }
    }
    platforms = outer
  }

  /// - Returns: the platforms that the condition names, if it names nothing else.
  private mutating func readClause(_ node: Int, _ outer: Platforms) -> Platforms? {
    let end = tree.end(node)
    var child = node + 1
    var named: Platforms?
    if tree.hasCondition(node), child < end {
      named = tree.platforms(ofCondition: child)
      platforms.formIntersection(named ?? .all)
      child = tree.end(child)
    }
    readCode(of: node, from: child, outer)
    return named
  }

  private mutating func readCode(of clause: Int, from child: Int, _ outer: Platforms) {
    let end = tree.end(clause)
    guard platforms != outer, isInFunction, child < end else { return walk(from: child, to: end) }
    inScope(.branch, at: clause) { builder in builder.walk(from: child, to: end) }
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

  /// `os(macOS)`, `!os(macOS)`, `canImport(UIKit)`; nil for everything else, which leaves all platforms.
  fileprivate func platforms(ofCondition node: Int) -> Platforms? {
    let first = firstToken(node)
    let last = endToken(node) - 1
    let isNegated = tokenKind(first) == .prefixOperator
    let word = isNegated ? first + 1 : first
    // word ( name )
    guard last - word == 3, let named = BorrowedTree.platformConditions[tokenName(word)]?[tokenName(word + 2)] else {
      return nil
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

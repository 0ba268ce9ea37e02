import SwiftTree

/// Rows in a plain stack that scrolls.
extension Project {
  /// The plain stack around rows that a vertical ScrollView shows; nil if the stack is lazy, or if nothing scrolls.
  public func scrolledStack(around row: RowCall) -> EventID? {
    scrolledStack(around: row.event, stack: nil, depth: 0)
  }

  private func scrolledStack(around event: EventID, stack: EventID?, depth: Int) -> EventID? {
    let facts = files[Int(event.file)]
    var stack = stack
    var scope = ScopeID(file: event.file, index: self[event].scope)
    while self[scope].kind == .closure || self[scope].kind == .branch {
      if self[scope].call >= 0 {
        let call = EventID(file: event.file, index: self[scope].call)
        guard let name = facts.path(self[call]).last else { return nil }
        if name == ScrolledStacks.scrollView { return scrollsVertically(call) ? stack : nil }
        if ScrolledStacks.lazy.contains(name) { return nil }
        if name == ScrolledStacks.stack { stack = stack ?? call }
      }
      scope = ScopeID(file: scope.file, index: self[scope].parent)
    }
    guard depth < 2 else { return nil }
    return uses(ofDeclarationAt: scope).lazy.compactMap { self.scrolledStack(around: $0, stack: stack, depth: depth + 1) }.first
  }

  private func scrollsVertically(_ call: EventID) -> Bool {
    guard let axes = arguments(of: call).first(where: { $0.label.isNone && $0.expression.closure < 0 }) else { return true }
    guard axes.expression.kind == .chain, axes.expression.root >= 0 else { return false }
    return files[Int(call.file)].path(files[Int(call.file)].events[Int(axes.expression.root)]).last == ScrolledStacks.vertical
  }

  /// Whether rows are made of a collection whose length nobody knows: one that is stored or received, not a piece of one.
  public func areUnbounded(_ row: RowCall) -> Bool {
    guard !isFixed(row.event), row.data.kind == .chain, row.data.root >= 0, elementType(of: row) != nil else { return false }
    let root = EventID(file: row.event.file, index: row.data.root)
    return self[root].kind == .read && !collections(behind: root, length: Int(self[root].pathCount)).isEmpty
  }

  /// Whether rows are views of the project's own.
  public func areOwnViews(_ row: RowCall) -> Bool {
    guard let content = row.content else { return false }
    return (self[content].firstEvent..<self[content].endEvent).contains { index in
      constructedType(EventID(file: content.file, index: index)).map(isRebuiltOwner) ?? false
    }
  }
}

private enum ScrolledStacks {
  static let scrollView = Name("ScrollView")
  static let stack = Name("VStack")
  static let vertical = Name("vertical")
  static let lazy = NameSet(["LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "List", "Form", "Table", "ForEach"])
}

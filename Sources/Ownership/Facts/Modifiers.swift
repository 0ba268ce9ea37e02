import SwiftTree

/// What the words before a declaration say.
struct Modifiers {
  var access: Access?
  var setterAccess: Access?
  var isStatic = false
  var isLazy = false
  var isWeak = false
  var isMutating = false
  var isOverride = false
}

extension BorrowedTree {
  @inline(__always)
  func read(modifier node: Int, into modifiers: inout Modifiers) {
    switch tokenKind(firstToken(node)) {
    case .privateWord: read(.private, of: node, into: &modifiers)
    case .fileprivateWord: read(.fileprivate, of: node, into: &modifiers)
    case .internalWord: read(.internal, of: node, into: &modifiers)
    case .package: read(.package, of: node, into: &modifiers)
    case .publicWord: read(.public, of: node, into: &modifiers)
    case .open: read(.open, of: node, into: &modifiers)
    case .staticWord, .classWord: modifiers.isStatic = true
    case .lazy: modifiers.isLazy = true
    case .weak: modifiers.isWeak = true
    case .mutating: modifiers.isMutating = true
    case .override: modifiers.isOverride = true
    default: break
    }
  }

  private func read(_ access: Access, of node: Int, into modifiers: inout Modifiers) {
    let isForSetter = endToken(node) - firstToken(node) > 1
    if isForSetter { modifiers.setterAccess = access } else { modifiers.access = access }
  }
}

import SwiftTree

/// What names stand for. Whoever asks depends on the answer, be it that nothing bears the name.
extension Project {
  /// All elements of an index with a key, in order.
  // Looked at where it stands, here and below: what is asked before might change it, so that a copy would be counted for
  // each name, 2 of 52 instructions a byte.
  @inline(__always)
  func declarations(in index: @autoclosure () -> NameIndex, _ key: UInt64) -> NameIndex.Elements {
    tracker?.ask(.declarations(key))
    return index().elements(key)
  }

  /// Whether a type, a typealias or a generic parameter bears a name; false is certain, as in the following.
  func mayBeType(_ name: Name) -> Bool { isAmong(typeNames.names, name, .type) }
  func mayBeFunction(_ name: Name) -> Bool { isAmong(functionNames.names, name, .function) }
  func mayBeProperty(_ name: Name) -> Bool { isAmong(propertyNames.names, name, .property) }
  /// Whether a computed property bears it.
  func mayBeComputed(_ name: Name) -> Bool { isAmong(computedNames.names, name, .computedProperty) }

  @inline(__always)
  private func isAmong(_ names: @autoclosure () -> NameSet, _ name: Name, _ kind: NameKind) -> Bool {
    tracker?.ask(.names(name, kind))
    return names().contains(name)
  }
}

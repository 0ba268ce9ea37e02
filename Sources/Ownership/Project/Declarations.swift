import SwiftTree

/// What names stand for. Whoever asks depends on the answer, be it that nothing bears the name.
extension Project {
  /// All elements of an index with a key, in order.
  func declarations(in index: NameIndex, _ key: UInt64) -> NameIndex.Elements {
    tracker?.ask(.declarations(key))
    return index.elements(key)
  }

  /// Whether a type, a typealias or a generic parameter bears a name; false is certain, as in the following.
  func mayBeType(_ name: Name) -> Bool { isAmong(typeNames, name) }
  func mayBeFunction(_ name: Name) -> Bool { isAmong(functionNames, name) }
  func mayBeProperty(_ name: Name) -> Bool { isAmong(propertyNames, name) }
  /// Whether a computed property bears it.
  func mayBeComputed(_ name: Name) -> Bool { isAmong(computedNames, name) }

  private func isAmong(_ names: NameSet, _ name: Name) -> Bool {
    tracker?.ask(.kinds(of: name))
    return names.contains(name)
  }
}

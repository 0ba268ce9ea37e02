import SwiftTree

/// The names that configurations put into tables.
extension Project {
  /// Whether a name stands in a table that the configuration of a file adds to.
  func isOwnName(_ name: Name, in table: WordTable, of file: FileIndex) -> Bool {
    if ownNames.isEmpty { return false }
    return ownNames[Int(units[Int(file)])][table]?.contains(name) ?? false
  }

  /// Whether a name is that of a view through which a user changes a value.
  func isEditingControl(_ name: Name, in file: FileIndex) -> Bool {
    EditingControls.names.contains(name) || isOwnName(name, in: .controls, of: file)
  }
}

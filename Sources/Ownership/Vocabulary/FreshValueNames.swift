import SwiftTree

/// What the frameworks offer for a value that is another one each time it is asked for.
enum FreshValueNames {
  /// Types whose instances differ if they are made without arguments.
  static let types = NameSet(["UUID", "NSUUID", "Date", "NSDate"])
  /// Static functions of numbers: `Int.random(in: 0...9)`.
  static let functions = NameSet(["random"])
  /// Properties behind a type or an instance: `Date.now`, `ProcessInfo.processInfo.globallyUniqueString`.
  static let properties = NameTable<Name>([
    (Name("now"), Name("Date")), (Name("globallyUniqueString"), Name("ProcessInfo")),
  ])
}

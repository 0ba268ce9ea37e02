import SwiftTree

/// The standard library's methods that change the value they are called on.
enum MutatingMethods {
  /// Methods of caches that put something in.
  static let cacheNames = NameSet(["setObject", "set", "store", "save", "cache", "put", "add"])

  /// Those that leave another value each time, however often they are called.
  static let changing = NameSet(["append", "toggle", "negate", "reverse", "shuffle"])

  /// Methods of collections that take elements out.
  static let removingNames = NameSet(["remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "popLast"])
  /// Methods of sequences whose result has fewer elements.
  static let shorteningNames = NameSet(["filter", "dropFirst", "dropLast", "prefix", "suffix"])

  /// Types, beside arrays and dictionaries, all of whose changing methods are among `names`.
  static let knownTypes = NameSet(
    FrameworkValueTypes.scalars + ["UUID", "Color", "Set", "Array", "Dictionary", "Range", "ClosedRange"])

  static let names = NameSet([
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue", "popLast",
    "popFirst", "toggle", "sort", "reverse", "shuffle", "swapAt", "move", "formUnion", "formIntersection",
    "formSymmetricDifference", "subtract", "update", "updateValue", "merge", "negate", "replaceSubrange", "partition",
    "reserveCapacity", "addPoint", "addTimeInterval",
  ])
}

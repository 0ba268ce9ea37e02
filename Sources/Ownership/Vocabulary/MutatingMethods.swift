import SwiftTree

/// The standard library's methods that change the value they are called on.
enum MutatingMethods {
  /// Methods of caches that put something in.
  static let cacheNames = NameSet(["setObject", "set", "store", "save", "cache", "put", "add"])

  static let names = NameSet([
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue", "popLast",
    "popFirst", "toggle", "sort", "reverse", "shuffle", "swapAt", "move", "formUnion", "formIntersection",
    "formSymmetricDifference", "subtract", "update", "updateValue", "merge", "negate", "replaceSubrange", "partition",
    "reserveCapacity", "addPoint", "addTimeInterval",
  ])
}

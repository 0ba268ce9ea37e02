import SwiftTree

/// The standard library's and SwiftUI's methods after which the elements of a collection stand at other positions.
enum ReorderingMethods {
  static let names = NameSet([
    "insert", "remove", "removeAll", "removeFirst", "removeSubrange", "popFirst", "sort", "reverse",
    "shuffle", "swapAt", "move", "partition", "replaceSubrange",
  ])
}

import SwiftTree

extension Tree {
  init(_ code: String) {
    self.init(Array(code.utf8))
  }

  /// The tree in one line: `kind(child, child)`, and `kind:code` for a node without children. A `name` is its word
  /// alone, a flag is a mark behind the kind. An exclamation mark at the end says that the code has errors.
  var outline: String {
    let items = children(0).map(outline).joined(separator: "; ")
    return errors.isEmpty ? items : items + " !"
  }

  /// The code of a node.
  func code(_ node: Int) -> String {
    String(decoding: bytes[start(node)..<endOffset(node)], as: UTF8.self)
  }

  func children(_ node: Int) -> [Int] {
    var children: [Int] = []
    var child = node + 1
    while child < end(node) {
      children.append(child)
      child = end(child)
    }
    return children
  }

  private func outline(_ node: Int) -> String {
    let kind = kind(node) == .name ? "" : "\(kind(node))" + mark(node)
    let children = children(node).map(outline)
    if !children.isEmpty { return kind + "(" + children.joined(separator: ", ") + ")" }
    let code = code(node)
    return kind.isEmpty || code.isEmpty ? kind + code : kind + ":" + code
  }

  private func mark(_ node: Int) -> String {
    if flags(node).contains(.variadic) { return "..." }
    return flags(node).contains(.argumentLabels) ? "(:)" : ""
  }
}

import SwiftTree

/// A manifest that is Swift code, as a tree that is asked for calls and literals. Nothing is run: what the code
/// computes is unknown.
struct SwiftManifest {
  let tree: Tree
  /// As people see it.
  let path: String

  init(_ bytes: [UInt8], path: String) {
    tree = Tree(bytes)
    self.path = path
  }

  /// A call with the last name before it: `.target(name: "App")`, `Package(…)`.
  struct Call {
    let callee: Name
    /// The whole expression.
    let node: Int
    /// The parentheses.
    let call: Int
  }

  func place(_ node: Int) -> SettingPlace {
    .file(path: path, offset: tree.start(node))
  }

  func children(_ node: Int) -> [Int] {
    var children: [Int] = []
    var child = node + 1
    while child < tree.end(node) {
      children.append(child)
      child = tree.end(child)
    }
    return children
  }

  /// The first call of a chain.
  func call(_ node: Int) -> Call? {
    guard tree.kind(node) == .postfix else { return nil }
    var callee = Name.none
    for child in children(node) {
      switch tree.kind(child) {
      case .reference: callee = tree.name(child)
      case .implicitMember, .member: callee = tree.tokenName(tree.firstToken(child) + 1)
      case .call: return Call(callee: callee, node: node, call: child)
      default: return nil
      }
    }
    return nil
  }

  /// The word of `.v17`, as text.
  func memberText(_ node: Int) -> String? {
    guard tree.kind(node) == .implicitMember else { return nil }
    return String(decoding: tree.text(ofToken: tree.firstToken(node) + 1), as: UTF8.self)
  }

  /// The label and the value of an argument.
  func labelAndValue(_ argument: Int) -> (label: Name, value: Int)? {
    guard tree.kind(argument) == .argument, argument + 1 < tree.end(argument) else { return nil }
    let first = argument + 1
    var last = first
    while tree.end(last) < tree.end(argument) { last = tree.end(last) }
    guard tree.kind(last) != .name else { return nil }
    return (last > first && tree.kind(first) == .name ? tree.name(first) : .none, last)
  }

  func value(_ label: Name, of call: Call) -> Int? {
    var argument = call.call + 1
    while argument < tree.end(call.call) {
      if let (own, value) = labelAndValue(argument), own == label { return value }
      argument = tree.end(argument)
    }
    return nil
  }

  func firstValue(of call: Call) -> Int? {
    children(call.call).lazy.compactMap(labelAndValue).first?.value
  }

  /// A string without interpolations and escapes.
  func string(_ node: Int) -> String? {
    guard tree.kind(node) == .stringLiteral, tree.end(node) == node + 1 else { return nil }
    let text = tree.bytes[tree.start(node)..<tree.endOffset(node)]
    guard text.count >= 2, text.first == UInt8(ascii: "\""), text.last == UInt8(ascii: "\""), !text.contains(.backslash),
      !text.starts(with: [UInt8](repeating: UInt8(ascii: "\""), count: 3)) || text.count == 2
    else { return nil }
    return String(decoding: text.dropFirst().dropLast(), as: UTF8.self)
  }

  /// The strings of a list; nil if one of them is computed.
  func strings(_ node: Int) -> [String]? {
    guard tree.kind(node) == .arrayLiteral else { return nil }
    let all = children(node).map(string)
    return all.contains(nil) ? nil : all.compactMap { $0 }
  }

  /// `"17.0"`, `.v17`, `.v10_15`.
  func version(_ node: Int) -> String? {
    if let text = string(node) { return text }
    guard let word = memberText(node), word.hasPrefix("v") else { return nil }
    return String(decoding: word.utf8.dropFirst().map { $0 == UInt8(ascii: "_") ? UInt8(ascii: ".") : $0 }, as: UTF8.self)
  }

  /// Calls `body` for each node from the outside in; what it says no to is left out with all that it holds.
  func forEachNode(in node: Int, _ body: (Int) -> Bool) {
    var current = node
    while current < tree.end(node) { current = body(current) ? current + 1 : tree.end(current) }
  }
}

import SwiftTree

extension BorrowedTree {
  /// The label and the expression of an argument; nil if there is none.
  func labelAndValue(of node: Int) -> (label: Name, value: Int)? {
    var value = node + 1
    guard value < end(node) else { return nil }
    guard kind(value) == .name else { return (.none, value) }
    let label = name(value)
    value = end(value)
    return value < end(node) ? (label, value) : nil
  }

  /// What stands beside the closures of a call.
  func callShape(of node: Int) -> CallShape {
    var shape = CallShape()
    var child = node + 1
    while child < end(node) {
      read(argument: child, into: &shape)
      child = end(child)
    }
    return shape
  }

  private func read(argument node: Int, into shape: inout CallShape) {
    guard let label = child(node, .name) else {
      shape.hasData = shape.hasData || (kind(node) == .argument && child(node, .closure) == nil)
      return
    }
    switch name(label) {
    case Labels.action: shape.hasAction = true
    case Labels.destination, Labels.value: shape.hasDestination = true
    case Labels.content: shape.hasContent = true
    default: break
    }
  }

  private enum Labels {
    static let action = Name("action")
    static let destination = Name("destination")
    static let value = Name("value")
    static let content = Name("content")
  }

  /// Whether a name begins as `onChange`, `onSubmit`, `onHover` do: SwiftUI's and everybody's own event handlers.
  func isHandlerName(at start: UInt32) -> Bool {
    // Zero bytes stand behind the text.
    let name = bytes + Int(start)
    return name[0] == UInt8(ascii: "o") && name[1] == UInt8(ascii: "n") && name[2] >= UInt8(ascii: "A")
      && name[2] <= UInt8(ascii: "Z")
  }
}

import SwiftTree

extension BorrowedTree {
  /// `a ?? b ?? c`.
  func isFallback(from first: Int, to limit: Int) -> Bool {
    var child = end(first)
    while child < limit {
      let text = text(ofToken: firstToken(child))
      let isFallback = text.count == 2 && text[0] == UInt8(ascii: "?") && text[1] == UInt8(ascii: "?")
      guard kind(child) == .binaryOperator, isFallback, end(child) < limit else { return false }
      child = end(end(child))
    }
    return true
  }

  /// What an operator does to the operand before it; nil if it does nothing.
  func writeFlags(operator node: Int) -> Event.Flags? {
    if kind(node) == .assignment { return .assigned }
    guard kind(node) == .binaryOperator else { return nil }
    let text = text(from: start(node), to: endOffset(node))
    guard text.count > 1, text[text.count - 1] == UInt8(ascii: "=") else { return nil }
    return isComparison(text) ? nil : .mutated
  }

  /// Comparisons end with `=` too.
  private func isComparison(_ operator: UnsafeBufferPointer<UInt8>) -> Bool {
    switch `operator`[0] {
    case UInt8(ascii: "="), UInt8(ascii: "!"): `operator`.count <= 3
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "~"): `operator`.count == 2
    default: false
    }
  }
}

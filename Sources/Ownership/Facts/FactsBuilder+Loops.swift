import SwiftTree

/// Loops that may run for ever, and what closures capture: together they say what stays alive.
extension FactsBuilder {
  mutating func readWhile(_ node: Int) {
    if tree.isEndlessLoop(node) { markLoop() }
    walkChildren(of: node)
  }

  /// Whether the last events name a sequence that never ends by itself.
  func namesEndlessSequence(since first: Int) -> Bool {
    (first..<facts.events.count).contains { index in
      let event = facts.events[index]
      let last = Int(event.firstPath) + Int(event.pathCount) - 1
      return event.pathCount > 0 && ResourceVocabulary.endlessSequences.contains(facts.paths[last])
    }
  }

  /// Notes a loop in the function, getter or closure around it.
  mutating func markLoop() {
    var code = scope
    while code >= 0, facts.scopes[Int(code)].kind == .branch { code = facts.scopes[Int(code)].parent }
    guard code >= 0 else { return }
    facts.scopes[Int(code)].traits.insert(.endlessLoop)
    if unwrapsSelf(since: facts.scopes[Int(code)].firstEvent) { facts.scopes[Int(code)].traits.insert(.unwrapsSelfBeforeLoop) }
  }

  /// `guard let self`, `if let object = self` stands among the last events.
  private func unwrapsSelf(since first: EventIndex) -> Bool {
    (Int(first)..<facts.events.count).contains { index in
      let event = facts.events[index]
      return event.isSelf && event.flags.contains(.inCondition)
    }
  }
}

extension BorrowedTree {
  /// `while true`, `while !Task.isCancelled`, `repeat { … } while true`.
  func isEndlessLoop(_ node: Int) -> Bool {
    let block = child(node, .codeBlock)
    let condition =
      kind(node) == .repeatStatement
      ? (block.map { endToken($0) } ?? firstToken(node))..<endToken(node)
      : firstToken(node)..<(block.map { firstToken($0) } ?? endToken(node))
    return condition.contains { tokenKind($0) == .trueWord || tokenName($0) == Loops.isCancelled }
  }

  /// `weak self`, `unowned self`, `weak self = self`.
  func isWeakSelf(_ capture: Int) -> Bool {
    guard let name = child(capture, .name), tokenKind(firstToken(name)) == .selfWord else { return false }
    let specifier = tokenKind(firstToken(capture))
    return specifier == .weak || specifier == .unowned
  }

  private enum Loops {
    static let isCancelled = Name("isCancelled")
  }
}

/// `#if` and its clauses, which stand wherever a list does.
extension Parser {
  /// An `#if` around some of a list. All clauses are parsed, whatever their condition.
  @inline(never)
  mutating func parseIfConfig(_ list: ItemList) {
    guard enter() else { return skipTooDeepBracket() }
    let node = open(.ifConfig)
    repeat { parseIfConfigClause(list) } while at(.poundElseif) || at(.poundElse)
    expect(.poundEndif)
    close(node)
    leave()
  }

  private mutating func parseIfConfigClause(_ list: ItemList) {
    let clause = open(.ifConfigClause)
    let end = ahead.partner(position)
    let hasCondition = !at(.poundElse)
    advance()
    if hasCondition { parseDirectiveCondition() }
    parseItems(list, upTo: end)
    close(clause)
  }

  /// The condition, which ends with its line.
  private mutating func parseDirectiveCondition() {
    if isAtLineStart { return report(.missing) }
    let outer = context
    context = .endsAtLine
    parseExpression()
    context = outer
    if !isAtLineStart, !kind.isCloser { skipUnexpected() }
  }
}

/// Looking ahead over `#if`.
extension Lookahead {
  /// The first token after the line of an `#if` or `#elseif`.
  func tokenAfterLine(_ token: Int) -> Int {
    var next = token + 1
    while !isAtLineStart(next), kind(next) != .endOfFile {
      next = kind(next).isOpener ? max(partner(next), next + 1) : next + 1
    }
    return next
  }

  /// The first token in the clauses of an `#if`, of those of an `#if` in it if that comes first.
  func firstTokenInClauses(ofIfConfigAt token: Int) -> Int {
    var next = token
    while true {
      switch kind(next) {
      case .poundIf, .poundElseif, .poundElse: next = tokenAfterLine(next)
      default: return next
      }
    }
  }

  /// The token behind the `#endif` of an `#if`.
  func endOfIfConfig(_ token: Int) -> Int {
    var end = token
    while kind(end).isOpener { end = partner(end) }
    return kind(end) == .poundEndif ? end + 1 : end
  }

  /// How deep `#if`s around attributes are followed.
  private static let attributeDepthLimit = 8

  /// Whether an `#if` holds nothing but attributes in its first clause, so that it belongs to the declaration after it.
  func holdsAttributes(ifConfigAt token: Int, depth: Int = 0) -> Bool {
    guard depth < Lookahead.attributeDepthLimit else { return false }
    let first = tokenAfterLine(token)
    var next = first
    while true {
      if kind(next) == .atSign {
        next = endOfAttribute(next)
      } else if kind(next) == .poundIf, holdsAttributes(ifConfigAt: next, depth: depth + 1) {
        next = endOfIfConfig(next)
      } else {
        return next > first && next == partner(token)
      }
    }
  }
}

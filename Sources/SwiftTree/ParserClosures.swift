/// Closures.
extension Parser {
  mutating func parseClosure() {
    guard enter() else { return skipTooDeepBracket() }
    let opener = position
    let node = open(.closure)
    let outer = context
    context = []
    let signature = ahead.signatureEnd(ofClosure: opener)
    advance()
    if let signature { parseSignature(upTo: signature) }
    parseItems(.codeBlock, upTo: ahead.partner(opener))
    finish(opener)
    context = outer
    close(node)
    leave()
  }

  private mutating func parseSignature(upTo inWord: Int) {
    let node = open(.closureSignature)
    parseAttributes()
    if at(.leftBracket) { parseCaptures() }
    if at(.leftParenthesis) {
      parseParameters()
    } else if !kind.isEffect || nextKind == .comma || nextKind == .inWord, at(.wildcard) || kind.canBeName {
      parseBareParameters()
    }
    parseEffectsIfAny()
    if at(.arrow) { parseReturnClause() }
    if position < inWord {
      report(.unexpectedToken)
      position = inWord
    }
    expect(.inWord)
    close(node)
  }

  /// `a, b in`
  private mutating func parseBareParameters() {
    let node = open(.parameters)
    repeat {
      let parameter = open(.parameter)
      parseName()
      close(parameter)
    } while eat(.comma)
    close(node)
  }

  /// `[weak self, x = y]`
  private mutating func parseCaptures() {
    let opener = position
    let node = open(.captures)
    advance()
    while !kind.isCloser {
      let before = position
      parseCapture()
      if !eat(.comma) || position == before { break }
    }
    finish(opener)
    close(node)
  }

  private mutating func parseCapture() {
    let node = open(.capture)
    if isAtCaptureSpecifier {
      advance()
      if at(.leftParenthesis) { skipBracketed() }
    }
    if nextKind == .equal {
      parseName()
      parseInitializer()
    } else if kind.isWord, nextKind == .comma || nextKind == .rightBracket {
      leaf(.name)
    } else {
      parseExpression()
    }
    close(node)
  }

  /// `weak`, `unowned(safe)` before a name; not a name of its own.
  private var isAtCaptureSpecifier: Bool {
    guard at(.weak) || at(.unowned) || at(.nonisolated) else { return false }
    return nextKind != .equal && nextKind != .comma && nextKind != .rightBracket
  }
}

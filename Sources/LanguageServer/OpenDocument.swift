import Linter

/// A text that an editor holds.
struct OpenDocument {
  let address: String
  /// As the linter shows it.
  let path: String
  var version: Int?
  var text: DocumentText

  /// Applies a change as the client sent it: of a range, or of the whole.
  mutating func apply(_ change: JSONValue, _ encoding: PositionEncoding) {
    guard let new = change["text"]?.text else { return }
    guard let range = change["range"], let start = range["start"].flatMap(ProtocolPosition.init),
      let end = range["end"].flatMap(ProtocolPosition.init)
    else {
      text = DocumentText(new)
      return
    }
    let from = text.offset(of: start, encoding)
    text.replace(from..<max(from, text.offset(of: end, encoding)), with: new)
  }
}

extension ProtocolPosition {
  init?(_ value: JSONValue) {
    guard let line = value["line"]?.whole, let character = value["character"]?.whole else { return nil }
    self.init(line: line, character: character)
  }
}

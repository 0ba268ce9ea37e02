import Linter

/// A text that an editor holds.
struct OpenDocument {
  let address: String
  /// As the linter shows it.
  let path: String
  /// The folder whose files belong to it.
  var root: String
  var version: Int?
  var text: DocumentText

  /// Applies a change as the client sent it: of a range, or of the whole.
  mutating func apply(_ change: JSONValue, _ encoding: PositionEncoding) {
    guard let new = change["text"]?.text else { return }
    if let range = range(change["range"], encoding) {
      text.replace(range, with: new)
    } else {
      text = DocumentText(new)
    }
  }

  /// A range as the client sent it, in bytes. An end before the start is the start.
  func range(_ value: JSONValue?, _ encoding: PositionEncoding) -> Range<Int>? {
    guard let start = value?["start"].flatMap(ProtocolPosition.init),
      let end = value?["end"].flatMap(ProtocolPosition.init)
    else { return nil }
    let from = text.offset(of: start, encoding)
    return from..<max(from, text.offset(of: end, encoding))
  }
}

extension ProtocolPosition {
  init?(_ value: JSONValue) {
    guard let line = value["line"]?.whole, let character = value["character"]?.whole else { return nil }
    self.init(line: line, character: character)
  }
}

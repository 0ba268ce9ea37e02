import Ownership

/// Words for the reader, with names that are cut from the source only when the message is printed.
///
/// `"'\(property.name)' is made again"` where `property.name` is a `Place`. The facts of a file hold no text, so a run
/// over a large tree costs memory for what was found and not for what was read.
public struct Message: Sendable, ExpressibleByStringInterpolation {
  public enum Piece: Sendable {
    case words(String)
    case source(Place)
  }

  public private(set) var pieces: [Piece]

  public init(stringLiteral value: String) {
    pieces = [.words(value)]
  }

  public init(stringInterpolation: Interpolation) {
    pieces = stringInterpolation.pieces
  }

  /// The whole text. `text` gives the source of a place; back-ticks and line breaks are its caller's business.
  public func text(_ text: (Place) -> String) -> String {
    pieces.reduce(into: "") { result, piece in
      switch piece {
      case .words(let words): result += words
      case .source(let place): result += text(place)
      }
    }
  }

  func moved(_ place: (Place) -> Place) -> Message {
    Message(
      pieces: pieces.map { piece in
        if case .source(let source) = piece { .source(place(source)) } else { piece }
      })
  }

  private init(pieces: [Piece]) {
    self.pieces = pieces
  }

  public struct Interpolation: StringInterpolationProtocol {
    var pieces: [Piece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.words(literal)) }
    }

    public mutating func appendInterpolation(_ place: Place) {
      pieces.append(.source(place))
    }

    public mutating func appendInterpolation(_ words: String) {
      pieces.append(.words(words))
    }

    public mutating func appendInterpolation(_ message: Message) {
      pieces += message.pieces
    }
  }
}

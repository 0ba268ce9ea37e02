/// A small input that once was too much, and why.
public struct FoundInput: Sendable, CustomStringConvertible {
  public let cause: String
  public let bytes: [UInt8]

  init(_ cause: String, _ source: String) {
    self.cause = cause
    self.bytes = Array(source.utf8)
  }

  public var description: String { cause }
}

public enum FoundInputs {
  public static let all: [FoundInput] = [
    FoundInput("`??` with nothing behind it is the last node of the file", "let x = a ??"),
    FoundInput("`??` with nothing behind it, assigned", "func f() { x = a ?? }"),
  ]
}

/// What a checker has found wrong: the first few, as one of many says enough.
public final class Violations {
  private static let limit = 10
  public private(set) var texts: [String] = []

  public init() {}

  public func require(_ condition: Bool, _ text: @autoclosure () -> String) {
    if !condition, texts.count < Violations.limit { texts.append(text()) }
  }
}

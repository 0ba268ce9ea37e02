import Foundation
import Observation

public struct Step: Identifiable, Hashable, Sendable {
  public let id: UUID
  public var text: String

  public init(id: UUID = UUID(), text: String) {
    self.id = id
    self.text = text
  }
}

/// Saved with the recipe. Its id is not.
public struct Note: Identifiable, Codable {
  public let id = UUID()  // expect: unstable-id warning
  public var text: String

  public init(text: String) {
    self.text = text
  }
}

/// What the server sends. Some ingredients have no number yet.
public struct Ingredient: Identifiable, Decodable {
  let number: Int?
  public let name: String

  public var id: String {
    if let number { return String(number) }
    return UUID().uuidString  // expect: unstable-id
  }
}

/// Migrated to Observation.
@Observable
public final class Recipe: Identifiable {  // fact: model=observable
  public let id: UUID
  public var title: String
  public private(set) var steps: [Step] = []

  public init(id: UUID = UUID(), title: String) {
    self.id = id
    self.title = title
  }

  public func add(_ text: String) { steps.append(Step(text: text)) }
  public func remove(at offsets: IndexSet) { steps.remove(atOffsets: offsets) }
}

// expect-nothing
import Foundation

/// Something on a shelf.
struct PantryItem: Identifiable, Hashable, Codable {  // fact: model=value
  let id: UUID
  var name: String
  var quantity = 1
  var expires: Date?
  var pictureURL: URL?

  var isExpired: Bool {
    guard let expires else { return false }
    return expires < .now
  }

  enum Shelf: String, CaseIterable, Identifiable, Codable {
    case dry, cold, frozen
    var id: Self { self }
  }
}

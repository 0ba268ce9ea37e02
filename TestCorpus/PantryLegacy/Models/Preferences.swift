// expect-nothing
import SwiftUI

/// Settings of the whole app. The static property owns the one instance.
final class Preferences: ObservableObject {
  static let shared = Preferences()

  @AppStorage("preferences.metric") var isMetric = true
  @Published var accent = "green"

  private init() {}
}

let shelfPreferences = ShelfPreferences()

final class ShelfPreferences: ObservableObject {
  @Published var order: [PantryItem.Shelf] = PantryItem.Shelf.allCases
}

// expect-nothing
import Combine
import Foundation

/// What is to be bought.
@MainActor
class ShoppingListBase: ObservableObject {  // fact: model=observableObject
  @Published var names: [String] = []
  @Published var prices: [String: Double] = [:]

  /// Looks like a question, and registers what it does not know.
  func price(of name: String) -> Double {
    if let price = prices[name] { return price }
    prices[name] = 0
    return 0
  }

  func startRefreshing() {
    refresh(from: URL(string: "https://example.org/prices.json")!)
  }

  private func refresh(from url: URL) {
    Task { [weak self] in
      guard let (data, _) = try? await URLSession.shared.data(from: url) else { return }
      self?.prices = (try? JSONDecoder().decode([String: Double].self, from: data)) ?? [:]
    }
  }
}

final class ShoppingList: ShoppingListBase {  // fact: model=observableObject
  @Published var isSorted = false
}

/// The text of one line that is being typed.
final class LineDraft: ObservableObject {
  @Published var text = ""
  @Published var amount = 1
}

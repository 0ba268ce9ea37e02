// expect-nothing
import Combine
import Foundation

/// All items, saved after each change.
@MainActor
final class PantryStore: ObservableObject {  // fact: model=observableObject
  @Published private(set) var items: [PantryItem] = []
  @Published var query = ""
  private var nameLengths: [String: Int] = [:]
  private var bag: Set<AnyCancellable> = []

  static let fileURL = URL.documentsDirectory.appending(path: "pantry.json")

  init() {
    $items
      .dropFirst()
      .debounce(for: 1, scheduler: RunLoop.main)
      .sink { items in try? JSONEncoder().encode(items).write(to: Self.fileURL) }
      .store(in: &bag)
  }

  var found: [PantryItem] {
    query.isEmpty ? items : items.filter { $0.name.localizedCaseInsensitiveContains(query) }
  }

  func load() async {
    guard let data = try? Data(contentsOf: Self.fileURL) else { return }
    items = (try? JSONDecoder().decode([PantryItem].self, from: data)) ?? []
  }

  func update(_ item: PantryItem) {
    if let index = items.firstIndex(where: { $0.id == item.id }) {
      items[index] = item
    } else {
      items.append(item)
    }
  }

  func remove(_ item: PantryItem) {
    items.removeAll { $0.id == item.id }
  }

  /// A cache that no view observes.
  func length(of name: String) -> Int {
    if let known = nameLengths[name] { return known }
    nameLengths[name] = name.count
    return name.count
  }
}

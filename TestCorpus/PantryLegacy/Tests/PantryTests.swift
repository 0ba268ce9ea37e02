// expect-nothing
import SwiftUI
import XCTest

final class PantryTests: XCTestCase {
  struct Host: View {
    @ObservedObject var search = SearchModel()
    let notes = NotesModel()
    init() { Task { print("test") } }
    var body: some View { DetailScreen(model: DetailModel()) }
  }

  @MainActor
  func testUpdateAppends() {
    let store = PantryStore()
    store.update(PantryItem(id: UUID(), name: "Rice"))
    XCTAssertEqual(store.items.map(\.name), ["Rice"])
    _ = QuantityField(name: "Rice", quantity: store.items.count) { _ in }
  }
}

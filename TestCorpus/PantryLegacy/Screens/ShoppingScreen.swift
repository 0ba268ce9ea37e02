import SwiftUI

struct ShoppingScreen: View {
  @ObservedObject var list: ShoppingList  // fact: wrapper=ObservedObject origin=initArgument
  @ObservedObject private var search = SearchModel()  // expect: observed-object-created  // fact: origin=declaration

  init(list: ShoppingList) {
    self.list = list
    list.startRefreshing()  // expect: work-in-init
    print("shopping screen made")
  }

  var body: some View {
    List {
      TextField("Search", text: $search.text)
      Section("To buy") {
        ForEach(list.names, id: \.self) { name in
          HStack {
            LineRow(name: name)  // expect: state-object-in-row  // fact: path=row
            Text(list.price(of: name), format: .currency(code: "EUR"))  // expect: mutation-in-body
          }
        }
      }
      Section("Always") {
        ForEach(["Bread", "Milk"], id: \.self) { name in
          LineRow(name: name)
        }
      }
      ShoppingFooter(total: list.prices.values.reduce(0, +))
      SortSwitch()
    }
    .refreshable { list.startRefreshing() }
  }
}

struct LineRow: View {
  let name: String
  @StateObject private var draft = LineDraft()

  var body: some View {
    TextField(name, text: $draft.text)
  }
}

/// The list is put into the environment by a helper for all kinds of models.
struct SortSwitch: View {
  @EnvironmentObject private var list: ShoppingList

  var body: some View { Toggle("Sorted", isOn: $list.isSorted) }
}

struct ShoppingFooter: View {
  let total: Double
  private let notes = NotesModel()  // expect: model-without-owner  // fact: wrapper=none origin=declaration

  var body: some View {
    Button("Total \(total)") { notes.text = "" }
  }
}

final class SearchModel: ObservableObject {
  @Published var text = ""
}

final class NotesModel: ObservableObject {
  @Published var text = ""
}

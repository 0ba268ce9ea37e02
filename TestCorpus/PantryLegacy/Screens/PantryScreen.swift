import SwiftUI

struct PantryScreen: View {  // fact: container=view
  @EnvironmentObject private var store: PantryStore  // fact: wrapper=EnvironmentObject origin=received
  @ObservedObject private var preferences = Preferences.shared  // fact: wrapper=ObservedObject origin=static
  @ObservedObject private var shelves = shelfPreferences
  @State private var edited: PantryItem?
  @State private var selected: PantryItem?
  @State private var isFiltering = false

  var body: some View {
    NavigationView {
      List {
        ForEach(store.found) { item in
          PantryRow(item: item)
            .onTapGesture { selected = item }
            .swipeActions {
              Button("Edit") { edited = item }  // fact: phase=action
              Button("Delete", role: .destructive) { store.remove(item) }
            }
        }
        if let selected {
          QuantityField(name: selected.name, quantity: selected.quantity) { quantity in
            var changed = selected
            changed.quantity = quantity
            store.update(changed)
          }
        }
        NavigationLink("Details", destination: DetailScreen(model: DetailModel()))  // expect: model-created-in-body
      }
      .navigationTitle("Pantry")
      .toolbar { toolbar }
    }
    .sheet(item: $edited) { item in
      ItemEditor(item: item) { store.update($0) }  // fact: path=presentation
    }
    .task {
      guard store.items.isEmpty else { return }
      await store.load()  // fact: phase=appear
    }
  }

  @ToolbarContentBuilder
  private var toolbar: some ToolbarContent {
    ToolbarItem {
      Button("Add") { edited = PantryItem(id: UUID(), name: "") }
    }
    ToolbarItem {
      Toggle("Filter", isOn: $isFiltering)
    }
  }
}

struct PantryRow: View {
  let item: PantryItem
  @StateObject private var loader = ThumbnailLoader()

  var body: some View {
    HStack {
      if let image = loader.image {
        Image(uiImage: image).resizable().frame(width: 32, height: 32)
      } else {
        Image(systemName: "photo")
      }
      Text(item.name)
      Spacer()
      ExpiryBadge(item: item)
    }
    .task(id: item.pictureURL) { await loader.load(item.pictureURL) }
  }
}

final class DetailModel: ObservableObject {
  @Published var isExpanded = false
}

struct DetailScreen: View {
  @ObservedObject var model: DetailModel

  var body: some View {
    Toggle("More", isOn: $model.isExpanded)
  }
}

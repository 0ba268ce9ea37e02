import SwiftUI

/// Edits a draft and hands it over at the end. It is only ever shown in a sheet.
struct ItemEditor: View {
  @Environment(\.dismiss) private var dismiss
  @State private var item: PantryItem
  @State private var hasDate: Bool
  @FocusState private var isFocused: Bool
  private let save: (PantryItem) -> Void

  init(item: PantryItem, save: @escaping (PantryItem) -> Void) {
    _item = State(initialValue: item)  // expect: state-from-parameter hint
    _hasDate = State(initialValue: item.expires != nil)  // expect: state-from-parameter hint
    self.save = save
  }

  var body: some View {
    NavigationView {
      Form {
        TextField("Name", text: $item.name)
          .focused($isFocused)
        Toggle("Expires", isOn: $hasDate)
        if hasDate {
          DatePicker("Date", selection: date, displayedComponents: .date)
        }
      }
      .onAppear { isFocused = true }
      .toolbar {
        Button("Save") {
          save(item)
          dismiss()
        }
      }
    }
  }

  private var date: Binding<Date> {
    Binding(
      get: { item.expires ?? .now },
      set: { item.expires = $0 }
    )
  }
}

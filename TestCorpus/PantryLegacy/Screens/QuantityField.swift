import SwiftUI

/// Shows the quantity that was right when the field appeared.
struct QuantityField: View {
  private let name: String
  private let commit: (Int) -> Void
  @State private var quantity: Int  // fact: wrapper=State origin=initArgument

  init(name: String, quantity: Int, commit: @escaping (Int) -> Void) {
    self.name = name
    self.commit = commit
    _quantity = State(initialValue: quantity)  // expect: state-from-parameter
  }

  var body: some View {
    Stepper("\(name): \(quantity)", value: $quantity, in: 0...99) { isEditing in
      if !isEditing { commit(quantity) }
    }
  }
}

/// Follows its parameter.
struct PriceField: View {
  let price: Double
  @State private var text: String

  init(price: Double) {
    self.price = price
    self._text = State(initialValue: "\(price)")
  }

  var body: some View {
    TextField("Price", text: $text)
      .onChange(of: price) { newPrice in text = "\(newPrice)" }
  }
}

/// Hears of what others search for.
struct QueryField: View {
  private let store: PantryStore
  @State private var text: String

  init(query: String, store: PantryStore) {
    self.store = store
    _text = State(initialValue: query)
  }

  var body: some View {
    TextField("Search", text: $text)
      .onReceive(store.$query) { text = $0 }
  }
}

/// A label that its parent cannot change any more.
struct AmountLabel: View {
  @State var amount: Int = 0  // expect: state-from-parameter  // expect: state-not-private hint

  var body: some View {
    Text(amount, format: .number)
  }
}

struct AmountPanel: View {
  @State private var amount = 1
  @State private var price = 0.5
  @EnvironmentObject private var store: PantryStore

  var body: some View {
    VStack {
      QueryField(query: "\(amount)", store: store)
      AmountLabel(amount: amount)
      PriceField(price: price)
      Button("More") {
        amount += 1
        price *= 2
      }
    }
  }
}

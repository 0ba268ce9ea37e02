import SwiftUI

/// A screen that holds its models in ways that tell it nothing.
struct ShelfScreen: View {
  let list: ShoppingList  // expect: observable-object-not-observed  // fact: wrapper=none origin=received
  let others: ShelfPreferences
  @State private var draft = LineDraft()  // expect: state-holds-observable-object
  @State private var handedOn = LineDraft()  // expect: state-holds-observable-object hint

  var body: some View {
    VStack {
      Text("\(list.names.count) to buy")
      TextField("New", text: $draft.text)
      LineEditor(draft: handedOn)
      Button("Sort") { others.order.reverse() }
    }
  }
}

struct LineEditor: View {
  @ObservedObject var draft: LineDraft

  var body: some View {
    Stepper(draft.text, value: $draft.amount)
  }
}

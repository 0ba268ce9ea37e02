import KitchenModels
import SwiftUI

struct Kitchen: View {
  @ObservedObject private var cart = ShoppingCart()  // expect: observed-object-created
  @State private var count = 0
  @State private var portions = 2
  private let recipe = Recipe(title: "Soup")  // expect: model-without-owner
  let guests: [String]

  var body: some View {
    List {
      Button("\(count)") { count += 1 }
      Stepper("Portions", value: $portions)
      CartRow(cart: ShoppingCart())  // expect: model-created-in-body
      Button(recipe.title) { recipe.title = "Stew" }
      Button("Add") { cart.add("Salt") }
      PortionField(portions: portions)
      ForEach(guests, id: \.self) { guest in
        GuestRow(name: guest)  // expect: state-object-in-row
        PhotoRow(name: guest)
      }
    }
  }
}

struct CartRow: View {
  @ObservedObject var cart: ShoppingCart
  var body: some View { Button("\(cart.names.count)") { cart.add("Oil") } }
}

struct GuestRow: View {
  let name: String
  @StateObject private var wishes = SharedCart()
  var body: some View { TextField(name, text: $wishes.owner) }
}

struct PhotoRow: View {
  let name: String
  @StateObject private var loader = PhotoLoader()
  var body: some View {
    Text(name).task { await loader.load() }
  }
}

struct PortionField: View {
  @State private var portions: Int

  init(portions: Int) {
    _portions = State(initialValue: portions)  // expect: state-from-parameter
  }

  var body: some View { Stepper("\(portions)", value: $portions) }
}

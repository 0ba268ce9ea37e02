import KitchenModels
import SwiftUI

/// The wrapper was migrated, the class was not.
struct CartScreen: View {
  @State private var cart = ShoppingCart()  // expect: state-holds-observable-object

  var body: some View {
    List {
      ForEach(cart.names, id: \.self) { Text($0) }
      Button("Add") { cart.add("Flour") }
      CartTotal(cart: cart)
      CartFooter(cart: cart)
    }
  }
}

struct CartTotal: View {
  let cart: ShoppingCart  // expect: observable-object-not-observed
  var body: some View { Text("\(cart.total)") }
}

/// A constant of the object never changes.
struct CartFooter: View {
  let cart: ShoppingCart
  var body: some View { Text(cart.shop) }
}

struct CartBadge: View {
  @Environment(ShoppingCart.self) private var cart  // expect: environment-holds-observable-object
  var body: some View { Text("\(cart.names.count)") }
}

/// The class was migrated, the wrappers were not.
struct RecipeEditor: View {
  @StateObject private var recipe = Recipe(title: "")  // expect: state-object-holds-observable
  @EnvironmentObject private var pantry: Pantry  // expect: environment-object-holds-observable

  var body: some View {
    TextField("Title", text: $recipe.title)
    Text(pantry.filter)
  }
}

/// Migrated, but for the '$'.
struct RecipeTitle: View {
  let recipe: Recipe
  @Environment(Pantry.self) private var pantry

  var body: some View {
    TextField("Title", text: $recipe.title)  // expect: missing-bindable
    TextField("Filter", text: $pantry.filter)  // expect: missing-bindable
  }
}

/// As it should be, in both families.
struct RightScreen: View {
  @StateObject private var cart = ShoppingCart()
  @ObservedObject private var everyone = SharedCart.everyone
  @State private var recipe = Recipe(title: "Bread")
  @Environment(Pantry.self) private var pantry

  var body: some View {
    @Bindable var pantry = pantry
    Form {
      TextField("Owner", text: $everyone.owner)
      TextField("Title", text: $recipe.title)
      TextField("Filter", text: $pantry.filter)
      RightRow(cart: cart)
    }
    .environmentObject(cart)
    .environment(recipe)
  }
}

struct RightRow: View {
  @ObservedObject var cart: ShoppingCart
  var body: some View { Text("\(cart.names.count)") }
}

struct Scratch: View {
  @State private var pad = Scratchpad()  // expect: state-holds-plain-class

  var body: some View {
    Text(pad.text)
    Button("Note") { pad.text += "!" }
  }
}

/// No view: nobody fills it.
final class CartExporter {
  @State private var isRunning = false  // expect: wrapper-outside-view
  @Environment(\.locale) private var locale  // expect: wrapper-outside-view
}

// expect-nothing
import KitchenModels
import KitchenViews
import SwiftUI

@main
struct KitchenApp: App {
  @StateObject private var cart = ShoppingCart()
  @State private var pantry = Pantry()
  @State private var recipe = Recipe(title: "Bread")

  var body: some Scene {
    WindowGroup {
      RecipeScreen(recipe: recipe)
        .environmentObject(cart)
        .environment(pantry)
    }
  }
}

// expect-nothing
import KitchenModels
import SwiftUI
import Testing

struct Host: View {
  @ObservedObject var cart = ShoppingCart()
  @State private var other = ShoppingCart()
  var body: some View { Text("\(cart.total + other.total)").id(UUID()) }
}

struct Fresh: Identifiable {
  var id: UUID { UUID() }
}

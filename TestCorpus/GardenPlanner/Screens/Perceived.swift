// expect-nothing
import Perception
import SwiftUI

/// Wrappers of another framework.
struct PerceivedField: View {
  @Perception.Bindable var document: OrderPaper
  @StateObject private var basket = DetailPlayer()

  var body: some View {
    Text(document.name)
    Text(basket.isMiniShown ? "Shown" : "")
  }
}

// expect-nothing
import SwiftUI

#if DEBUG
struct PantryRow_Previews: PreviewProvider {
  struct Host: View {
    @ObservedObject var model = DetailModel()
    let notes = NotesModel()

    init() {
      Task { print("preview") }
    }

    var body: some View {
      let _ = model.isExpanded = true
      DetailScreen(model: DetailModel())
    }
  }

  static var previews: some View {
    Group {
      Host()
      DetailScreen(model: DetailModel())
      ShoppingScreen(list: ShoppingList())
    }
    .environmentObject(PantryStore())
    .environmentObject(ShoppingList())
  }
}
#endif

#Preview("Amount") {
  @Previewable @State var amount = 3
  AmountLabel(amount: amount)
}

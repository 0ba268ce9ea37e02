import Testing

@Suite("Fixes of environment-overuse")
struct EnvironmentOveruseFixTests {
  @Test("a model is passed where it belongs among the arguments, in previews too")
  func passed() throws {
    let text = """
      //- Example.swift
      final class Cart: ObservableObject { @Published var names: [String] = [] }
      struct Row: View {
        let title: String
        @EnvironmentObject private var cart: Cart
        var isBold = false
        @State private var isOpen = false
        var body: some View { Toggle(title + cart.names.joined(), isOn: $isOpen).bold(isBold) }
      }
      struct Screen: View {
        @StateObject private var cart = Cart()
        var body: some View {
          Row(
            title: "A",
            isBold: true
          )
          .environmentObject(cart)
          .padding()
        }
      }
      #Preview { Row(title: "B").environmentObject(Cart()) }
      """
    let result = try AlternativeFix.fixed(text, "environment-overuse", titled: "")
    #expect(result.contains("  @ObservedObject var cart: Cart\n"))
    #expect(result.contains("""
          Row(
            title: "A",
            cart: cart,
            isBold: true
          )
          .padding()
      """))
    #expect(result.contains("#Preview { Row(title: \"B\", cart: Cart()) }"))
  }

  @Test("a model stays in the environment where nobody can pass it", arguments: [
    // an initialiser
    ("@EnvironmentObject var cart: Cart\n  init() {}", ""),
    // the memberwise one is private
    ("@EnvironmentObject var cart: Cart\n  private var count = 0", ""),
    // the view is built where the model is not at hand
    ("@EnvironmentObject var cart: Cart", "#Preview { VStack { Row() }.environmentObject(Cart()) }"),
    // a comment would be lost
    ("@EnvironmentObject var cart: Cart", "#Preview { Row().environmentObject(/* empty */ Cart()) }"),
  ])
  func injected(_ members: String, _ other: String) throws {
    let text = """
      final class Cart: ObservableObject { @Published var names: [String] = [] }
      struct Row: View {
        \(members)
        var body: some View { Text(cart.names.joined()) }
      }
      struct Screen: View {
        @StateObject private var cart = Cart()
        var body: some View { Row().environmentObject(cart) }
      }
      \(other)
      """
    #expect(try AlternativeFix.titles(text, "environment-overuse") == [])
  }
}

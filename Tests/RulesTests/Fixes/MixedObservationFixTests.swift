import Testing

@Suite("Fixes of mixed-observation")
struct MixedObservationFixTests {
  @Test("of what a class inherits the one goes that nothing wants", arguments: [
    ("Base, ObservableObject", "final class Cart: Base {"), ("ObservableObject, Named", "final class Cart: Named {"),
    ("Base, ObservableObject, Named", "final class Cart: Base, Named {"),
  ])
  func left(_ inherited: String, _ expected: String) throws {
    let text = """
      class Base {}
      protocol Named {}
      @Observable final class Cart: \(inherited) { var names: [String] = [] }
      """
    #expect(try AlternativeFix.fixed(text, "mixed-observation", titled: "").contains(expected))
  }

  @Test("a class that somebody wants as an ObservableObject stays one", arguments: [
    "struct Screen: View { @StateObject private var cart = Cart(); var body: some View { Text(cart.names[0]) } }",
    "struct Screen: View { let cart: Cart; var body: some View { Text(cart.names[0]).onReceive(cart.objectWillChange) {} } }",
    "struct Screen: View { @State private var cart = Cart(); var body: some View { Text(\"\").environmentObject(cart) } }",
  ])
  func wanted(_ other: String) throws {
    let text = "@Observable final class Cart: ObservableObject { var names: [String] = [] }\n\(other)"
    #expect(try AlternativeFix.titles(text, "mixed-observation") == [])
  }
}

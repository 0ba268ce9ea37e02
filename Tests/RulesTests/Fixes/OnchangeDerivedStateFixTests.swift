import Testing

@Suite("Fixes of onchange-derived-state")
struct OnchangeDerivedStateFixTests {
  @Test("state is computed from what its handler watches")
  func derived() throws {
    let text = """
      struct Row: View {
        let id: Int
        @Binding var hovered: Int?
        @State private var isHovered: Bool?
        var body: some View {
          Text("\\(id)")
            .opacity(isHovered == true ? 1 : 0)
            .onChange(of: hovered) { isHovered = $0 == id }
            .padding()
        }
      }
      """
    #expect(try AlternativeFix.fixed(text, "onchange-derived-state", titled: "") == """
      struct Row: View {
        let id: Int
        @Binding var hovered: Int?
        private var isHovered: Bool? { hovered == id }
        var body: some View {
          Text("\\(id)")
            .opacity(isHovered == true ? 1 : 0)
            .padding()
        }
      }
      """)
  }

  @Test("state that remembers something stays", arguments: [
    // two answers
    ".onChange(of: count) { isBig = count > 10 }.onAppear { isBig = count > 9 + 1 }",
    ".onChange(of: count) { isBig = count > 10 }.onAppear { isBig = true }",
    // what was at a moment
    ".onChange(of: count) { isBig = other > 10 }",
    // something else is done
    ".onChange(of: count) { isBig = count > 10; print(isBig) }",
    ".onChange(of: count) { let limit = 10; isBig = count > 10 }",
    // a comment would be lost
    ".onChange(of: count) { /* more than ten */ isBig = count > 10 }",
  ])
  func kept(_ modifiers: String) throws {
    let text = """
      struct Badge: View {
        let count: Int
        @State private var other = 0
        @State private var isBig = false
        var body: some View { Stepper(isBig ? "Big" : "", value: $other)\(modifiers) }
      }
      """
    #expect(try AlternativeFix.titles(text, "onchange-derived-state") == [])
  }
}

import Testing

@Suite("Fixes of any-view")
struct AnyViewFixTests {
  private static let erased = """
    struct Panel: View {
      @State private var isOpen = false
      var body: some View {
        VStack { USE }
        Toggle("Open", isOn: $isOpen)
      }
      CODE
      private var a: some View { Text("A") }
      private var b: some View { Color.clear }
      private var made: any View { Color.clear }
      private var other: AnyView { fatalError() }
    }
    """

  @Test("a view is given as it is", arguments: [
    (
      """
      private func content() -> AnyView {
          return AnyView(
            Text("Open")
              .bold()
          )
        }
      """,
      """
      private func content() -> some View {
          return Text("Open")
            .bold()
        }
      """
    ),
    (
      """
      private func content() -> some View {
          if isOpen {
            let title = Text("Open")
            return AnyView(title.bold())
          } else {
            return AnyView(Color.clear)
          }
        }
      """,
      """
      @ViewBuilder private func content() -> some View {
          if isOpen {
            let title = Text("Open")
            title.bold()
          } else {
            Color.clear
          }
        }
      """
    ),
  ])
  func unerased(_ code: String, _ expected: String) throws {
    let text = Self.erased.replacing("USE", with: "content()").replacing("CODE", with: code)
    #expect(try AlternativeFix.fixed(text, "any-view", titled: "").contains(expected))
  }

  @Test("a view stays erased that has to be, or may have to", arguments: [
    // no builder has an early exit
    ("content()", "private func content() -> some View { if isOpen { return AnyView(a) }; return AnyView(b) }"),
    ("content()", "private func content() -> some View { guard isOpen else { return AnyView(a) }; return AnyView(b) }"),
    // nor a statement that is no view
    ("content()", "private func content() -> some View { print(1); return AnyView(a) }"),
    // another view comes out as well
    ("content()", "private func content() -> AnyView { if isOpen { return AnyView(a) } else { return other } }"),
    // any View
    ("content()", "private func content() -> some View { AnyView(made) }"),
    // a type without end
    ("content(1)", "private func content(_ depth: Int) -> some View { AnyView(VStack { if depth > 0 { content(0) } }) }"),
    // others may count on it
    ("content()", "func content() -> AnyView { AnyView(a) }"),
    ("isOpen ? content() : other", "private func content() -> AnyView { AnyView(a) }"),
    ("list[0]", "private func content() -> AnyView { AnyView(a) }; private var list: [AnyView] { [content()] }"),
    ("content()", "private func content() -> AnyView { AnyView(a) }; private func give() -> AnyView { content() }"),
    ("Deck { content() }", "private func content() -> AnyView { AnyView(a) }; struct Deck { let card: () -> AnyView }"),
    ("content()", "private func content() -> some View { let title: AnyView = AnyView(a); return AnyView(title) }"),
    // a comment would be lost
    ("content()", "private func content() -> some View { AnyView(/* big */ a) }"),
  ])
  func erased(_ use: String, _ code: String) throws {
    let text = Self.erased.replacing("USE", with: use).replacing("CODE", with: code)
    #expect(try AlternativeFix.titles(text, "any-view") == [])
  }
}

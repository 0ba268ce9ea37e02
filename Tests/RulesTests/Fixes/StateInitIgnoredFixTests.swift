import Testing

@Suite("Fixes of state-init-ignored")
struct StateInitIgnoredFixTests {
  @Test("an initial value stays that some initialiser needs", arguments: [
    // on the way out
    "init(zoom: Double?) { guard let zoom else { return }; self.zoom = zoom }",
    // a wrapped value, a method and the whole instance want all properties to be there
    "init(zoom: Double) { self.zoom = isWide ? zoom : 1 }",
    "init(zoom: Double) { self.zoom = rounded(zoom) }",
    "init(zoom: Double) { print(self); self.zoom = zoom }",
    "init(zoom: Double) { self.zoom = zoom }\n  init() {}",
  ])
  func initialValue(_ initializers: String) throws {
    let text = """
      struct Map: View {
        @State private var isWide = false
        @State private var zoom: Double = 1.0
        \(initializers)
        private func rounded(_ zoom: Double) -> Double { zoom.rounded() }
        var body: some View { Toggle("Wide", isOn: $isWide); Slider(value: $zoom) }
      }
      """
    #expect(try AlternativeFix.titles(text, "state-init-ignored") == [])
  }
}

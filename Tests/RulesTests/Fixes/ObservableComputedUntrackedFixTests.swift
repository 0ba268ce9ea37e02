import Testing

@Suite("Fixes of observable-computed-untracked")
struct ObservableComputedUntrackedFixTests {
  private static let units = """
    @Observable final class Units {
      CODE
    }
    struct UnitPicker: View {
      @Bindable var units: Units
      var body: some View { TextField("Unit", text: $units.unit) }
    }
    """

  @Test("accessors of several lines get a line more")
  func tracked() throws {
    let text = Self.units.replacing("CODE", with: """
      var unit: String {
          get {
            return UserDefaults.standard.string(forKey: "unit") ?? "km"
          }
          set {
            UserDefaults.standard.set(newValue, forKey: "unit")
          }
        }
      """)
    #expect(try AlternativeFix.fixed(text, "observable-computed-untracked", titled: "").contains("""
          get {
            access(keyPath: \\.unit)
            return UserDefaults.standard.string(forKey: "unit") ?? "km"
          }
          set {
            withMutation(keyPath: \\.unit) { UserDefaults.standard.set(newValue, forKey: "unit") }
          }
      """))
  }

  @Test("accessors of several statements are the author's business")
  func untracked() throws {
    let text = Self.units.replacing("CODE", with: """
      var unit: String {
          get { UserDefaults.standard.string(forKey: "unit") ?? "km" }
          set { print(newValue); UserDefaults.standard.set(newValue, forKey: "unit") }
        }
      """)
    #expect(try AlternativeFix.titles(text, "observable-computed-untracked") == [])
  }
}

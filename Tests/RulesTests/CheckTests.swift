import Testing

/// The way from a text to the linter and back.
@Suite("Checking a text")
struct CheckTests {
  @Test("correct code is silent")
  func silent() {
    check("""
      struct Counter: View {
        @State private var count = 0
        var body: some View { Button("\\(count)") { count += 1 } }
      }
      """)
  }

  @Test("what the tool itself reports is expected like a rule's findings")
  func toolFindings() {
    check("""
      struct Counter {}  // custody:disable:this no-such-rule  // expect: unknown-suppression
      """)
    check("""
      //- Whole.swift module:First
      struct Whole {}
      //- Broken.swift module:Second
      struct Broken { let a = ) }  // expect: syntax-error error
      """)
  }
}

import Robustness
import Testing

/// Small inputs that once led to a trap, a hang or a tree that was not sound, most of them found by `.ci/fuzz`.
@Suite("Robust: found inputs")
struct FoundInputTests {
  @Test("stay sound", arguments: FoundInputs.all)
  func sound(_ input: FoundInput) {
    expectSoundTree(of: input.bytes, input.cause)
  }
}

// expect-nothing
import SwiftUI
import Testing
import ViewInspector

@testable import ChoirScores

/// A double of the account.
final class AccountDouble {
  @State var name = "Ada"
}

@MainActor
struct ChoirTests {
  struct Host: View {
    @ObservedObject var downloads = Downloads()
    let programme = Programme()
    init() { Task { print("host") } }
    var body: some View { ProgrammeSheet(programme: Programme(), isPublic: .constant(false)) }
  }

  @Test func doubles() {
    let tempo = Tempo()
    tempo.double()
    #expect(tempo.beats == 144)
    _ = Host()
  }
}

import Linter
import TestSupport
import Testing

@Suite("Fixes that are asked for")
struct FixerTests {
  private static let player = """
    import SwiftUI

    struct VolumeSlider: View {
      @State private var level: Double

      init(level: Double) {
        _level = State(initialValue: level)
      }

      var body: some View { Slider(value: $level) }
    }

    struct Player: View {
      @State private var volume = 0.5

      var body: some View {
        VStack {
          VolumeSlider(level: volume)
          Button("Louder") { volume += 0.1 }
        }
      }
    }

    """

  @Test("come one after the other where one finding has several cures, until one is wanted", arguments: [
    ([FixAnswer.apply], 1, "@Binding"), ([.skip, .apply], 1, ".id(volume)"), ([.skip, .skip], 0, "level: volume)\n"),
    ([.applyAll], 1, "@Binding"), ([.stop], 0, "level: volume)\n"),
  ])
  func alternatives(answers: [FixAnswer], count: Int, expected: String) throws {
    let folder = try TemporaryFolder(["A.swift": Self.player])
    let options = LintOptions(selection: try RuleSelection([.select("state-from-parameter")]), jobs: 1)
    var titles: [String] = []
    let fixer = Fixer(
      paths: [folder.path], options: options,
      ask: { _, fix in
        titles.append(fix.title)
        return answers[titles.count - 1]
      })
    let result = fixer.run()
    #expect(result.count == count)
    #expect(titles.count == answers.count && Set(titles).count == titles.count)
    let text = result.files.first.map { String(decoding: $0.new, as: UTF8.self) } ?? Self.player
    #expect(text.contains(expected))
  }
}

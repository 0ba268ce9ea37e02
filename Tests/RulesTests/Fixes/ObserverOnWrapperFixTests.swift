import Expectations
import Testing

@Suite("Fixes of observer-on-wrapper")
struct ObserverOnWrapperFixTests {
  @Test("an observer keeps its comments and may ask for the old value")
  func observer() throws {
    let text = """
      //- Example.swift floor:iOS=17
      struct Volume: View {
        @Binding var volume: Double {
          didSet {
            // Louder than before.
            if volume > oldValue { print(volume) }
          }
        }

        var body: some View {
          Slider(value: $volume)
        }
      }
      """
    #expect(try AlternativeFix.fixed(text, "observer-on-wrapper", titled: "") == """
      struct Volume: View {
        @Binding var volume: Double

        var body: some View {
          Slider(value: $volume)
            .onChange(of: volume) { oldValue, _ in
              // Louder than before.
              if volume > oldValue { print(volume) }
            }
        }
      }
      """)
  }

  @Test("an observer stays where it is", arguments: [
    // what it does is about the value before
    "@State private var volume = 0.0 { willSet { print(volume) } }",
    "@State private var volume = 0.0 { willSet { print(volume) } didSet { print(volume) } }",
    // a comment would be lost
    "@State private var volume = 0.0 { // in percent\n didSet { print(volume) } }",
    // no old value before iOS 17
    "@State private var volume = 0.0 { didSet { print(oldValue) } }",
    "@State private var volume = 0.0 { didSet(before) { print(before) } }",
    // it changes the view's value
    "@State private var volume = 0.0 { mutating didSet { print(volume) } }",
  ])
  func observersLeft(_ variable: String) throws {
    let text = """
      struct Volume: View {
        \(variable)
        var body: some View { Slider(value: $volume) }
      }
      """
    #expect(try AlternativeFix.titles(text, "observer-on-wrapper") == [])
  }

  @Test("lines end as in the file")
  func lineEndings() throws {
    let text = """
      struct Volume: View {
        @State private var volume = 0.0 { didSet { print(volume) } }
        var body: some View {
          Slider(value: $volume)
        }
      }
      """
    let fixing = try Fixing(
      [MarkedFile(path: "A.swift", Array("import SwiftUI\n\(text)".replacing("\n", with: "\r\n").utf8), document: #filePath)],
      rules: ["observer-on-wrapper"], takesSafeOnly: false)
    #expect(fixing.titles.count == 1)
    let lines = String(decoding: fixing.files[0].bytes, as: UTF8.self)
    #expect(lines.contains("Slider(value: $volume)\r\n      .onChange(of: volume) { _ in print(volume) }\r\n"))
  }
}

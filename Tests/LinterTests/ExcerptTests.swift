import Ownership
import SwiftTree
import Testing

@testable import Linter

@Suite("Source in reports")
struct ExcerptTests {
  @Test("is the place's first line in three parts")
  func threeParts() {
    let excerpt = resolve("one\ntwo three\nfour", 8..<15).reported.excerpt
    #expect(excerpt == Excerpt(before: "two ", marked: "three", after: ""))
  }

  @Test("of a very long line is cut around the place")
  func longLine() {
    let text = String(repeating: "a ", count: 5_000) + "fault" + String(repeating: " b", count: 5_000)
    let excerpt = resolve(text, 10_000..<10_005).reported.excerpt
    #expect(excerpt.marked == "fault")
    #expect(excerpt.before.utf8.count < 120 && excerpt.before.hasPrefix("…"))
    #expect(excerpt.after.utf8.count < 120 && excerpt.after.hasSuffix("…"))
  }

  @Test("as a name is on one line, without backticks")
  func names() {
    #expect(resolve("`default`", 0..<9).name == "default")
    #expect(resolve("a\n  .b", 0..<6).name == "a .b")
  }

  @Test("as a very long name is cut between characters")
  func longName() {
    let name = resolve(String(repeating: "漢", count: 100), 0..<300).name
    #expect(name == String(repeating: "漢", count: 26) + "…")
  }

  @Test("of a place beyond the end is the end")
  func beyondTheEnd() {
    #expect(resolve("a\n", 50..<60).reported.start == Position(line: 2, column: 1, offset: 2))
  }

  private func resolve(_ text: String, _ range: Range<UInt32>) -> ResolvedPlace {
    PlaceResolver(path: "A.swift", rootPath: "A.swift", Tree(Array(text.utf8)))
      .resolve(Place(file: 0, start: range.lowerBound, end: range.upperBound))
  }
}

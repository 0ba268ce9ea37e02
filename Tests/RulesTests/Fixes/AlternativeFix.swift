import Expectations
import Linter
import Testing

/// One of several cures, where a page shows another one, and what has no cure.
enum AlternativeFix {
  private static func files(_ text: String) -> [MarkedFile] {
    var files = Fixture.files(in: text, document: #filePath)
    for index in files.indices { files[index].importSwiftUIUnlessItImports() }
    return files
  }

  /// The whole text after the fixes with some words in their titles, the import that was added left out.
  static func fixed(_ text: String, _ rule: String, titled words: String) throws -> String {
    let fixing = try Fixing(files(text), rules: [rule], takesSafeOnly: false, titled: words)
    #expect(fixing.problems == [])
    #expect(!fixing.titles.isEmpty)
    return fixing.files.map(\.trimmedText).joined().replacing("import SwiftUI\n", with: "", maxReplacements: 1)
      .trimmingCharacters(in: .newlines)
  }

  static func titles(_ text: String, _ rule: String) throws -> [String] {
    let found = try findings(in: files(text), rules: [rule])
    #expect(found.contains { $0.rule == rule })
    return found.flatMap(\.fixes).map(\.title)
  }
}

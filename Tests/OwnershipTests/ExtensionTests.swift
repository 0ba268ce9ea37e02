import SwiftTree
import Testing

@testable import Ownership

/// What the last extension of a text extends, if that is a type of the project.
@Suite("Extensions")
struct ExtensionTests {
  @Test("extend types at the top, and nested ones by the names of both", arguments: [
    ("struct Row {}\nextension Row {}", "Row"), ("enum Theme { struct Color {} }\nextension Theme.Color {}", "Color"),
    ("enum Theme {}\nextension Theme { struct Color {} }\nextension Theme.Color {}", "Color"),
    ("extension Theme.Color {}\nextension Theme { struct Color {} }\nenum Theme {}\nextension Theme.Color {}", "Color"),
    (
      "extension Deep.One.Two.Three {}\nextension Deep.One.Two { struct Three {} }\nextension Deep.One { struct Two {} }\n"
        + "extension Deep { struct One {} }\nenum Deep {}\nextension Deep.One.Two.Three {}", "Three"
    ),
    ("struct Palette {}\nenum Theme { typealias Color = Palette }\nextension Theme.Color {}", "Palette"),
  ])
  func extended(text: String, name: String) {
    #expect(lastExtended(text) == Name(text: name))
  }

  @Test("extend types that are declared in extensions of frameworks' types", arguments: [
    "extension UIView { struct Badge {} }\nextension UIView.Badge {}", "extension UIView.Badge {}\nextension UIView { struct Badge {} }\nextension UIView.Badge {}",
  ])
  func nestedInFramework(text: String) {
    #expect(lastExtended(text) == Name("Badge"))
  }

  @Test("of a framework's type are none of a nested type with the same name", arguments: [
    "enum Theme { struct Color {} }\nextension Color {}", "enum Theme {}\nextension Theme { struct Color {} }\nextension Color {}",
    "extension Color {}\nextension Theme { struct Color {} }\nenum Theme {}\nextension Color {}",
    "extension UIView { struct Color {} }\nextension Color {}",
    "struct Palette {}\nenum Theme {}\nextension Theme { typealias Color = Palette }\nextension Color {}",
    "extension Color { struct Color {} }\nextension Color {}", "func paint() { struct Color {} }\nextension Color {}",
  ])
  func framework(text: String) {
    #expect(lastExtended(text) == nil)
  }

  private func lastExtended(_ text: String) -> Name? {
    let project = Project(files: [FileFacts(Tree(Array(text.utf8)))], units: [0])
    let last = project.files[0].types.lastIndex { $0.kind == .extension } ?? 0
    let type = project.type(ofFact: Int32(last), in: 0)
    return type < 0 ? nil : project.declaredTypes[type].name
  }
}

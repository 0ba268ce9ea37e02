import Expectations
import Ownership
import Testing

@Suite("Settings in a header")
struct SettingsNotationTests {
  private func files(_ text: String) -> [MarkedFile] {
    Fixture.files(in: text, document: "Some.swift")
  }

  @Test("the words of all files of a module count")
  func words() {
    let modules = files("""
      //- Cart.swift module:App xcode:27 floor:iOS=17 floor:macOS=14.2
      struct Cart {}
      //- Store.swift module:Store product:library
      struct Store {}
      //- App.swift module:App swift:6 isolation:mainactor product:application
      struct Screen {}
      """).modules
    #expect(modules.map(\.name) == ["App", "Store"])
    #expect(
      modules.map(\.settings) == [
        Settings(
          xcode: 27, deploymentFloors: [.iOS: Version(17), .macOS: Version(14, 2)], languageMode: 6,
          defaultIsolation: .mainActor, product: .application),
        Settings(product: .library),
      ])
  }

  @Test("a wrong word is a failure", arguments: ["xcode:new", "floor:17", "floor:BeOS=5", "flor:iOS=17", "xcode"])
  func wrong(_ word: String) {
    #expect(files("//- Cart.swift \(word)\nstruct Cart {}").flatMap(\.problems).count == 1)
  }

  @Test("a page's file has a header too")
  func page() {
    let page = Page(
      name: "some", document: "some.md",
      "# some\n\n## Bad\n\n`Cart.swift module:Store xcode:27`:\n\n```swift\nstruct Cart {}\n```\n")
    let file = page.examples.first?.files.first
    #expect(file?.path == "Cart.swift")
    #expect(file?.module == "Store")
    #expect(file?.settings == Settings(xcode: 27))
  }
}

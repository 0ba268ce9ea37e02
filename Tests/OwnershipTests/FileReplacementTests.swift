import SwiftTree
import Testing

@testable import Ownership

@Suite("A file's code in a joined project")
struct FileReplacementTests {
  private static let page = """
    import SwiftUI
    struct Page: View {
      @AppStorage("name") var name = ""
      let store = Store()
      var body: some View { Text(name) }
      func load(_ id: Int) { print(id) }
    }
    """

  @Test("is replaced where the declarations are the same", arguments: [
    ("Text(name)", "Text(store.title).bold()"), ("print(id)", "let more = id; print(more) { name = $0 }"),
    ("print(id)", ""), ("Page: View {", "Page: View {\n// a comment\n"), (#"name = """#, #"name = "Ann""#),
  ])
  func replaced(old: String, new: String) {
    let project = joined(Self.page)
    let new = facts(Self.page.replacing(old, with: new))
    #expect(project.hasDeclarations(of: new, in: 0))
    project.trackDependencies()
    #expect(project.replace(0, with: new) != nil)
  }

  @Test("is not where other files may see another declaration", arguments: [
    ("import SwiftUI", "import SwiftUI\nimport Other"), ("struct Page", "struct Sheet"), ("Page: View", "Page: View, Equatable"),
    ("var name", "var title"), ("var name", "private var name"), (#""name""#, #""title""#), ("load(_ id", "load(id"),
    ("Int)", "Int?)"), ("func load", "@MainActor func load"), ("print(id)", "func inner() {}"), ("Store()", "Other()"),
    ("@AppStorage", "@SceneStorage"),
  ])
  func notReplaced(old: String, new: String) {
    let project = joined(Self.page)
    #expect(!project.hasDeclarations(of: facts(Self.page.replacing(old, with: new)), in: 0))
  }

  private static let app = "import SwiftUI\nstruct Root: View { var body: some View { Text(\"\") } }"

  @Test("concerns an answer that has looked at the file, or that it takes part in", arguments: [
    ("Text(\"\")", "Text(\"a\")", false), ("Text(\"\")", "Page()", true), ("Text(\"\")", "Page2()", false),
  ])
  func dependencies(old: String, new: String, isConcerned: Bool) throws {
    let project = joined(Self.page, Self.app)
    project.trackDependencies()
    let page = try #require(project.types.first { project.declaredTypes[$0].name == Name("Page") })
    let (constructions, dependencies) = project.tracked { project.constructions(of: page) }
    #expect(constructions.isEmpty)
    let change = try #require(project.replace(1, with: facts(Self.app.replacing(old, with: new))))
    #expect(dependencies.isTouched(by: change.inOrder()) == isConcerned)
    #expect(project.constructions(of: page).isEmpty != isConcerned)
  }

  private func joined(_ texts: String...) -> Project {
    let store = "final class Store { var title = \"\" }\nfinal class Other {}"
    let files = (texts + [store]).map(facts)
    return Project(files: files, units: files.map { _ in 0 })
  }

  private func facts(_ text: String) -> FileFacts { FileFacts(Tree(Array(text.utf8))) }
}

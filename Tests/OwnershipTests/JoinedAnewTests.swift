import SwiftTree
import Testing

@testable import Ownership

@Suite("A project that is joined anew around one file")
struct JoinedAnewTests {
  private static let store = "import SwiftUI\nfinal class Store { var title = \"\"; func load() {} }"
  private static let page = "import SwiftUI\nstruct Page: View { let store: Store; var body: some View { Text(store.title) } }"

  @Test("keeps what has asked for other names than those that have changed", arguments: [
    ("class Store", "class Depot", "Depot", true), ("class Store", "class Depot", "Store", true),
    ("class Store", "class Depot", "Cellar", false), ("func load", "func fetch", "Depot", false),
  ])
  func types(old: String, new: String, asked: StaticString, isConcerned: Bool) throws {
    #expect(try isConcerned == concerns(old, new) { $0.lookUp(Name(asked), in: 1, context: -1) })
  }

  @Test("keeps what has asked for names of other properties", arguments: [
    ("var title", "var name", "name", true), ("var title", "var name", "title", true), ("var title", "var name", "count", false),
  ])
  func members(old: String, new: String, asked: StaticString, isConcerned: Bool) throws {
    #expect(try isConcerned == concerns(old, new) { $0.mayBeProperty(Name(asked)) })
  }

  @Test("has what depends on a type judged again when the type changes", arguments: [
    ("class Store {", "class Store: ObservableObject {", true), ("var title", "private var title", false),
  ])
  func traits(old: String, new: String, isConcerned: Bool) throws {
    #expect(try isConcerned == concerns(old, new) { project in project.declaredTypes[0].traits })
  }

  @Test("has who has looked through a type's members judged again when there is one more", arguments: [
    ("func load", "var count = 0; func load", true), ("func load", "@MainActor func load", false),
  ])
  func memberLists(old: String, new: String, isConcerned: Bool) throws {
    #expect(try isConcerned == concerns(old, new) { project in project.properties(of: 0).count })
  }

  @Test("has who has asked for a model's holders judged again when a view holds it no more")
  func holders() throws {
    let project = joined()
    project.trackDependencies()
    let (held, dependencies) = project.tracked { project.holders(of: 0).count }
    let (after, change) = try #require(project.joinedAnew(1, with: facts(Self.page.replacing("store: Store", with: "store: Int"))))
    #expect(held == 1 && after.holders(of: 0).isEmpty)
    #expect(dependencies.isTouched(by: change))
  }

  @Test("is the project that a fresh join gives")
  func fresh() throws {
    let text = Self.page.replacing("let store: Store", with: "@State var store = Store(); @AppStorage(\"a\") var name = \"\"")
    let (project, _) = try #require(joined().joinedAnew(1, with: facts(text)))
    let fresh = Project(files: [facts(Self.store), facts(text)], units: [0, 0])
    #expect(project.holders(of: 0) == fresh.holders(of: 0))
    #expect(project.storageUses().count == 1 && fresh.storageUses().count == 1)
    #expect(project.wrapperUses == fresh.wrapperUses)
  }

  @Test("is given up where types come or go, or imports", arguments: [
    ("final class Store", "final class Other {}; final class Store"), ("import SwiftUI", "import SwiftUI\nimport Other"),
    ("class Store {", "class Store { enum Kind {}"),
  ])
  func givenUp(old: String, new: String) {
    #expect(joined().joinedAnew(0, with: facts(Self.store.replacing(old, with: new))) == nil)
  }

  @Test("keeps an answer within another one, and what both depend on")
  func nested() throws {
    let project = joined()
    project.trackDependencies()
    let tracker = try #require(project.tracker)
    var inner = Dependencies()
    let outer = project.tracked {
      _ = project.files[0]
      inner = tracker.tracked { project.files[0].flags.rawValue + project.files[1].flags.rawValue }.dependencies
    }
    #expect(inner.files == [0, 1])
    #expect(outer.dependencies.files == [0, 1])
  }

  private func concerns<Answer>(_ old: String, _ new: String, _ ask: (Project) -> Answer) throws -> Bool {
    let project = joined()
    project.trackDependencies()
    let dependencies = project.tracked { ask(project) }.dependencies
    let (_, change) = try #require(project.joinedAnew(0, with: facts(Self.store.replacing(old, with: new))))
    return dependencies.isTouched(by: change)
  }

  private func joined() -> Project { Project(files: [facts(Self.store), facts(Self.page)], units: [0, 0]) }

  private func facts(_ text: String) -> FileFacts { FileFacts(Tree(Array(text.utf8))) }
}

extension Project {
  fileprivate func joinedAnew(_ file: FileIndex, with facts: FileFacts) -> (project: Project, change: ProjectChange)? {
    joinedAnew([(file, facts)])
  }
}

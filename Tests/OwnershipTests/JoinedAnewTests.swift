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

  @Test("keeps what has asked for a name as something else than what it has become", arguments: [
    ("class Store", "class Count", NameKind.type), ("func load", "func Count", .function), ("var title = \"\"", "var Count = \"\"", .property),
    ("var title = \"\"", "var Count: Int { 0 }", .computedProperty),
  ])
  func kinds(old: String, new: String, kind: NameKind) throws {
    let questions: [NameKind: (Project) -> Bool] = [
      .type: { $0.mayBeType(Name("Count")) }, .function: { $0.mayBeFunction(Name("Count")) },
      .property: { $0.mayBeProperty(Name("Count")) }, .computedProperty: { $0.mayBeComputed(Name("Count")) },
    ]
    for (asked, question) in questions {
      // A computed property is a property too.
      let isConcerned = asked == kind || asked == .property && kind == .computedProperty
      #expect(try concerns(old, new, question) == isConcerned, "\(asked)")
    }
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
    #expect(dependencies.isTouched(by: change.inOrder()))
  }

  @Test("is the project that a fresh join gives", arguments: [
    ("let store: Store", "@State var store = Store(); @AppStorage(\"a\") var name = \"\""), ("let store: Store", "let store: Other"),
    ("struct Page", "struct Sheet"), ("struct Row", "private struct Row"), ("Row: View", "Row"), ("class Child: Store", "class Child"),
    ("class Child: Store", "class Child: Child"), ("protocol Named {}", "protocol Named: Titled {}"), ("extension Row", "extension Page"),
    ("extension Row", "extension Text"), ("extension Text { func titled", "extension Button { func titled"),
    ("Row: View", "Row: PreviewProvider"), ("func change() {", "mutating func change() {"), ("var title", "let title"), ("Child()", "Other()"), ("Store.self", "Other.self"),
    ("@Published", "@Wrapped"), ("struct Wrapped", "@propertyWrapper struct Published"), ("func load", "func change"),
    (
      "names.sort() }\nfunc turned(_ others: inout [String]) { print(\"\"); print(\"\"); others.reverse() }",
      "names.append(\"\"); names.sort() }\nfunc turned(_ more: inout [String]) { more.reverse() }"
    ), ("func sorted", "func sortedAndMore"),
    ("struct Item: Identifiable { let id: Item2 }", "struct Item: Identifiable { let id: Row }"),
    ("struct Wrapped", "struct Label"), ("struct Label", "struct Caption"), ("struct Shelf {", "struct Rack {"),
    ("extension Shelf { struct", "extension Shelf { final class"), ("struct Board", "struct Card"), ("typealias Plate", "typealias Board"),
    ("= Board", "= Shelf"), ("struct Board", "private struct Board"), ("struct Held", "struct Kept"), ("struct Held", "struct Board"),
    ("struct Shelf {", "struct Shelf: PreviewProvider {"), ("{ var more = 0", "{ var title = 0"), ("{ var more = 0", "{ var width = 0"), ("struct Box<Content>", "struct Box<Board>"),
  ])
  func fresh(old: String, new: String) throws {
    try #require(Self.app.contains(old))
    let (old, new) = (parts(of: Self.app), parts(of: Self.app.replacing(old, with: new)))
    let project = joined(old)
    project.trackDependencies()
    let replaced = old.indices.filter { old[$0] != new[$0] }.map { (file: FileIndex($0), facts: facts(new[$0])) }
    let (after, _) = try #require(project.joinedAnew(replaced))
    expectSame(after, joined(new))
    // And back, from what is kept by then.
    let restored = replaced.map { (file: $0.file, facts: facts(old[Int($0.file)])) }
    let (again, _) = try #require(after.joinedAnew(restored))
    expectSame(again, joined(old))
  }

  @Test("is given up where a private view is no longer for previews alone")
  func preview() {
    let project = joined(parts(of: Self.app))
    project.trackDependencies()
    let shown = "import SwiftUI\nfunc shown() -> some View { Alone() }"
    #expect(project.joinedAnew(FileIndex(parts(of: Self.app).count - 1), with: facts(shown)) == nil)
  }

  private static let app = """
    class Store: ObservableObject { @Published var title = ""; func change() { title = "" } }
    class Child: Store {}
    class Other: Store { var more = 0 }
    protocol Named {}
    protocol Titled: Named {}
    struct Item2 {}
    struct Item: Identifiable { let id: Item2 }
    extension Item.ID { func load() {} }
    struct Wrapped { var body: some View { Text("") } }
    struct Row: View { let store: Store; var body: some View { Text(store.title).titled() } }
    extension Row { func load(_ child: Child) { child.title = "a"; child.more += 1 } }
    extension Text { func titled() -> some View { self } }
    struct Page: View { @StateObject var child = Child(); @Environment(Store.self) var read; var body: some View { Row(store: child) } }
    struct Root: View { var body: some View { Page().environmentObject(Child()).environment(Other()) } }
    func sorted(_ names: inout [String]) { names.sort() }
    func turned(_ others: inout [String]) { print(""); print(""); others.reverse() }
    private struct Alone: View { var body: some View { Inner() } }
    private struct Inner: View { var body: some View { Text("") } }
    struct Shelf { var board = 0 }
    extension Shelf { struct Label { var text = "" } }
    extension Label { func print() {} }
    extension Shelf.Label { struct Inner { var depth = 0 } }
    struct Board { var width = 0 }
    typealias Plate = Board
    extension Plate { func cut() {} }
    struct Box<Content> { typealias Inside = Content }
    extension Box.Inside { func open() {} }
    func widen(_ other: Other, _ board: inout Board) { other.width = 2; board.width = 1; other.title = ""; board.width += 1 }
    func fill() { struct Held { var weight = 0 }; print(Held()) }
    #Preview { Alone() }
    """

  private func parts(of text: String) -> [String] { text.split(separator: "\n").map { "import SwiftUI\n" + $0 } }

  private func joined(_ texts: [String]) -> Project {
    Project(
      files: texts.map(facts), units: texts.map { _ in 0 }, writtenFiles: texts.map { _ in 0 })
  }

  private func expectSame(_ project: Project, _ fresh: Project) {
    #expect(project.typeOfFact == fresh.typeOfFact && project.wrapperUses == fresh.wrapperUses)
    for type in fresh.types {
      let (one, other) = (project.declaredTypes[type], fresh.declaredTypes[type])
      #expect(one.name == other.name && one.kind == other.kind && one.access == other.access && one.parent == other.parent)
      #expect(one.traits == other.traits && one.isForDevelopment == other.isForDevelopment, "\(type)")
      #expect(one.members.properties == other.members.properties && one.members.functions == other.members.functions)
      #expect(one.members.code == other.members.code && one.parts == other.parts)
    }
    #expect(project.parts.elementsEqual(fresh.parts, by: ==))
    #expect(project.properties == fresh.properties && project.functions == fresh.functions && project.memberCode == fresh.memberCode)
    #expect(project.storedProperties == fresh.storedProperties && project.frameworkExtensions == fresh.frameworkExtensions)
    #expect(project.constructionIndex == fresh.constructionIndex && project.holderIndex == fresh.holderIndex)
    #expect(project.environmentReaders == fresh.environmentReaders)
    #expect(project.hasReadersOfUnknownModels == fresh.hasReadersOfUnknownModels)
    #expect(project.allInjections.elementsEqual(fresh.allInjections) { $0.isSame(as: $1) && $0.call == $1.call })
    #expect(project.memberChanges == fresh.memberChanges && project.reorderings == fresh.reorderings)
    for names in [
      \Project.typeNames, \.functionNames, \.propertyNames, \.computedNames, \.changedNames, \.mutatingFunctions, \.classVariables,
    ] {
      #expect(Set(project[keyPath: names].names.names) == Set(fresh[keyPath: names].names.names))
    }
    #expect(Set(project.constructedNames.names) == Set(fresh.constructedNames.names))
    for index in [
      \Project.typeIndex, \.typealiasIndex, \.propertyIndex, \.functionIndex, \.frameworkExtensionIndex, \.frameworkPropertyIndex,
      \.globalPropertyIndex, \.globalFunctionIndex, \.localFunctionIndex, \.memberChangeIndex,
    ] {
      #expect(project[keyPath: index].keys == fresh[keyPath: index].keys)
    }
  }

  @Test("is given up where types come or go, or imports", arguments: [
    ("final class Store", "final class Other {}; final class Store"), ("import SwiftUI", "import SwiftUI\nimport Other"),
    ("class Store {", "class Store { enum Kind {}"),
  ])
  func givenUp(old: String, new: String) {
    let project = joined()
    project.trackDependencies()
    #expect(project.joinedAnew(0, with: facts(Self.store.replacing(old, with: new))) == nil)
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
    return dependencies.isTouched(by: change.inOrder())
  }

  private func joined() -> Project { Project(files: [facts(Self.store), facts(Self.page)], units: [0, 0]) }

  private func facts(_ text: String) -> FileFacts { FileFacts(Tree(Array(text.utf8))) }
}

extension Project {
  fileprivate func joinedAnew(_ file: FileIndex, with facts: FileFacts) -> (project: Project, change: ProjectChange)? {
    joinedAnew([(file, facts)])
  }
}

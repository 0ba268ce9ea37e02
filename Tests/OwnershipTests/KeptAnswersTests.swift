import SwiftTree
import Testing

@testable import Ownership

@Suite("What a session keeps between two edits")
struct KeptAnswersTests {
  private static let views = """
    import SwiftUI
    final class Store: ObservableObject {}
    struct First: View { var body: some View { Text("a") } }
    struct Inner: View { var body: some View { Text("b").environmentObject(Store()) } }
    """
  private static let modifier = """
    import SwiftUI
    extension View { func wrapped() -> some View { Inner() } }
    """

  @Test("finds its way into a file whose pieces of code have other numbers now")
  func renumbered() throws {
    let project = Project(files: [facts(Self.views), facts(Self.modifier)], units: [0, 0])
    project.trackDependencies()
    let store = try #require(project.types.first { project.declaredTypes[$0].name == Name("Store") })
    let code = ScopeID(file: 1, index: project.files[1].functions[0].scope)
    #expect(project.tracked { project.mayInject(store, in: code) }.answer)
    let new = facts(Self.views.replacing(#"Text("a")"#, with: #"Button("a") { print("pressed") }"#))
    #expect(project.replace(0, with: new) != nil)
    #expect(project.tracked { project.mayInject(store, in: code) }.answer)
  }

  private func facts(_ text: String) -> FileFacts { FileFacts(Tree(Array(text.utf8))) }
}

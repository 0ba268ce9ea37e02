import Testing

@Suite("Fixes of reload-on-appear")
struct ReloadOnAppearFixTests {
  @Test("a handler of several lines begins with a guard")
  func guarded() throws {
    let text = """
      struct Library: View {
        @State private var books: [String] = []
        var body: some View {
          List(books, id: \\.self) { book in NavigationLink(book) { Text(book) } }
            .task {  // each time
              // Takes a while.
              books = await load()
            }
        }
        private func load() async -> [String] { [] }
      }
      """
    #expect(try AlternativeFix.fixed(text, "reload-on-appear", titled: "").contains("""
            .task {  // each time
              guard books.isEmpty else { return }
              // Takes a while.
              books = await load()
            }
      """))
  }

  @Test("a handler that does more is not made to depend on what is there", arguments: [
    ".task { print(1); books = await load() }",
    ".onAppear { count += 1; Task { books = await load() } }",
    ".task { await store.reload() }",
  ])
  func unguarded(_ modifier: String) throws {
    let text = """
      @MainActor @Observable final class Store {
        fileprivate(set) var all: [String] = []
        private var hidden: [String] = []
        func reload() async { hidden = await load() }
        private func load() async -> [String] { [] }
      }
      struct Library: View {
        @State private var store = Store()
        @State private var books: [String] = []
        @State private var count = 0
        var body: some View {
          List(books, id: \\.self) { book in NavigationLink(book) { Text(book) } }
            \(modifier)
        }
        private func load() async -> [String] { [] }
      }
      """
    #expect(try AlternativeFix.titles(text, "reload-on-appear") == [])
  }
}

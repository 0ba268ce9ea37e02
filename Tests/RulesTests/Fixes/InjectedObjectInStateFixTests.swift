import Testing

@Suite("Fixes of injected-object-in-state")
struct InjectedObjectInStateFixTests {
  @Test("an object is made early where something else wants it", arguments: [
    // twice
    "init(id: Int) { let model = Model(id: id); title = model.title; _model = StateObject(wrappedValue: model) }",
    // of what is not there yet
    "init(id: Int) { title = \"\"; let model = Model(id: self.title.count); _model = StateObject(wrappedValue: model) }",
    "init(id: Int) { title = \"\"; let model = Model(id: title.count); _model = StateObject(wrappedValue: model) }",
    // of what changes meanwhile
    "init(id: Int) { title = \"\"; var id = id; let model = Model(id: id); id += 1; _model = StateObject(wrappedValue: model) }",
    // a comment would be lost
    "init(id: Int) { title = \"\"; let model = Model(id: /* first */ id); _model = StateObject(wrappedValue: model) }",
    // what is handed in
    "init(_ model: Model = Model(id: 1)) { title = model.title; _model = StateObject(wrappedValue: model) }",
  ])
  func early(_ initializer: String) throws {
    let text = """
      final class Model: ObservableObject {
        @Published var title = ""
        init(id: Int) { Task { print(id) } }
      }
      struct Pane: View {
        @StateObject private var model: Model
        private let title: String
        \(initializer)
        var body: some View { Text(title + model.title) }
      }
      struct Screen: View {
        @State private var count = 0
        var body: some View { Stepper("", value: $count); USE }
      }
      """
    let use = initializer.contains("init(_") ? "Pane()" : "Pane(id: 1)"
    #expect(try AlternativeFix.titles(text.replacing("USE", with: use), "injected-object-in-state") == [])
  }

  @Test("what an object hands in without 'self', or awaits, is no autoclosure", arguments: [
    ("func show() -> Pane { Pane(model: Model(id: id)) }", false),
    ("func show() -> Pane { Pane(model: makeModel()) }", false),
    ("func show() -> Pane { Pane(model: Model(id: tag)) }", false),
    ("func show() async -> Pane { Pane(model: Model(id: await load())) }", false),
    ("func show() -> Pane { Pane(model: Model(id: self.id)) }", true),
    ("func show() -> Pane { let id = 1; return Pane(model: Model(id: id)) }", true),
  ])
  func autoclosures(_ function: String, _ isOffered: Bool) throws {
    let text = """
      final class Model: ObservableObject {
        @Published var title = ""
        init(id: Int) {}
      }
      struct Pane: View {
        @StateObject private var model: Model
        init(model: Model) { _model = StateObject(wrappedValue: model) }
        var body: some View { Text(model.title) }
      }
      final class Launcher: UIViewController {
        let id = 1
        func makeModel() -> Model { Model(id: 1) }
        \(function)
      }
      struct Screen: View {
        @State private var count = 0
        var body: some View { Stepper("", value: $count); Pane(model: Model(id: count)) }
      }
      """
    #expect(try AlternativeFix.titles(text, "injected-object-in-state").isEmpty != isOffered)
  }
}

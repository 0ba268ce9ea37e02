import Expectations
import Linter
import Testing

/// One of several cures, where a page shows another one, and what has no cure.
@Suite("Fixes to look at")
struct AlternativeFixTests {
  private static func files(_ text: String) -> [MarkedFile] {
    var files = Fixture.files(in: text, document: #filePath)
    for index in files.indices { files[index].importSwiftUIUnlessItImports() }
    return files
  }

  /// The whole text after the fixes with some words in their titles, the import that was added left out.
  private func fixed(_ text: String, _ rule: String, titled words: String) throws -> String {
    let fixing = try Fixing(Self.files(text), rules: [rule], takesSafeOnly: false, titled: words)
    #expect(fixing.problems == [])
    #expect(!fixing.titles.isEmpty)
    return fixing.files.map(\.trimmedText).joined().replacing("import SwiftUI\n", with: "", maxReplacements: 1)
      .trimmingCharacters(in: .newlines)
  }

  private func titles(_ text: String, _ rule: String) throws -> [String] {
    let found = try findings(in: Self.files(text), rules: [rule])
    #expect(found.contains { $0.rule == rule })
    return found.flatMap(\.fixes).map(\.title)
  }

  // MARK: state-from-parameter

  @Test("a copy follows a value that the view keeps")
  func followsKept() throws {
    let text = """
      struct Item { var title = "" }
      struct TitleField: View {
        let item: Item
        @State private var text: String

        init(item: Item) {
          self.item = item
          _text = State(initialValue: item.title)
        }

        var body: some View {
          VStack {
            TextField("Title", text: $text)
          }
        }
      }
      struct Screen: View {
        @State private var item = Item()
        var body: some View {
          TitleField(item: item)
          TextField("Title", text: $item.title)
        }
      }
      """
    #expect(try fixed(text, "state-from-parameter", titled: "onChange").contains("""
          VStack {
            TextField("Title", text: $text)
          }
          .onChange(of: item.title) { text = $0 }
        }
      """))
    let new = "//- Example.swift floor:iOS=17\n" + text
    #expect(try fixed(new, "state-from-parameter", titled: "onChange").contains(".onChange(of: item.title) { text = item.title }"))
  }

  @Test("a copy follows a value that the view keeps from then on")
  func followsUnkept() throws {
    let text = """
      struct TitleField: View {
        @State private var text: String
        init(title: String) {
          _text = State(initialValue: title)
        }
        var body: some View { TextField("Title", text: $text) }
      }
      struct Screen: View {
        @State private var title = ""
        var body: some View {
          TitleField(title: title)
          TextField("Title", text: $title)
        }
      }
      """
    #expect(try fixed(text, "state-from-parameter", titled: "onChange").hasPrefix("""
      struct TitleField: View {
        private let title: String
        @State private var text: String
        init(title: String) {
          self.title = title
          _text = State(initialValue: title)
        }
        var body: some View { TextField("Title", text: $text).onChange(of: title) { text = $0 } }
      }
      """))
    #expect(try fixed(text, "state-from-parameter", titled: "Share").contains("""
        init(title: Binding<String>) {
          _text = title
        }
        var body: some View { TextField("Title", text: $text) }
      }
      struct Screen: View {
        @State private var title = ""
        var body: some View {
          TitleField(title: $title)
      """))
  }

  @Test("what is bound is a member of a model, and a constant in previews")
  func bindsMembers() throws {
    let text = """
      final class Settings: ObservableObject { @Published var name = "" }
      struct NameField: View {
        @State var name: String
        var body: some View { TextField("Name", text: $name) }
      }
      struct Screen: View {
        @ObservedObject var settings: Settings
        var body: some View { NameField(name: settings.name) }
      }
      #Preview { NameField(name: "Ada") }
      """
    let result = try fixed(text, "state-from-parameter", titled: "Share")
    #expect(result.contains("@Binding var name: String"))
    #expect(result.contains("NameField(name: $settings.name)"))
    #expect(result.contains("NameField(name: .constant(\"Ada\"))"))
  }

  @Test("a value that somebody could not bind has no binding", arguments: [
    // a constant of the model
    """
    final class Settings: ObservableObject { @Published private(set) var name = ""; func clear() { name = "" } }
    struct NameField: View {
      @State var name: String
      var body: some View { TextField("Name", text: $name) }
    }
    struct Screen: View {
      @ObservedObject var settings: Settings
      var body: some View { NameField(name: settings.name) }
    }
    """,
    // made from the value
    """
    struct NameField: View {
      @State var name: String
      var body: some View { TextField("Name", text: $name) }
    }
    struct Screen: View {
      @State private var name = ""
      var body: some View { NameField(name: name.uppercased()); TextField("Name", text: $name) }
    }
    """,
    // of another type
    """
    struct NameField: View {
      @State var name: String?
      var body: some View { Button(name ?? "") { name = nil } }
    }
    struct Screen: View {
      @State private var name = ""
      var body: some View { NameField(name: name); TextField("Name", text: $name) }
    }
    """,
    // a place without a value to bind
    """
    struct NameField: View {
      @State var name: String
      var body: some View { TextField("Name", text: $name) }
    }
    struct Screen: View {
      @State private var name = ""
      var body: some View { NameField(name: name); NameField(name: "Ada"); TextField("Name", text: $name) }
    }
    """,
    // a default that would be in the way
    """
    struct NameField: View {
      @State var name = ""
      var body: some View { TextField("Name", text: $name) }
    }
    struct Screen: View {
      @State private var name = ""
      var body: some View { NameField(name: name); TextField("Name", text: $name) }
    }
    """,
    // the initialiser does more with it
    """
    struct NameField: View {
      @State private var name: String
      private let length: Int
      init(name: String) {
        _name = State(initialValue: name)
        length = name.count
      }
      var body: some View { TextField("\\(length)", text: $name) }
    }
    struct Screen: View {
      @State private var name = ""
      var body: some View { NameField(name: name); TextField("Name", text: $name) }
    }
    """,
    // another initialiser
    """
    struct NameField: View {
      @State private var name: String
      init(name: String) { _name = State(initialValue: name) }
      init() { _name = State(initialValue: "") }
      var body: some View { TextField("Name", text: $name) }
    }
    struct Screen: View {
      @State private var name = ""
      var body: some View { NameField(name: name); NameField(); TextField("Name", text: $name) }
    }
    """,
    // a draft
    """
    struct NameField: View {
      @State var name: String
      let save: (String) -> Void
      var body: some View { TextField("Name", text: $name).onSubmit { save(name) } }
    }
    struct Screen: View {
      @State private var name = ""
      var body: some View { NameField(name: name) { name = $0 } }
    }
    """,
  ])
  func unbound(_ text: String) throws {
    #expect(try titles(text, "state-from-parameter").allSatisfy { !$0.contains("@Binding") })
  }

  @Test("a copy that cannot follow does not", arguments: [
    // no Equatable
    """
    struct Item { var title = "" }
    struct TitleField: View {
      @State private var item: Item
      init(shown: Item) { _item = State(initialValue: shown) }
      var body: some View { TextField("Title", text: $item.title) }
    }
    struct Screen: View {
      @State private var item = Item()
      var body: some View { TitleField(shown: item); TextField("Title", text: $item.title) }
    }
    """,
    // the parameter has the name of the state
    """
    struct TitleField: View {
      @State private var title: String
      init(title: String) { _title = State(initialValue: title) }
      var body: some View { TextField("Title", text: $title) }
    }
    struct Screen: View {
      @State private var title = ""
      var body: some View { TitleField(title: title); TextField("Title", text: $title) }
    }
    """,
    // two initialisers
    """
    struct TitleField: View {
      @State private var text: String
      init(title: String) { _text = State(initialValue: title) }
      init() { _text = State(initialValue: "") }
      var body: some View { TextField("Title", text: $text) }
    }
    struct Screen: View {
      @State private var title = ""
      var body: some View { TitleField(title: title); TitleField(); TextField("Title", text: $title) }
    }
    """,
    // a view that may not be there
    """
    struct TitleField: View {
      @State private var text: String
      init(title: String) { _text = State(initialValue: title) }
      var body: some View { if !text.isEmpty { TextField("Title", text: $text) } }
    }
    struct Screen: View {
      @State private var title = ""
      var body: some View { TitleField(title: title); TextField("Title", text: $title) }
    }
    """,
  ])
  func unfollowed(_ text: String) throws {
    #expect(try titles(text, "state-from-parameter").allSatisfy { !$0.contains("onChange") })
  }

  // MARK: state-init-ignored

  @Test("an initial value stays that some initialiser needs", arguments: [
    // on the way out
    "init(zoom: Double?) { guard let zoom else { return }; self.zoom = zoom }",
    // a wrapped value, a method and the whole instance want all properties to be there
    "init(zoom: Double) { self.zoom = isWide ? zoom : 1 }",
    "init(zoom: Double) { self.zoom = rounded(zoom) }",
    "init(zoom: Double) { print(self); self.zoom = zoom }",
    "init(zoom: Double) { self.zoom = zoom }\n  init() {}",
  ])
  func initialValue(_ initializers: String) throws {
    let text = """
      struct Map: View {
        @State private var isWide = false
        @State private var zoom: Double = 1.0
        \(initializers)
        private func rounded(_ zoom: Double) -> Double { zoom.rounded() }
        var body: some View { Toggle("Wide", isOn: $isWide); Slider(value: $zoom) }
      }
      """
    #expect(try titles(text, "state-init-ignored") == [])
  }

  // MARK: injected-object-in-state

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
    #expect(try titles(text.replacing("USE", with: use), "injected-object-in-state") == [])
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
    #expect(try titles(text, "injected-object-in-state").isEmpty != isOffered)
  }

  // MARK: observer-on-wrapper

  @Test("an observer keeps its comments and may ask for the old value")
  func observer() throws {
    let text = """
      //- Example.swift floor:iOS=17
      struct Volume: View {
        @Binding var volume: Double {
          didSet {
            // Louder than before.
            if volume > oldValue { print(volume) }
          }
        }

        var body: some View {
          Slider(value: $volume)
        }
      }
      """
    #expect(try fixed(text, "observer-on-wrapper", titled: "") == """
      struct Volume: View {
        @Binding var volume: Double

        var body: some View {
          Slider(value: $volume)
            .onChange(of: volume) { oldValue, _ in
              // Louder than before.
              if volume > oldValue { print(volume) }
            }
        }
      }
      """)
  }

  @Test("an observer stays where it is", arguments: [
    // what it does is about the value before
    "@State private var volume = 0.0 { willSet { print(volume) } }",
    "@State private var volume = 0.0 { willSet { print(volume) } didSet { print(volume) } }",
    // a comment would be lost
    "@State private var volume = 0.0 { // in percent\n didSet { print(volume) } }",
    // no old value before iOS 17
    "@State private var volume = 0.0 { didSet { print(oldValue) } }",
    "@State private var volume = 0.0 { didSet(before) { print(before) } }",
    // it changes the view's value
    "@State private var volume = 0.0 { mutating didSet { print(volume) } }",
  ])
  func observersLeft(_ variable: String) throws {
    let text = """
      struct Volume: View {
        \(variable)
        var body: some View { Slider(value: $volume) }
      }
      """
    #expect(try titles(text, "observer-on-wrapper") == [])
  }

  @Test("lines end as in the file")
  func lineEndings() throws {
    let text = """
      struct Volume: View {
        @State private var volume = 0.0 { didSet { print(volume) } }
        var body: some View {
          Slider(value: $volume)
        }
      }
      """
    let fixing = try Fixing(
      [MarkedFile(path: "A.swift", Array("import SwiftUI\n\(text)".replacing("\n", with: "\r\n").utf8), document: #filePath)],
      rules: ["observer-on-wrapper"], takesSafeOnly: false)
    #expect(fixing.titles.count == 1)
    let lines = String(decoding: fixing.files[0].bytes, as: UTF8.self)
    #expect(lines.contains("Slider(value: $volume)\r\n      .onChange(of: volume) { _ in print(volume) }\r\n"))
  }

  // MARK: any-view

  private static let erased = """
    struct Panel: View {
      @State private var isOpen = false
      var body: some View {
        VStack { USE }
        Toggle("Open", isOn: $isOpen)
      }
      CODE
      private var a: some View { Text("A") }
      private var b: some View { Color.clear }
      private var made: any View { Color.clear }
      private var other: AnyView { fatalError() }
    }
    """

  @Test("a view is given as it is", arguments: [
    (
      """
      private func content() -> AnyView {
          return AnyView(
            Text("Open")
              .bold()
          )
        }
      """,
      """
      private func content() -> some View {
          return Text("Open")
            .bold()
        }
      """
    ),
    (
      """
      private func content() -> some View {
          if isOpen {
            let title = Text("Open")
            return AnyView(title.bold())
          } else {
            return AnyView(Color.clear)
          }
        }
      """,
      """
      @ViewBuilder private func content() -> some View {
          if isOpen {
            let title = Text("Open")
            title.bold()
          } else {
            Color.clear
          }
        }
      """
    ),
  ])
  func unerased(_ code: String, _ expected: String) throws {
    let text = Self.erased.replacing("USE", with: "content()").replacing("CODE", with: code)
    #expect(try fixed(text, "any-view", titled: "").contains(expected))
  }

  @Test("a view stays erased that has to be, or may have to", arguments: [
    // no builder has an early exit
    ("content()", "private func content() -> some View { if isOpen { return AnyView(a) }; return AnyView(b) }"),
    ("content()", "private func content() -> some View { guard isOpen else { return AnyView(a) }; return AnyView(b) }"),
    // nor a statement that is no view
    ("content()", "private func content() -> some View { print(1); return AnyView(a) }"),
    // another view comes out as well
    ("content()", "private func content() -> AnyView { if isOpen { return AnyView(a) } else { return other } }"),
    // any View
    ("content()", "private func content() -> some View { AnyView(made) }"),
    // a type without end
    ("content(1)", "private func content(_ depth: Int) -> some View { AnyView(VStack { if depth > 0 { content(0) } }) }"),
    // others may count on it
    ("content()", "func content() -> AnyView { AnyView(a) }"),
    ("isOpen ? content() : other", "private func content() -> AnyView { AnyView(a) }"),
    ("list[0]", "private func content() -> AnyView { AnyView(a) }; private var list: [AnyView] { [content()] }"),
    ("content()", "private func content() -> AnyView { AnyView(a) }; private func give() -> AnyView { content() }"),
    ("Deck { content() }", "private func content() -> AnyView { AnyView(a) }; struct Deck { let card: () -> AnyView }"),
    ("content()", "private func content() -> some View { let title: AnyView = AnyView(a); return AnyView(title) }"),
    // a comment would be lost
    ("content()", "private func content() -> some View { AnyView(/* big */ a) }"),
  ])
  func erased(_ use: String, _ code: String) throws {
    let text = Self.erased.replacing("USE", with: use).replacing("CODE", with: code)
    #expect(try titles(text, "any-view") == [])
  }

  // MARK: environment-overuse

  @Test("a model is passed where it belongs among the arguments, in previews too")
  func passed() throws {
    let text = """
      //- Example.swift
      final class Cart: ObservableObject { @Published var names: [String] = [] }
      struct Row: View {
        let title: String
        @EnvironmentObject private var cart: Cart
        var isBold = false
        @State private var isOpen = false
        var body: some View { Toggle(title + cart.names.joined(), isOn: $isOpen).bold(isBold) }
      }
      struct Screen: View {
        @StateObject private var cart = Cart()
        var body: some View {
          Row(
            title: "A",
            isBold: true
          )
          .environmentObject(cart)
          .padding()
        }
      }
      #Preview { Row(title: "B").environmentObject(Cart()) }
      """
    let result = try fixed(text, "environment-overuse", titled: "")
    #expect(result.contains("  @ObservedObject var cart: Cart\n"))
    #expect(result.contains("""
          Row(
            title: "A",
            cart: cart,
            isBold: true
          )
          .padding()
      """))
    #expect(result.contains("#Preview { Row(title: \"B\", cart: Cart()) }"))
  }

  @Test("a model stays in the environment where nobody can pass it", arguments: [
    // an initialiser
    ("@EnvironmentObject var cart: Cart\n  init() {}", ""),
    // the memberwise one is private
    ("@EnvironmentObject var cart: Cart\n  private var count = 0", ""),
    // the view is built where the model is not at hand
    ("@EnvironmentObject var cart: Cart", "#Preview { VStack { Row() }.environmentObject(Cart()) }"),
    // a comment would be lost
    ("@EnvironmentObject var cart: Cart", "#Preview { Row().environmentObject(/* empty */ Cart()) }"),
  ])
  func injected(_ members: String, _ other: String) throws {
    let text = """
      final class Cart: ObservableObject { @Published var names: [String] = [] }
      struct Row: View {
        \(members)
        var body: some View { Text(cart.names.joined()) }
      }
      struct Screen: View {
        @StateObject private var cart = Cart()
        var body: some View { Row().environmentObject(cart) }
      }
      \(other)
      """
    #expect(try titles(text, "environment-overuse") == [])
  }

  // MARK: onchange-derived-state

  @Test("state is computed from what its handler watches")
  func derived() throws {
    let text = """
      struct Row: View {
        let id: Int
        @Binding var hovered: Int?
        @State private var isHovered: Bool?
        var body: some View {
          Text("\\(id)")
            .opacity(isHovered == true ? 1 : 0)
            .onChange(of: hovered) { isHovered = $0 == id }
            .padding()
        }
      }
      """
    #expect(try fixed(text, "onchange-derived-state", titled: "") == """
      struct Row: View {
        let id: Int
        @Binding var hovered: Int?
        private var isHovered: Bool? { hovered == id }
        var body: some View {
          Text("\\(id)")
            .opacity(isHovered == true ? 1 : 0)
            .padding()
        }
      }
      """)
  }

  @Test("state that remembers something stays", arguments: [
    // two answers
    ".onChange(of: count) { isBig = count > 10 }.onAppear { isBig = count > 9 + 1 }",
    ".onChange(of: count) { isBig = count > 10 }.onAppear { isBig = true }",
    // what was at a moment
    ".onChange(of: count) { isBig = other > 10 }",
    // something else is done
    ".onChange(of: count) { isBig = count > 10; print(isBig) }",
    ".onChange(of: count) { let limit = 10; isBig = count > 10 }",
    // a comment would be lost
    ".onChange(of: count) { /* more than ten */ isBig = count > 10 }",
  ])
  func kept(_ modifiers: String) throws {
    let text = """
      struct Badge: View {
        let count: Int
        @State private var other = 0
        @State private var isBig = false
        var body: some View { Stepper(isBig ? "Big" : "", value: $other)\(modifiers) }
      }
      """
    #expect(try titles(text, "onchange-derived-state") == [])
  }

  // MARK: reload-on-appear

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
    #expect(try fixed(text, "reload-on-appear", titled: "").contains("""
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
    #expect(try titles(text, "reload-on-appear") == [])
  }

  // MARK: observable-computed-untracked

  private static let units = """
    @Observable final class Units {
      CODE
    }
    struct UnitPicker: View {
      @Bindable var units: Units
      var body: some View { TextField("Unit", text: $units.unit) }
    }
    """

  @Test("accessors of several lines get a line more")
  func tracked() throws {
    let text = Self.units.replacing("CODE", with: """
      var unit: String {
          get {
            return UserDefaults.standard.string(forKey: "unit") ?? "km"
          }
          set {
            UserDefaults.standard.set(newValue, forKey: "unit")
          }
        }
      """)
    #expect(try fixed(text, "observable-computed-untracked", titled: "").contains("""
          get {
            access(keyPath: \\.unit)
            return UserDefaults.standard.string(forKey: "unit") ?? "km"
          }
          set {
            withMutation(keyPath: \\.unit) { UserDefaults.standard.set(newValue, forKey: "unit") }
          }
      """))
  }

  @Test("accessors of several statements are the author's business")
  func untracked() throws {
    let text = Self.units.replacing("CODE", with: """
      var unit: String {
          get { UserDefaults.standard.string(forKey: "unit") ?? "km" }
          set { print(newValue); UserDefaults.standard.set(newValue, forKey: "unit") }
        }
      """)
    #expect(try titles(text, "observable-computed-untracked") == [])
  }

  // MARK: mixed-observation

  @Test("of what a class inherits the one goes that nothing wants", arguments: [
    ("Base, ObservableObject", "final class Cart: Base {"), ("ObservableObject, Named", "final class Cart: Named {"),
    ("Base, ObservableObject, Named", "final class Cart: Base, Named {"),
  ])
  func left(_ inherited: String, _ expected: String) throws {
    let text = """
      class Base {}
      protocol Named {}
      @Observable final class Cart: \(inherited) { var names: [String] = [] }
      """
    #expect(try fixed(text, "mixed-observation", titled: "").contains(expected))
  }

  @Test("a class that somebody wants as an ObservableObject stays one", arguments: [
    "struct Screen: View { @StateObject private var cart = Cart(); var body: some View { Text(cart.names[0]) } }",
    "struct Screen: View { let cart: Cart; var body: some View { Text(cart.names[0]).onReceive(cart.objectWillChange) {} } }",
    "struct Screen: View { @State private var cart = Cart(); var body: some View { Text(\"\").environmentObject(cart) } }",
  ])
  func wanted(_ other: String) throws {
    let text = "@Observable final class Cart: ObservableObject { var names: [String] = [] }\n\(other)"
    #expect(try titles(text, "mixed-observation") == [])
  }
}

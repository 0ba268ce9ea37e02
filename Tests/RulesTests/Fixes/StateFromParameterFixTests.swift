import Testing

@Suite("Fixes of state-from-parameter")
struct StateFromParameterFixTests {
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
    #expect(try AlternativeFix.fixed(text, "state-from-parameter", titled: "onChange").contains("""
          VStack {
            TextField("Title", text: $text)
          }
          .onChange(of: item.title) { text = $0 }
        }
      """))
    let new = "//- Example.swift floor:iOS=17\n" + text
    #expect(try AlternativeFix.fixed(new, "state-from-parameter", titled: "onChange").contains(".onChange(of: item.title) { text = item.title }"))
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
    #expect(try AlternativeFix.fixed(text, "state-from-parameter", titled: "onChange").hasPrefix("""
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
    #expect(try AlternativeFix.fixed(text, "state-from-parameter", titled: "Share").contains("""
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
    let result = try AlternativeFix.fixed(text, "state-from-parameter", titled: "Share")
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
    #expect(try AlternativeFix.titles(text, "state-from-parameter").allSatisfy { !$0.contains("@Binding") })
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
    #expect(try AlternativeFix.titles(text, "state-from-parameter").allSatisfy { !$0.contains("onChange") })
  }
}

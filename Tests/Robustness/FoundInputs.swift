/// A small input that once was too much, and why.
public struct FoundInput: Sendable, CustomStringConvertible {
  public let cause: String
  public let bytes: [UInt8]

  init(_ cause: String, _ source: String) {
    self.cause = cause
    self.bytes = Array(source.utf8)
  }

  public var description: String { cause }
}

public enum FoundInputs {
  public static let all: [FoundInput] = [
    FoundInput("`??` with nothing behind it is the last node of the file", "let x = a ??"),
    FoundInput("`??` with nothing behind it, assigned", "func f() { x = a ?? }"),
    FoundInput("a type in an extension of a type of its own name is nested in itself", "extension A { struct A {} }"),
    FoundInput("two types, each in an extension of the other", "extension A { struct B {} }; extension B { struct A {} }"),
    FoundInput(
      "three types in a circle of extensions",
      "extension A { struct B {} }; extension B { struct C {} }; extension C { struct A {} }"),
    FoundInput("attributes in the generic arguments of attributes look ahead without a bound", "@A<@A<@A<@A<@A<@A<"),
    FoundInput("a condition that binds nothing is the last node", "func f() { if let }"),
    FoundInput("a variable without a name is the last node", "func f() { var }"),
    FoundInput("a property without a name is the last node", "struct S { var }"),
    FoundInput("a condition on the platform stands before several statements", "func f() {\n#if os(iOS)\na()\nb { c() }\n#endif\n}"),
    FoundInput("a condition on the platform has no end", "func f() {\n#if os(iOS)\na()\n}\nfunc g() {}"),
    FoundInput(
      "a function that shows a view is called by itself, and by another that it calls",
      """
      import SwiftUI
      final class Store: ObservableObject { @Published var text = "" }
      struct Page: View {
        @EnvironmentObject var store: Store
        var body: some View { Text(store.text) }
      }
      func show() { present(Page()); show(); other() }
      func other() { present(Page().environmentObject(Store())); show() }
      """),
    FoundInput(
      "a property is read from the environment by the type of itself",
      "import SwiftUI\nstruct V: View { @Environment(theme.self) var theme; var body: some View { Text(theme.name) } }"),
    FoundInput("a subscript in a subscript of a name holds 'self'", "w[w[self"),
    FoundInput(
      "a computed property of a class asks another object of the class for the same",
      """
      import SwiftUI
      final class Node: ObservableObject { let parent: Node; var id: String { parent.id } }
      struct Page: View { @ObservedObject var node: Node; var body: some View { Child(title: node.id) } }
      struct Child: View {
        @State private var text: String
        init(title: String) { _text = State(initialValue: title) }
        var body: some View { TextField("", text: $text) }
      }
      """),
    FoundInput(
      "an extension of an unknown type reads a model from the environment, and a global has state",
      """
      import SwiftUI
      import SwiftData
      @Model final class Trip { var name = "" }
      extension Unknown { @EnvironmentObject var trip: Trip }
      @State var count = 0
      struct Page: View { @EnvironmentObject var trip: Trip; var body: some View { Row(count: count); Text(trip.name) } }
      struct Row: View { let count: Int; var body: some View { Text("\\(count)") } }
      """),
    FoundInput("an extension of nothing has its name behind its end", "extension -a"),
    FoundInput("a function without a name has an empty one behind its end", "func #/d("),
    FoundInput(
      "a path begins like one that was kept, and goes on with a name that is taken away later",
      "[{\"\\(n]\n[[]{\"\\(nvlf]\n[\"\\(][[nvlf\n[[{\"\\(]\n[["),
  ]
}

/// Pieces of Swift, for sources that are thrown together at random and for the fuzz target's dictionary.
public enum Vocabulary {
  public static let words = keywords + attributes + directives + punctuation + frameworkNames

  private static let keywords = [
    "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch", "class", "consume",
    "consuming", "continue", "copy", "default", "defer", "deinit", "didSet", "discard", "do", "each", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in",
    "indirect", "infix", "init", "inout", "internal", "is", "isolated", "lazy", "let", "macro", "mutating", "nil",
    "nonisolated", "open", "operator", "override", "package", "postfix", "precedencegroup", "prefix", "private",
    "protocol", "public", "repeat", "required", "rethrows", "return", "self", "Self", "sending", "set", "some", "static",
    "struct", "subscript", "super", "switch", "then", "throw", "throws", "true", "try", "typealias", "unowned", "unsafe",
    "using", "var", "weak", "where", "while", "willSet", "yield", "Any", "Type", "of", "_modify", "_read",
  ]

  private static let attributes = [
    "@", "@A", "@A(", "@available(iOS 17.0, *)", "@abi(func f())", "@escaping", "@MainActor", "@State", "@StateObject",
    "@ObservedObject", "@EnvironmentObject", "@Environment(\\.a)", "@Environment(M.self)", "@Binding", "@Bindable",
    "@Published", "@Observable", "@ViewBuilder", "@SwiftUI::State", "@Model", "@Query",
  ]

  private static let directives = [
    "#if A\n", "#if os(iOS)\n", "#elseif B\n", "#else\n", "#endif\n", "#available(iOS 17, *)", "#unavailable(iOS 17)",
    "#sourceLocation()", "#Preview", "#selector", "#", "#!/bin/swift\n",
  ]

  private static let punctuation = [
    "(", ")", "[", "]", "{", "}", "<", ">", ",", ":", "::", ";", ".", "..", "...", "->", "=", "==", "+=", "+", "-", "*", "/",
    "%", "&", "&&", "|", "||", "!", "?", "??", "~", "^", "\\", "\\.", "$", "$0", "$a", "_", "_a", "a", "b", "A", "B", "1", "0x1p3", "1.5",
    "\"", "\"\"", "\"a\"", "\"\\(", "\\(", "\"\"\"", "\"\"\"\n", "#\"", "\"#", "#\"\"\"", "\\#(", "/a/", "#/", "/#", "/*", "*/", "//", "///",
    "`", "`a b`", "<#a#>", "\n", "\r\n", "\r", "\t", " ", "\0", "\u{FEFF}", "\u{A0}", "é", "∘", "😀", "a{", "a(", "a?.b", "A<B>", "try?", "try!", "as?", "as!",
    "~Copyable",
  ]

  private static let frameworkNames = [
    "import SwiftUI\n", "import Observation\n", "import SwiftData\n", "import XCTest\n", "View", "App", "Scene",
    "ObservableObject", "DynamicProperty", "ViewModifier", "body", "content", "some View", "ForEach", "List", "NavigationLink",
    "Button", ".sheet", ".onAppear", ".task", ".environment", ".environmentObject", "init(wrappedValue: ", "State(initialValue: ",
    "StateObject(wrappedValue: ", "_model", "$model", "model", "self.model", "struct V: View {", "var body: some View {",
    "final class M: ObservableObject {", "@Observable final class M {", "destination", "action", "label",
  ]
}

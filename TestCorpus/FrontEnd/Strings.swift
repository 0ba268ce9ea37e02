import SwiftUI

/* Code in a comment is no code:
   struct Old: View { @ObservedObject var model = Model() }
   /* nested: @Bindable var x = Model() */ // still a comment
*/
enum Strings {
  static let plain = "struct A: View { @ObservedObject var m = M() }"
  static let escaped = "\"\\ \t \u{1F600} \0 \'"
  static let raw = #"\(not) "quoted" \n"#
  static let rawInterpolated = #"\#(plain) and \(plain)"#
  static let deep = ##"a "# b \##(raw) \#(raw)"##
  static let nested = "a \("b \("c \(1 + (2 * 3)) }") {") d"
  static let closures = "\([1, 2].map { "\($0)" }.joined(separator: ", "))"
  static let dictionary = "\(["a": ["b": 1]]["a", default: [:]]["b"] ?? 0)"
  static let ternary = "\(plain.isEmpty ? "yes" : "no")"
  static let labels = "\(1, specifier: "%.2f") \(Date(), format: .dateTime)"

  static let multiline = """
    @StateObject var model = Model() \
    "quoted" ""two"" \"""three\"""
      indented \(nested)
    \("""
      inner \("deepest")
      """)
    """

  static let rawMultiline = #"""
    struct A: View { let m = M() } // """ no end
    \(no) \#(plain) """
    """#

  static let empty = ""
  static let emptyMultiline = """
    """
  static let quotes = #"""#
  static let url = "https://example.org/* not a comment */ // nor this"
}

struct StringsView: View {
  // @ObservedObject var model = Model()
  @State private var shown = 0 // @State var x = 0  // expect: state-never-written

  var body: some View {
    Text("Use `@State private var`, not \(shown == 0 ? "`@State var x = \(shown)`" : #"raw "text""#)")
      .accessibilityLabel("""
        Shown \(shown) \(String(repeating: "}", count: shown))
        """)
  }
}

/// Source code that repeats one thing without end: what makes a careless parser use its stack up, or look ahead again
/// and again over the same tokens.
public struct Shape: Sendable {
  public let name: String
  private let head: String
  private let unit: String
  private let middle: String
  private let tail: String
  private let end: String

  /// `head`, `unit` over and over, `middle`, `tail` as often, `end`.
  init(_ name: String, _ head: String = "", _ unit: String, _ middle: String = "", tail: String = "", _ end: String = "") {
    self.name = name
    self.head = head
    self.unit = unit
    self.middle = middle
    self.tail = tail
    self.end = end
  }

  public func source(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count * (unit.utf8.count + tail.utf8.count) + 256)
    bytes += head.utf8
    let unit = Array(self.unit.utf8)
    for _ in 0..<count { bytes += unit }
    bytes += middle.utf8
    let tail = Array(self.tail.utf8)
    for _ in 0..<count { bytes += tail }
    bytes += end.utf8
    return bytes
  }

  /// All shapes: what nests, what goes on, what has no end, and what tempts to look far ahead.
  public static let all = nested + chained + endless + tempting
}

extension Shape: CustomStringConvertible {
  public var description: String { name }
}

// MARK: What nests

extension Shape {
  static let nested = [
    Shape("parentheses", "let x = ", "(", "1", tail: ")"),
    Shape("parentheses without end", "(", "("),
    Shape("closing parentheses", ")", ")"),
    Shape("square brackets", "let x = ", "[", "1", tail: "]"),
    Shape("square brackets without end", "[", "["),
    Shape("closing square brackets", "]", "]"),
    Shape("braces", "func f() ", "{", "1", tail: "}"),
    Shape("braces without end", "{", "{"),
    Shape("closing braces", "}", "}"),
    Shape("mixed brackets", "let x = ", "([{", "1", tail: "}])"),
    Shape("brackets that cross", "let x = ", "([{)]}"),
    Shape("brackets out of order", "let x = ", "([{", "1", tail: "])}"),
    Shape("#if", "", "#if A\n", "let x = 1\n", tail: "#endif\n"),
    Shape("#if without end", "", "#if A\n"),
    Shape("#if in the place of an accessor", "var x: Int {\n", "#if A\n", "get { 1 }\n", tail: "#endif\n", "}"),
    Shape("#if in a switch", "switch x {\ncase 1: f()\n", "#if A\n", "case 2: g()\n", tail: "#endif\n", "}"),
    Shape("#if behind an operand", "let x = a\n", "#if A\n", ".b\n", tail: "#endif\n"),
    Shape("#if around attributes", "", "#if A\n", "@State\n", tail: "#endif\n", "var x = 1"),
    Shape("closures", "", "a { b in ", "b", tail: "}"),
    Shape("closures with members", "x = ", "{", "1", tail: "}.a"),
    Shape("views", "import SwiftUI\nstruct V: View { var body: some View ", "{ VStack ", "{ Text(\"\") }", tail: "}", "}"),
    Shape("calls", "x = ", "f(a: ", "1", tail: ")"),
    Shape("subscripts", "x = ", "a[b: ", "1", tail: "]"),
    Shape("types", "", "struct S { ", "var x = 1", tail: "}"),
    Shape("extensions", "", "extension A.B { ", "var x = 1", tail: "}"),
    Shape("functions", "", "func f() { ", "g()", tail: "}"),
    Shape("getters", "", "var x: Int { get { ", "1", tail: "} }"),
    Shape("generic arguments", "let x: ", "A<", "B", tail: ">"),
    Shape("generic arguments without end", "let x: ", "A<"),
    Shape("generic arguments of an operand", "f(", "A<", "B", tail: ">", "())"),
    Shape("comparisons like generic arguments", "f(", "a < b, "),
    Shape("comparisons that nest", "f(", "a<(b, "),
    Shape("comparisons like generic arguments of arrays", "f(", "a<[b<"),
    Shape("generic parameters", "func f<", "A: B<", "C", tail: ">", ">() {}"),
    Shape("attributes in generic arguments", "", "@A<"),
    Shape("attributes in arguments", "", "@A("),
    Shape("attributes of types", "let x: ", "@A ", "B"),
    Shape("attributes of function types", "let x: (", "@A (", "B", tail: ") -> C", ") -> D"),
    Shape("tuple types", "let x: ", "(", "A", tail: ")"),
    Shape("array types", "let x: ", "[", "A", tail: "]"),
    Shape("dictionary types", "let x: ", "[A: ", "B", tail: "]"),
    Shape("function types", "let x: ", "(A) -> ", "B"),
    Shape("function types as parameters", "let x: ", "((", "A", tail: ") -> B)"),
    Shape("opaque types", "let x: ", "some ", "A"),
    Shape("optional types", "let x: A", "?"),
    Shape("optional types as operands", "x = [A", "?", "]()"),
    Shape("optional types in a cast", "x as A", "?"),
    Shape("members of optional types", "let x: A?", ".B?"),
    Shape("compositions", "let x: A", " & A"),
    Shape("strings", "let x = ", "\"\\(", "1", tail: ")\""),
    Shape("strings without end", "let x = ", "\"\\("),
    Shape("multi-line strings", "let x = ", "\"\"\"\n\\(", "1", tail: ")\n\"\"\""),
    Shape("raw strings", "let x = ", "#\"\\#(", "1", tail: ")\"#"),
    Shape("comments", "", "/* ", "", tail: "*/", "let x = 1"),
    Shape("comments without end", "", "/* "),
    Shape("ternaries", "x = ", "a ? b : ", "c"),
    Shape("ternaries in the middle", "x = ", "a ? ", "b", tail: " : c"),
    Shape("ternaries without end", "x = ", "a ? "),
    Shape("patterns", "let ", "(a, ", "b", tail: ")", " = x"),
    Shape("binding patterns", "if case ", "let ", "x", " = y {}"),
    Shape("case patterns", "if case ", ".a(let b, ", ".c", tail: ")", " = x {}"),
    Shape("if expressions", "let x = ", "if a { ", "1", tail: "} else { 2 }"),
    Shape("if without blocks", "", "if "),
    Shape("switches", "", "switch x { case 1: ", "f()", tail: "}"),
    Shape("switches without blocks", "", "switch "),
    Shape("do blocks", "", "do { ", "f()", tail: "} catch {}"),
    Shape("labels", "", "a: ", "while x {}"),
    Shape("labels of blocks", "", "a: do { ", "f()", tail: "}"),
    Shape("key paths", "x = ", "\\A[", "1", tail: "]"),
    Shape("macros", "", "#a(", "1", tail: ")"),
    Shape("initial values", "", "var x = { ", "1", tail: "}()"),
    Shape("default arguments", "", "func f(a: Int = { ", "1", tail: "}) {}"),
    Shape("captures", "x = ", "{ [a = ", "1", tail: "] in 1 }"),
  ]
}

// MARK: What goes on

extension Shape {
  static let chained = [
    Shape("prefix !", "x = ", "!", "a"),
    Shape("prefix ! apart", "x = ", "! ", "a"),
    Shape("prefix -", "x = ", "- ", "a"),
    Shape("prefix - in parentheses", "x = ", "-(", "a", tail: ")"),
    Shape("prefix &", "f(", "&", "a)"),
    Shape("try", "", "try ", "f()"),
    Shape("try in lines", "", "try\n", "f()"),
    Shape("await", "", "await ", "f()"),
    Shape("consume", "", "consume ", "x"),
    Shape("repeat", "x = ", "repeat ", "each y"),
    Shape("members", "x = a", ".b"),
    Shape("members of self", "struct S { func f() { self", ".b", "= 1 } }"),
    Shape("implicit members", "x = ", ".a"),
    Shape("modifiers of a view", "import SwiftUI\nstruct V: View { var body: some View { a", ".b(1)\n", "} }"),
    Shape("calls of calls", "x = f", "()"),
    Shape("calls with closures", "x = f", ".a { }"),
    Shape("closures called with closures", "x = f", " {} "),
    Shape("labelled closures", "x = f { }", " a: { }"),
    Shape("subscripts of subscripts", "x = a", "[0]"),
    Shape("optional chains", "x = a", "?.b"),
    Shape("question marks", "x = a", "?"),
    Shape("exclamation marks", "x = a", "!"),
    Shape("key path components", "x = \\A", ".b"),
    Shape("members of types", "let x: A", ".B"),
    Shape("operators", "x = a", " + a"),
    Shape("assignments", "a", " = a"),
    Shape("casts", "x", " as A"),
    Shape("fallbacks", "x = a", " ?? a"),
    Shape("comparisons", "x = a", " < b > c"),
    Shape("else if", "if a {}", " else if a {}"),
    Shape("conditions", "if a", ", a", " {}"),
    Shape("cases", "switch x {\n", "case 1: f()\n", "}"),
    Shape("cases without switch", "", "case 1: f()\n"),
    Shape("items of a case", "switch x { case 1", ", 2", ": f() }"),
    Shape("cases without items", "switch x { ", "case ", "}"),
    Shape("catch clauses", "do {}", " catch {}"),
    Shape("catch clauses without blocks", "do {}", " catch"),
    Shape("enum cases", "enum E { case a", ", a", "}"),
    Shape("arguments", "f(1", ", 1", ")"),
    Shape("labels of a reference", "x = f(", "a:", ")"),
    Shape("labels without an end", "x = f(", "a:", "1)"),
    Shape("elements", "x = [1", ", 1", "]"),
    Shape("commas", "x = [", ",", "]"),
    Shape("colons", "x = [", ":", "]"),
    Shape("parameters", "func f(a: A", ", a: A", ") {}"),
    Shape("bindings", "let a = 1", ", a = 1"),
    Shape("bindings without names", "var ", ":,"),
    Shape("variables without names", "", "var "),
    Shape("generic arguments side by side", "let x: A<B", ", B", ">"),
    Shape("inheritance", "struct S: A", ", A", "{}"),
    Shape("requirements", "extension A where B: C", ", B: C", "{}"),
    Shape("statements", "", "f();"),
    Shape("declarations", "", "let x = 1\n"),
    Shape("functions side by side", "", "func f() {}\n"),
    Shape("types side by side", "", "struct S {}\n"),
    Shape("views side by side", "import SwiftUI\n", "struct V: View { @State var x = 1; var body: some View { Text(\"\") } }\n"),
    Shape("clauses", "#if A\n", "#elseif B\nf()\n", "#endif"),
    Shape("#if side by side", "", "#if A\n#endif\n"),
    Shape("#if in one line", "", "#if A "),
    Shape("#else", "#if A\n", "#else\n"),
    Shape("imports", "", "import A\n"),
    Shape("comments side by side", "", "// a\n"),
    Shape("block comments side by side", "", "/**/"),
    Shape("semicolons", "", ";"),
    Shape("line breaks", "", "\n"),
    Shape("carriage returns", "", "\r"),
    Shape("spaces", "", " ", "x"),
    Shape("zero bytes", "", "\0", "x"),
    Shape("digits", "x = ", "1"),
    Shape("letters", "x = ", "a"),
    Shape("letters outside of ASCII", "x = ", "é"),
    Shape("dots", "x = ", "."),
    Shape("dollar signs", "x = ", "$"),
    Shape("interpolations", "x = \"", "\\(1)", "\""),
  ]
}

// MARK: What has no end

extension Shape {
  static let endless = [
    Shape("string without end", "x = \"", "a"),
    Shape("strings without end in lines", "", "\"a\n"),
    Shape("multi-line string without end", "x = \"\"\"\n", "a\n"),
    Shape("multi-line strings without end", "", "\"\"\"\n"),
    Shape("raw string without end", "x = #\"", "a"),
    Shape("raw strings without end", "x = ", "##\"\"# "),
    Shape("hash signs", "x = ", "#"),
    Shape("hash signs around a quotation mark", "x = ", "#", "\"a\"", tail: "#"),
    Shape("quotation marks", "x = ", "\""),
    Shape("interpolation without end", "x = \"\\(", "a + "),
    Shape("interpolations without end in lines", "", "\"\\(a\n"),
    Shape("comment without end", "/*", "a"),
    Shape("regex without end", "x = /", "a"),
    Shape("regexes without end in lines", "", "x = /a\n"),
    Shape("extended regex without end", "x = #/", "a"),
    Shape("extended regexes without end in lines", "", "x = #/a\n"),
    Shape("backticks", "x = ", "`"),
    Shape("backticked name without end", "x = `", "a"),
    Shape("placeholders without end", "x = ", "<#a "),
    Shape("backslashes", "x = ", "\\"),
    Shape("at signs", "", "@"),
    Shape("at signs in lines", "", "@\n"),
    Shape("attributes", "", "@A "),
    Shape("attributes in lines", "", "@A\n"),
    Shape("modifiers", "", "final "),
    Shape("modifiers before nothing", "", "final ", ";"),
    Shape("class", "", "class "),
    Shape("colons alone", "", ":"),
    Shape("arrows", "", "-> "),
    Shape("equal signs", "", "= "),
    Shape("as", "", "as "),
    Shape("is", "", "is "),
    Shape("in", "", "in "),
    Shape("less", "", "<"),
    Shape("less apart", "", "< "),
    Shape("slashes", "", "/ "),
    Shape("control characters", "", "\u{1}"),
  ]
}

// MARK: What tempts to look far ahead

extension Shape {
  static let tempting = [
    Shape("escaped slashes", "x = ", "/a\\"),
    Shape("escaped slashes before a parenthesis", "(", "/a\\", ")"),
    Shape("escaped slashes before a blank and a slash", "x = ", "/a\\", "/ /"),
    Shape("slashes before parentheses", "", "f(/, 1)"),
    Shape("operators with slashes", "x = ", "+/"),
    Shape("question marks with slashes", "x = ", "?/"),
    Shape("multi-line regexes without end", "", "#/\n"),
    Shape("regexes with more hash signs", "", "##/a/#"),
    Shape("raw strings that look multi-line", "x = ", "#\"\"\"\\#("),
    Shape("raw strings that look multi-line side by side", "x = ", "#\"\"\" \"# "),
    Shape("throws", "x ", "throws "),
    Shape("throws in lines", "x\n", "throws\n"),
    Shape("throws in a type", "let x: (A) ", "throws ", "-> B"),
    Shape("async", "x ", "async "),
    Shape("async in lines", "x\n", "async\n"),
    Shape("attributes in a switch", "switch x {\n", "@A\n", "}"),
    Shape("attributes in a case", "switch x {\ncase 1:\n", "@A\n", "}"),
    Shape("attributes in an accessor block", "var x: Int {\n", "@A\n", "}"),
    Shape("attributes in a closure", "f {\n", "@A\n", "}"),
    Shape("attributes that end in #if", "", "@A\n#if A\n"),
    Shape("#if without code in a switch", "switch x {\n", "#if A\n#endif\n", "}"),
    Shape("#if with attributes side by side", "", "#if A\n@A\n#endif\n"),
    Shape("#if with attributes before nothing", "", "#if A\n@A\n#endif\n1\n"),
    Shape("#if without code behind an operand", "x = a\n", "#if A\n#endif\n"),
    Shape("#elseif without code behind an operand", "x = a\n#if A\n", "#elseif A\n"),
    Shape("parameters of a closure", "f { ", "a, "),
    Shape("parameters of closures", "f ", "{ a, "),
    Shape("result of a closure", "f { () -> ", "A.", "B }"),
    Shape("generic arguments that end in nothing", "f(", "a<b.", ")"),
    Shape("generic arguments of many kinds", "f(", "a<b, c>(d, "),
    Shape("closures in conditions", "if ", "a { b } ", "{}"),
    Shape("conditions without a block", "if ", "a { "),
    Shape("versions", "@available(iOS ", "1.0, ", "*) func f() {}"),
    Shape("availability", "if #available(iOS 1.0, *)", ", #available(iOS 1.0, *)", " {}"),
    Shape("names of a type", "extension A { ", "typealias B = A; ", "}"),
    Shape("aliases of aliases", "typealias A = A\n", "typealias A = A.A\n"),
    Shape("properties of one name", "import SwiftUI\nstruct V: View { var body: some View { x }\n", "var x: Int { x }\n", "}"),
    Shape("functions of one name", "import SwiftUI\nstruct V: View { var body: some View { f() }\n", "func f() { f() }\n", "}"),
    Shape("locals of one name", "import SwiftUI\nstruct V: View { var body: some View {\n", "let x = x\n", "} }"),
    Shape("reads of one name", "import SwiftUI\nstruct V: View { @State var x = 1; var body: some View {\n", "f(x)\n", "} }"),
    Shape("types of one name", "import SwiftUI\n", "struct V: View { var body: some View { V() } }\n"),
    Shape("types that inherit each other", "", "protocol P: P {}\n"),
    Shape("nested loops of captures", "f ", "{ [a] in "),
  ]
}

import Foundation
import Testing

@testable import Linter

@Suite("JSON as people write it")
struct JSONTextTests {
  @Test(
    "is read with comments, trailing commas, single quotes and bare keys, as another reader of JSON5 does",
    arguments: [
      "{}", "[]", " null ", "true", "-1.5e2", "\"a\\u00e9\\ud83d\\ude00\\n\"", "{\"a\": [1, 2, {\"b\": false}]}",
      "// why\n{ /* and */ a: 'b', }", "[1,\n2, // last\n]", "{'it\\'s': \"\\\"\"}", "\u{FEFF}{\"a\": 1}",
    ])
  func accepted(text: String) throws {
    let value = try JSONReader.value(of: Array(text.utf8))
    // Linux has JSON5 in JSONDecoder alone.
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    let other = try decoder.decode(AnyJSON.self, from: Data(text.utf8))
    #expect(AnyJSON(value) == other)
  }

  @Test(
    "is refused with the place of the first mistake",
    arguments: [
      ("", 0, "a value is missing at the end"),
      ("{\"a\": 1 \"b\": 2}", 8, "a ',' is missing before this"),
      ("{\"a\" 1}", 5, "a ':' is missing behind the key 'a'"),
      ("{\"a\": 1, \"a\": 2}", 9, "the key 'a' stands here twice"),
      ("[1, 2", 5, "the closing ']' is missing"),
      ("{a: yes}", 4, "'yes' is no value; text stands between quotes"),
      ("\"a", 0, "the string has no end"),
      ("\"a\n\"", 0, "the string has no end"),
      ("\"\\x\"", 1, "no escape begins like this"),
      ("\"\\u12\"", 1, "'\\u' is followed by four hexadecimal digits"),
      ("/* a", 0, "the comment has no end"),
      ("{} {}", 3, "nothing may follow the outermost value"),
      ("1.2.3", 0, "'1.2.3' is no number"),
      ("{,}", 1, "a key is missing here"),
      ("[,]", 1, "no value begins like this"),
      ("\u{0}\u{1}", 0, "no value begins like this"),
    ])
  func refused(text: String, offset: Int, message: String) {
    let problem = #expect(throws: TextProblem.self) { try JSONReader.value(of: Array(text.utf8)) }
    #expect(problem?.message == message)
    #expect(problem?.range.lowerBound == offset)
  }

  @Test("is refused where it is nested too deeply, without an end of the stack")
  func nesting() {
    let text = [UInt8](repeating: UInt8(ascii: "["), count: 100_000)
    #expect(throws: TextProblem.self) { try JSONReader.value(of: text) }
  }
}

/// A value without its places.
private enum AnyJSON: Decodable, Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([AnyJSON])
  case object([String: AnyJSON])

  init(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .null
    case .boolean(let flag): self = .boolean(flag)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map(AnyJSON.init))
    case .object(let members): self = .object(Dictionary(uniqueKeysWithValues: members.map { ($0.key, AnyJSON($0.value)) }))
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .boolean(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let elements = try? container.decode([AnyJSON].self) {
      self = .array(elements)
    } else {
      self = .object(try container.decode([String: AnyJSON].self))
    }
  }
}

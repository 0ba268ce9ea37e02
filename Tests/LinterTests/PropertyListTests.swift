import Testing

@testable import Linter

@Suite("Property lists")
struct PropertyListTests {
  private static let text = """
    // !$*UTF8*$!
    {
    \tobjects = {
    \t\t0A /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = 0B /* A.swift */; };
    \t\t0B = { path = "My \\"App\\"/A+B.swift"; list = (one, "two three", (), {}, ); };
    \t};
    \trootObject = 0A /* Project object */;
    }

    """

  @Test("has texts, lists and dictionaries")
  func values() throws {
    let list = try PropertyList(Array(Self.text.utf8))
    let objects = try #require(list.value("objects", in: 0))
    #expect(list.text("rootObject", in: 0) == "0A")
    let file = try #require(list.value("0A", in: objects))
    #expect(list.text("isa", in: file) == "PBXBuildFile")
    #expect(list.text("fileRef", in: file) == "0B")
    let reference = try #require(list.value("0B", in: objects))
    #expect(list.text("path", in: reference) == "My \"App\"/A+B.swift")
    #expect(list.elements("list", in: reference).map { list.text($0) } == ["one", "two three", nil, nil])
    #expect(list.value("nothing", in: reference) == nil)
    #expect(list.text("list", in: reference) == nil)
  }

  @Test("a text that is cut anywhere is malformed")
  func cut() {
    let bytes = Array(Self.text.utf8)
    let end = bytes.lastIndex(of: UInt8(ascii: "}")) ?? 0
    for count in 0...end {
      #expect(throws: PropertyList.Malformed.self) { try PropertyList(Array(bytes[..<count])) }
    }
  }

  @Test("any byte in any place is read or refused")
  func changed() {
    let bytes = Array(Self.text.utf8)
    for offset in bytes.indices {
      for byte in [0, 0x22, 0x28, 0x2F, 0x5C, 0x7B, 0x7D, 0xFF] as [UInt8] {
        var changed = bytes
        changed[offset] = byte
        _ = try? PropertyList(changed)
      }
    }
  }

  @Test(
    "other formats are refused",
    arguments: ["", "bplist00", "<?xml version=\"1.0\"?><plist/>", "{\"a\": 1}", "{ a = 1; } b", "<<<<<<< HEAD\n{}"])
  func otherFormats(text: String) {
    #expect(throws: PropertyList.Malformed.self) { try PropertyList(Array(text.utf8)) }
  }

  @Test("nesting without end is refused")
  func deep() {
    let text = "{a=" + String(repeating: "(", count: 1_000_000)
    #expect(throws: PropertyList.Malformed(offset: 33)) { try PropertyList(Array(text.utf8)) }
  }
}

/// `file:` URIs and paths.
enum FileAddress {
  /// The path of a `file:` URI; nil for another scheme.
  static func path(of address: String) -> String? {
    guard address.hasPrefix("file://") else { return nil }
    var rest = address.dropFirst("file://".count)
    // A host other than this machine's is nothing that can be opened here.
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    let host = rest[..<slash]
    guard host.isEmpty || host == "localhost" else { return nil }
    rest = rest[slash...]
    return decoded(rest)
  }

  static func address(of path: String) -> String {
    "file://" + path.utf8.reduce(into: "") { address, byte in
      if isPlain(byte) {
        address.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        address += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
      }
    }
  }

  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let decoded = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else { return nil }
      bytes.append(decoded)
      rest = rest.dropFirst(2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"),
      UInt8(ascii: "/"):
      true
    default: false
    }
  }
}

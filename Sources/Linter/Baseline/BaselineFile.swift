/// A baseline on disk: sorted, one entry a line, so that two branches that change it merge easily.
public struct BaselineFile: Sendable {
  public let path: String

  public init(path: String) {
    self.path = path
  }

  /// The nearest file of the usual name, from a folder (the working directory, if none is named) up to the root of the
  /// repository; nil without one.
  public static func nearest(from folder: String? = nil) -> BaselineFile? {
    var folder = folder ?? FileSystem.workingDirectory
    while true {
      let path = folder + "/" + Baseline.fileName
      if FileSystem.hasEntry(path) { return BaselineFile(path: FileSystem.shown(path)) }
      guard !folder.isEmpty, !Repository.isRoot(folder) else { return nil }
      folder = String(folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)])
    }
  }

  /// - Throws: what is wrong with the file, with its place.
  public func read() throws(ConfigurationProblem) -> Baseline {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileSystem.bytes(of: path)
    } catch {
      throw problem(nil, "can't read the baseline: \(error)", in: [])
    }
    do throws(TextProblem) {
      return try BaselineReader(root: try JSONReader.value(of: bytes)).baseline()
    } catch {
      throw problem(error.range, error.message, in: bytes)
    }
  }

  public func write(_ baseline: Baseline) throws(SystemError) {
    try FileSystem.replace(path, with: Array(BaselineFile.text(of: baseline).utf8))
  }

  private func problem(_ range: Range<Int>?, _ message: String, in bytes: [UInt8]) -> ConfigurationProblem {
    let position = range.map { LineTable(bytes[...]).position(at: $0.lowerBound, in: bytes[...]) }
    return ConfigurationProblem(path: path, position: position, message: message)
  }

  static func text(of baseline: Baseline) -> String {
    let byPath = Dictionary(grouping: baseline.counts) { $0.key.path }.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    let files = byPath.map { path, entries in
      let byRule = Dictionary(grouping: entries) { $0.key.rule }.sorted { $0.key < $1.key }
      return "    \(quoted(path)): {\n" + byRule.map(lines).joined(separator: ",\n") + "\n    }"
    }
    let head = "{\n  \"version\": \(Baseline.version),\n  \"fingerprint\": \(Baseline.fingerprintVersion),\n"
    let body = files.isEmpty ? "{}" : "{\n" + files.joined(separator: ",\n") + "\n  }"
    return head + "  \"entries\": \(body)\n}\n"
  }

  private static func lines(of rule: String, _ entries: [(key: Baseline.Key, value: Int)]) -> String {
    let lines = entries.sorted { $0.key.fingerprint < $1.key.fingerprint }.map { "        \"\($0.key.fingerprint)\": \($0.value)" }
    return "      \(quoted(rule)): {\n" + lines.joined(separator: ",\n") + "\n      }"
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"", "\\": return "\\\(scalar)"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: return String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}

/// Reads a baseline's text.
private struct BaselineReader {
  let root: JSONValue

  func baseline() throws(TextProblem) -> Baseline {
    let members = try members(of: root)
    try check("version", Baseline.version, among: members)
    try check("fingerprint", Baseline.fingerprintVersion, among: members)
    var counts: [Baseline.Key: Int] = [:]
    for file in try self.members(of: members.first { $0.key == "entries" }?.value) {
      for rule in try self.members(of: file.value) {
        for entry in try self.members(of: rule.value) {
          let key = Baseline.Key(path: file.key, rule: rule.key, fingerprint: entry.key)
          counts[key] = try count(entry.value)
        }
      }
    }
    return Baseline(counts)
  }

  private func members(of value: JSONValue?) throws(TextProblem) -> [JSONValue.Member] {
    guard let value else { throw TextProblem(range: root.range, message: "the baseline has no 'entries'") }
    guard case .object(let members) = value.kind else {
      throw TextProblem(range: value.range, message: "this is no baseline: an object is missing here; regenerate it")
    }
    return members
  }

  private func check(_ key: String, _ expected: Int, among members: [JSONValue.Member]) throws(TextProblem) {
    guard let member = members.first(where: { $0.key == key }) else {
      throw TextProblem(range: root.range, message: "the baseline has no '\(key)'; regenerate it with --write-baseline")
    }
    guard case .number(Double(expected)) = member.value.kind else {
      throw TextProblem(
        range: member.value.range,
        message: "this version of the tool reads baselines of \(key) \(expected); regenerate it with --write-baseline")
    }
  }

  private func count(_ value: JSONValue) throws(TextProblem) -> Int {
    if case .number(let number) = value.kind, let count = Int(exactly: number), count > 0 { return count }
    throw TextProblem(range: value.range, message: "this is a whole number above zero")
  }
}

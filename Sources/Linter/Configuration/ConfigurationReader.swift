import Ownership
import Rules

/// A mistake in a configuration.
public struct ConfigurationProblem: Error, Sendable, Equatable, CustomStringConvertible {
  public let path: String
  /// Nil where the file as a whole is meant.
  public let position: Position?
  public let message: String

  /// The same with a path from the root of the file system, which Xcode needs to show the place.
  public var absolute: ConfigurationProblem {
    let folder = FileSystem.workingDirectory
    return path.hasPrefix("/") ? self : ConfigurationProblem(path: folder + "/" + path, position: position, message: message)
  }

  /// As compilers print it: `.custody.json:3:5: error: …`.
  public var description: String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(path)\(place): error: \(message)"
  }
}

/// Reads a configuration and finds all that is wrong with it.
struct ConfigurationReader {
  private(set) var problems: [ConfigurationProblem] = []
  private let path: String
  private let bytes: [UInt8]
  private let lines: LineTable
  /// The files on the way here by `extends`, so that a circle is found.
  private let trail: [String]
  private var configuration: Configuration
  /// What it extends, the strongest first.
  private var bases: [Configuration] = []

  /// The configuration in a file, or what is wrong with it.
  static func read(_ path: String, trail: [String] = []) -> (Configuration, [ConfigurationProblem]) {
    do throws(SystemError) {
      var reader = ConfigurationReader(path: path, bytes: try FileSystem.bytes(of: path, limit: sizeLimit), trail: trail)
      reader.read()
      return (reader.configuration, reader.problems)
    } catch {
      let reason = error == .tooLarge ? "it is larger than 1 MB, so it is something else" : error.description
      let problem = ConfigurationProblem(path: path, position: nil, message: "can't read the configuration: \(reason)")
      return (Configuration(path: path), [problem])
    }
  }

  /// In bytes. What is larger is something else.
  private static let sizeLimit = 1 << 20

  init(path: String, bytes: [UInt8], trail: [String] = []) {
    self.path = path
    self.bytes = bytes
    self.trail = trail
    lines = LineTable(bytes[...])
    configuration = Configuration(path: path)
  }

  /// The result of `read()`.
  var result: Configuration { configuration }

  mutating func read() {
    do throws(TextProblem) {
      read(try JSONReader.value(of: bytes))
    } catch {
      report(error.range, error.message)
    }
  }

  private mutating func report(_ range: Range<Int>, _ message: String) {
    let position = lines.position(at: min(range.lowerBound, bytes.count), in: bytes[...])
    problems.append(ConfigurationProblem(path: path, position: position, message: message))
  }

  private func place(of member: JSONValue.Member) -> Configuration.Place {
    Configuration.Place(path: path, line: lines.position(at: member.keyRange.lowerBound, in: bytes[...]).line)
  }

  // MARK: Keys

  private typealias Read = @Sendable (inout ConfigurationReader, JSONValue) -> Void

  private static let keys: [(key: String, read: Read)] = [
    ("$schema", { _, _ in }),
    ("root", { $0.configuration.isRoot = $0.boolean($1) ?? false }),
    ("extends", { $0.extend($1) }),
    ("include", { $0.configuration.include = $0.patterns($1) }),
    ("exclude", { $0.configuration.exclude = $0.patterns($1) }),
    ("rules", { $0.configuration.levels += $0.levels($1) }),
    ("overrides", { $0.readOverrides($1) }),
    ("settings", { $0.readMembers(of: $1, in: "settings", ConfigurationReader.settingKeys) }),
    ("words", { $0.readMembers(of: $1, in: "words", ConfigurationReader.wordKeys) }),
    ("suppressions", { $0.readMembers(of: $1, in: "suppressions", ConfigurationReader.suppressionKeys) }),
  ]

  private static let suppressionKeys: [(key: String, read: Read)] = [
    ("requireReasons", { $0.configuration.requiresReasons = $0.boolean($1) ?? false }),
    ("swiftlint", { $0.configuration.hearsSwiftLint = $0.boolean($1) ?? false }),
  ]

  private static let wordKeys: [(key: String, read: Read)] = WordTable.allCases.map { table in
    (table.rawValue, { $0.configuration.settings.words[table] = $0.words($1, for: table) })
  }

  private static let settingKeys: [(key: String, read: Read)] = [
    ("xcode", { $0.configuration.settings.xcode = $0.whole($1) }),
    ("deploymentTargets", { $0.readDeploymentTargets($1) }),
    ("swiftVersion", { $0.configuration.settings.languageMode = $0.whole($1) }),
    ("defaultIsolation", { $0.configuration.settings.defaultIsolation = $0.choice($1) }),
    ("product", { $0.configuration.settings.product = $0.choice($1) }),
  ]

  private mutating func read(_ value: JSONValue) {
    readMembers(of: value, in: "", ConfigurationReader.keys)
    // What the file itself says is stronger, wherever `extends` stands in it.
    for base in bases { configuration.take(base) }
  }

  /// - Parameter object: the key whose value it is; empty for the outermost one.
  private mutating func readMembers(of value: JSONValue, in object: String, _ keys: [(key: String, read: Read)]) {
    guard case .object(let members) = value.kind else {
      return report(value.range, "\(object.isEmpty ? "a configuration" : object) is an object, not \(value.description)")
    }
    for member in members {
      if let known = keys.first(where: { $0.key == member.key }) {
        configuration.places[object.isEmpty ? member.key : "\(object).\(member.key)"] = place(of: member)
        known.read(&self, member.value)
      } else {
        let suggestion = Spelling.suggestion(for: member.key, among: keys.map(\.key))
        report(member.keyRange, "unknown key '\(member.key)'\(suggestion)")
      }
    }
  }

  private mutating func extend(_ value: JSONValue) {
    for (target, range) in strings(value, alone: true) {
      let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      let targetPath = target.hasPrefix("/") || folder.isEmpty ? target : folder + "/" + target
      let resolved = FileSystem.resolved(targetPath) ?? targetPath
      let own = FileSystem.resolved(path) ?? path
      if resolved == own || trail.contains(resolved) {
        report(range, "'\(target)' extends this file itself")
        continue
      }
      let (base, problems) = ConfigurationReader.read(targetPath, trail: trail + [own])
      if let unreadable = problems.first(where: { $0.position == nil }) {
        report(range, "this file extends '\(target)': \(unreadable.message)")
      } else {
        self.problems += problems
      }
      bases.insert(base, at: 0)
    }
  }

  // MARK: Rules

  private mutating func levels(_ value: JSONValue) -> [Configuration.RuleLevel] {
    guard case .object(let members) = value.kind else {
      report(value.range, "rules are an object of ids and levels, not \(value.description)")
      return []
    }
    return members.flatMap { member -> [Configuration.RuleLevel] in
      let level = level(member.value)
      let ids = ids(member)
      let place = place(of: member)
      return level.map { level in ids.map { Configuration.RuleLevel(rule: $0, level: level, place: place) } } ?? []
    }
  }

  /// The rules that a key names: one, a group's, all.
  private mutating func ids(_ member: JSONValue.Member) -> [String] {
    if member.key == ToolRule.suppressionWithoutReason.id { return [member.key] }
    do throws(UnknownRule) {
      return try RuleSelection.ids(for: member.key).sorted()
    } catch {
      report(member.keyRange, error.message)
      return []
    }
  }

  private mutating func level(_ value: JSONValue) -> Configuration.Level? {
    let words = Configuration.Level.words.map(\.word)
    guard let word = string(value) else { return nil }
    if let level = Configuration.Level.words.first(where: { $0.word == word })?.level { return level }
    let suggestion = Spelling.suggestion(for: word, among: words)
    report(value.range, "unknown level '\(word)'\(suggestion); there are \(words.joined(separator: ", "))")
    return nil
  }

  private mutating func readOverrides(_ value: JSONValue) {
    guard case .array(let elements) = value.kind else {
      return report(value.range, "overrides are a list, not \(value.description)")
    }
    for element in elements { readOverride(element) }
  }

  private mutating func readOverride(_ value: JSONValue) {
    guard case .object(let members) = value.kind else {
      return report(value.range, "an override is an object with 'files' and 'rules', not \(value.description)")
    }
    var files: PathPatterns?
    var levels: [Configuration.RuleLevel] = []
    for member in members {
      switch member.key {
      case "files": files = patterns(member.value)
      case "rules": levels = self.levels(member.value)
      default:
        let suggestion = Spelling.suggestion(for: member.key, among: ["files", "rules"])
        report(member.keyRange, "unknown key '\(member.key)'\(suggestion)")
      }
    }
    guard let files else { return report(value.range, "an override needs 'files'") }
    configuration.overrides.append(Configuration.Override(files: files, levels: levels))
  }

  // MARK: Values

  private mutating func readDeploymentTargets(_ value: JSONValue) {
    let keys: [(key: String, read: Read)] = Settings.Platform.allCases.map { platform in
      (platform.rawValue, { $0.configuration.settings.deploymentFloors[platform] = $0.version($1) })
    }
    readMembers(of: value, in: "deploymentTargets", keys)
  }

  private mutating func version(_ value: JSONValue) -> Version? {
    guard let text = string(value) else { return nil }
    let version = Version(text)
    if version == nil { report(value.range, "'\(text)' is no version; write \"17\" or \"17.4\"") }
    return version
  }

  private mutating func boolean(_ value: JSONValue) -> Bool? {
    if case .boolean(let flag) = value.kind { return flag }
    report(value.range, "this is true or false, not \(value.description)")
    return nil
  }

  private mutating func string(_ value: JSONValue) -> String? {
    if case .string(let text) = value.kind { return text }
    report(value.range, "this is a string, not \(value.description)")
    return nil
  }

  private mutating func whole(_ value: JSONValue) -> Int? {
    if case .number(let number) = value.kind, let whole = Int(exactly: number), whole > 0 { return whole }
    report(value.range, "this is a whole number above zero")
    return nil
  }

  private mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(_ value: JSONValue) -> Choice? {
    guard let word = string(value) else { return nil }
    let words = Choice.allCases.map(\.rawValue)
    if let choice = Choice(rawValue: word) { return choice }
    report(value.range, "'\(word)' is none of \(words.joined(separator: ", "))")
    return nil
  }

  private mutating func words(_ value: JSONValue, for table: WordTable) -> [String] {
    let found = strings(value, alone: false)
    for (word, range) in found where !table.takes(word) {
      report(range, "'\(word)' is no word of a name; a word has letters and digits alone")
    }
    return found.map(\.text)
  }

  private mutating func patterns(_ value: JSONValue) -> PathPatterns {
    let found = strings(value, alone: false)
    for (pattern, range) in found {
      if let problem = PathPatterns.problem(with: pattern) { report(range, problem) }
    }
    return PathPatterns(found.map(\.text))
  }

  /// - Parameter alone: whether one string without a list will do.
  private mutating func strings(_ value: JSONValue, alone: Bool) -> [(text: String, range: Range<Int>)] {
    switch value.kind {
    case .string(let text) where alone: return [(text, value.range)]
    case .array(let elements): return elements.compactMap { element in string(element).map { ($0, element.range) } }
    default:
      report(value.range, "this is a list of strings, not \(value.description)")
      return []
    }
  }
}

extension Configuration {
  /// Takes over what an extended file says. Its `include` and `exclude` speak of its own folder and stay there.
  fileprivate mutating func take(_ base: Configuration) {
    levels = base.levels + levels
    overrides = base.overrides + overrides
    settings = settings.completed(by: base.settings)
    places.merge(base.places) { own, _ in own }
    requiresReasons = requiresReasons || base.requiresReasons
    hearsSwiftLint = hearsSwiftLint || base.hearsSwiftLint
  }
}

import Ownership

/// One key of a store with several types or defaults (rules.md, new 1).
enum StorageKeyConflict: Rule {
  static let identity = RuleIdentity(
    "storage-key-conflict", .ownership, .warning, "one stored value with two types or defaults differs between screens")

  static func findings(in project: Project) -> [Finding] {
    let uses = project.storageUses()
    let usual = Dictionary(grouping: uses, by: \.slot).filter { $0.value.count > 1 }.compactMapValues(usual)
    return uses.compactMap { use in
      usual[use.slot].flatMap { finding(use, $0, of: project) }
    }
  }

  /// The use that most others agree with, of several the first.
  private static func usual(in group: [StorageUse]) -> StorageUse? {
    let counted = group.map { (use: $0, differing: differing(from: $0, in: group)) }
    return counted.min { $0.differing < $1.differing }?.use
  }

  private static func differing(from use: StorageUse, in group: [StorageUse]) -> Int {
    group.count { $0.storesOtherType(than: use) || $0.defaultValue.differs(from: use.defaultValue) }
  }

  private static func finding(_ use: StorageUse, _ other: StorageUse, of project: Project) -> Finding? {
    guard let message = message(use, other, of: project) else { return nil }
    return Finding(
      identity, at: project.namePlace(use.property), message,
      related: [Related(at: project.namePlace(other.property), "declared here too")])
  }

  private static func message(_ use: StorageUse, _ other: StorageUse, of project: Project) -> Message? {
    let name = project.namePlace(use.property)
    let otherName = project.namePlace(other.property)
    if use.storesOtherType(than: other) {
      return """
        '\(name)' and '\(otherName)' store values of different types under \(use.keyPlace): what one writes the other can't \
        read, and shows its default; use one type, or two keys
        """
    }
    guard use.defaultValue.differs(from: other.defaultValue), let value = use.defaultPlace, let otherValue = other.defaultPlace
    else { return nil }
    return """
      '\(name)' shows \(value) and '\(otherName)' \(otherValue) as long as nothing is stored under \(use.keyPlace): two \
      screens disagree about one value; declare the default once
      """
  }
}

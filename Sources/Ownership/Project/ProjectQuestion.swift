import SwiftTree

/// A question that the declarations or the code of all files answer together.
struct ProjectQuestion: Hashable, Comparable, Sendable {
  /// Half of a hash: sessions keep hundreds for each type. Where two questions share one, a type is judged in vain.
  private let key: UInt32

  private init(_ kind: UInt64, _ value: UInt64) {
    key = UInt32(truncatingIfNeeded: NameHash.mix(value ^ (kind &* 0xD6E8_FEB8_6659_FD93)))
  }

  static func < (left: ProjectQuestion, right: ProjectQuestion) -> Bool { left.key < right.key }

  /// A slot among so many, a power of two.
  func slot(of count: Int) -> Int { Int(key) & (count &- 1) }

  /// Which files may name it.
  static func naming(_ name: Name) -> ProjectQuestion { ProjectQuestion(1, name.value) }
  /// Who builds it.
  static func constructions(of type: TypeIndex) -> ProjectQuestion { ProjectQuestion(2, UInt64(type)) }
  /// Whether and where something of that name is changed.
  static func changes(of name: Name) -> ProjectQuestion { ProjectQuestion(3, name.value) }
  /// Where elements of something of that name are moved.
  static func moves(in name: Name) -> ProjectQuestion { ProjectQuestion(4, name.value) }
  /// What is put into the environment.
  static let injections = ProjectQuestion(5, 0)

  // What declarations alone answer.

  /// What is declared under a key of a `NameIndex`.
  static func declarations(_ key: UInt64) -> ProjectQuestion { ProjectQuestion(6, key) }
  /// Whether anything of that name is a type, a function, a property. Each is a question of its own: where somebody types a
  /// property's name, all that calls a function of that name would be judged again.
  static func names(_ name: Name, _ kind: NameKind) -> ProjectQuestion { ProjectQuestion(32 + kind.rawValue, name.value) }
  /// What a type is.
  static func type(_ type: TypeIndex) -> ProjectQuestion { ProjectQuestion(8, UInt64(type)) }
  /// Which types are something.
  static func types(with trait: Traits) -> ProjectQuestion { ProjectQuestion(9, UInt64(trait.rawValue)) }
  /// How many members a type has, and in which files.
  static func members(of type: TypeIndex) -> ProjectQuestion { ProjectQuestion(10, UInt64(type)) }
  /// Which views hold an instance of it.
  static func holders(of model: TypeIndex) -> ProjectQuestion { ProjectQuestion(11, UInt64(model)) }
  /// Who reads it from the environment.
  static func readers(of model: TypeIndex) -> ProjectQuestion { ProjectQuestion(12, UInt64(model)) }
  /// Which models are read from the environment.
  static let modelsRead = ProjectQuestion(13, 0)
  /// Which properties show stored values.
  static let storedProperties = ProjectQuestion(14, 0)
  /// Which functions are added to types outside of the project.
  static let frameworkExtensions = ProjectQuestion(15, 0)
}

/// A word of the source, as a 64-bit value: two names are the same word exactly where their values are equal.
///
/// Words of up to eight bytes are packed and mixed without loss, so they never collide; longer ones are hashed
/// (64 bits: in a project of a million different words the chance of one collision is about 3 in 10^8).
/// The value depends on the word alone: it is the same in every thread, run and machine, so files can be read
/// in parallel without a shared table. The text is cut from the source when a message is printed.
///
/// Backticks are not part of a name: `` `default` `` and `default` are equal.
@frozen
public struct Name: Hashable, Sendable {
  /// The value; 0 is `Name.none`.
  public let value: UInt64

  /// The absence of a name: an unlabelled argument, a token that is no word.
  @inlinable public static var none: Name { Name(value: 0) }

  @inlinable
  public init(value: UInt64) {
    self.value = value
  }

  /// The name of a word that is known when the linter is written: `Name("body")`.
  public init(_ word: StaticString) {
    self = word.withUTF8Buffer { Name(bytes: $0) }
  }

  /// The name of a word that is known at run time only (a module's name, a word of the configuration).
  public init(text: String) {
    var text = text
    self = text.withUTF8 { Name(bytes: $0) }
  }

  /// The name of the word in `bytes`, without backticks.
  @inlinable
  public init(bytes: UnsafeBufferPointer<UInt8>) {
    var hash = NameHash()
    hash.add(bytes)
    self = hash.name
  }

  @inlinable public var isNone: Bool { value == 0 }

  /// A name is a hash already. The standard library's own hashing of it was a twentieth of a run (callgrind). The seed
  /// differs from table to table, without which copying one into another would take quadratic time.
  @inlinable
  public func _rawHashValue(seed: Int) -> Int {
    Int(truncatingIfNeeded: NameHash.mix(value ^ UInt64(truncatingIfNeeded: seed)))
  }
}

/// The hash behind `Name`, byte by byte. The tokenizer may compute it in larger steps as long as the value is equal;
/// a test holds the two together.
@frozen
public struct NameHash {
  @usableFromInline var word: UInt64 = 0
  @usableFromInline var hash: UInt64 = 0
  @usableFromInline var count: UInt64 = 0

  @inlinable public init() {}

  @inlinable
  public mutating func add(_ byte: UInt8) {
    word |= UInt64(byte) << ((count & 7) &* 8)
    count &+= 1
    if count & 7 == 0 {
      hash = NameHash.mix(hash ^ word)
      word = 0
    }
  }

  /// Adds bytes, eight at a time where no word has been begun.
  @inlinable
  public mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    let source = UnsafeRawBufferPointer(bytes)
    var index = 0
    if count & 7 == 0 {
      while index &+ 8 <= source.count {
        let eight = UInt64(littleEndian: source.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        hash = NameHash.mix(hash ^ eight)
        index &+= 8
      }
      count &+= UInt64(index)
    }
    while index < source.count {
      add(source[index])
      index &+= 1
    }
  }

  /// The name of the bytes added so far. `Name.none` for no bytes.
  @inlinable
  public var name: Name {
    if count == 0 { return .none }
    let mixed = count & 7 == 0 ? hash : NameHash.mix(hash ^ word)
    return Name(value: mixed == 0 ? 1 : mixed)
  }

  /// One multiplication by an odd constant and one shift: both can be undone, so nothing is lost in eight bytes.
  @inlinable
  public static func mix(_ value: UInt64) -> UInt64 {
    let product = value &* 0x9E37_79B9_7F4A_7C15
    return product ^ (product >> 32)
  }
}

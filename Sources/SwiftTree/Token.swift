/// A token's place and value: 16 bytes. What the parser asks most, kind and flags, stands apart in `TokenTag`.
@frozen
public struct Token: Sendable {
  /// UTF-8 byte offset of its first byte.
  @usableFromInline var start: UInt32
  /// UTF-8 byte offset behind its last byte.
  @usableFromInline var end: UInt32
  /// A word's `Name`; an opening bracket's partner, as a token index: the bracket that closes it or, where that is
  /// missing, the closing bracket of what stands around it; else 0.
  @usableFromInline var value: UInt64

  @inlinable
  init(start: UInt32, end: UInt32, value: UInt64) {
    self.start = start
    self.end = end
    self.value = value
  }
}

/// A token's kind and flags: two bytes.
@frozen
public struct TokenTag: Sendable {
  @usableFromInline var kind: TokenKind
  @usableFromInline var flags: TokenFlags

  @inlinable
  init(kind: TokenKind, flags: TokenFlags) {
    self.kind = kind
    self.flags = flags
  }
}

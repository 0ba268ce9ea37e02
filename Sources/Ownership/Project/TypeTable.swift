/// The declared types of a project, by `TypeIndex`. While an editor's session judges a type, it takes down which ones are
/// looked at.
///
/// Behind a pointer for the reason that `FileTable` gives. Indices are checked. Unchecked: a project writes it while it is
/// joined, before any other thread can see it.
public final class TypeTable: RandomAccessCollection, @unchecked Sendable {
  @exclusivity(unchecked) private var types = UnsafeMutableBufferPointer<DeclaredType>(start: nil, count: 0)
  /// Nil but in a session.
  @exclusivity(unchecked) var tracker: DependencyTracker?

  /// Takes the types. The table itself is a constant of its project: another one in its place would be counted at
  /// each access.
  func fill(with declared: [DeclaredType]) {
    types.deinitialize()
    types.deallocate()
    types = .allocate(capacity: declared.count)
    _ = types.initialize(from: declared)
  }

  /// Takes those of another table.
  func fill(with other: TypeTable) {
    types.deinitialize()
    types.deallocate()
    types = .allocate(capacity: other.types.count)
    _ = types.initialize(from: other.types)
  }

  deinit {
    types.deinitialize()
    types.deallocate()
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { types.count }

  public internal(set) subscript(type: TypeIndex) -> DeclaredType {
    @inline(__always) get {
      tracker?.ask(.type(type))
      return types[checked(type)]
    }
    set { types[checked(type)] = newValue }
  }

  /// The types that are something, in order. They are few, and who looks for them has not asked of each type what it is.
  /// - Parameter trait: a single one.
  public func types(with trait: Traits) -> some Sequence<TypeIndex> {
    tracker?.ask(.types(with: trait))
    return types.indices.lazy.filter { [types] in types[$0].traits.contains(trait) }
  }

  /// Where a type's members stand. Nowhere for what is no type of the project, -1: the owner of a global, of a member of a
  /// framework's type.
  func members(of type: TypeIndex) -> Members {
    if type < 0 { return Members() }
    tracker?.ask(.members(of: type))
    return types[checked(type)].members
  }

  private func checked(_ type: TypeIndex) -> TypeIndex {
    precondition(type >= 0 && type < types.count, "no such type")
    return type
  }
}

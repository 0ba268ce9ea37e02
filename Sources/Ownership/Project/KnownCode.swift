/// Whether all code that may concern a type is in sight.
extension Project {
  /// Whether a tool has written a file (semantics.md, X11).
  public func isGenerated(_ file: FileIndex) -> Bool { files[Int(file)].flags.contains(.isGenerated) }

  /// Whether other modules can use a type.
  public func isVisibleOutside(_ type: TypeIndex) -> Bool { declaredTypes[type].access >= .package }

  /// Whether all code that can name a type is in sight: it is internal to its module, or the files that are built with it
  /// contain the app.
  public func isAllCodeKnown(using type: TypeIndex) -> Bool {
    let file = declaredTypes[type].file
    if !isVisibleOutside(type) || settings(of: file).product == .application { return true }
    let unit = units[Int(file)]
    return declaredTypes.types(with: .app).contains {
      units[Int(declaredTypes[$0].file)] == unit && !declaredTypes[$0].isForDevelopment
    }
  }
}

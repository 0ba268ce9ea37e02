import SwiftTree

/// What nobody but a type itself touches.
extension Project {
  /// Whether `private` can be put before a property: it has no modifier of that kind, a protocol does not ask for it, its
  /// value needs no caller, and nobody else names it.
  public func canBePrivate(_ property: PropertyID, of type: TypeIndex, _ uses: MemberUses) -> Bool {
    let fact = self[property]
    guard fact.access == .internal, fact.setterAccess == .internal, !mayHaveAccessModifier(property),
      initialValue(of: property) != nil || isNilAtFirst(property) || !initializers(of: type).isEmpty
    else { return false }
    return !mayBeRequired(property, of: type) && isOwnBusiness(property, of: type, uses)
  }

  /// Whether no other code reads or sets a property and nobody who builds the type hands it a value, previews and tests
  /// included. What is not certain counts as a use.
  public func isOwnBusiness(_ property: PropertyID, of type: TypeIndex, _ uses: MemberUses) -> Bool {
    if self[property].access == .private { return true }
    return memberwiseConstruction(passing: property, of: type) == nil && !isUsedInOtherFiles(property, of: type, uses)
      && !isNamedByOthers(property, of: type)
  }

  /// Whether a property keeps the value that it is given at its declaration, without a word of the initialisers: one that a
  /// wrapper can keep in its stead.
  public func isSettledAtDeclaration(_ property: PropertyID, of type: TypeIndex, _ uses: MemberUses) -> Bool {
    guard initialValue(of: property) != nil else { return false }
    let isKept = uses[property].allSatisfy { use in
      switch use.kind {
      case .read, .called: !use.isInitialization
      // A member of the model, not the property itself and nothing that only its wrapper has.
      case .written, .projected: !use.isInitialization && self.property(at: 1, of: use.event) != nil
      case .storage: false
      }
    }
    return isKept && isOwnBusiness(property, of: type, uses)
  }

  /// The facts hold no text: `internal` has ten bytes with the blanks around it.
  private func mayHaveAccessModifier(_ property: PropertyID) -> Bool {
    let fact = self[property]
    let attributes = fact.attributes.map { files[Int(property.file)].attributes[Int($0)] }
    let starts = attributes.map(\.start) + [fact.keywordStart]
    let ends = [fact.start] + attributes.map(\.end)
    return zip(starts, ends).contains { start, end in start >= end + 10 }
  }

  private func isNamedByOthers(_ property: PropertyID, of type: TypeIndex) -> Bool {
    let builders = (everyConstruction(of: type) ?? []).map(\.file)
    let acquainted = wholeFiles([property.file] + parts[declaredTypes[type].parts].map(\.file) + builders)
    return files(seeing: property.file, self[property].access, naming: self[property].name).contains { file in
      let isAcquainted = acquainted.contains(file)
      return isNamed(property, of: type, in: file) { $0 == property || ($0 == nil && isAcquainted) }
    }
  }

  /// - Parameter counts: whether what a name means, if that is known, counts as the property.
  private func isNamed(
    _ property: PropertyID, of type: TypeIndex, in file: FileIndex, where counts: (PropertyID?) -> Bool
  ) -> Bool {
    namings(of: self[property].name, in: file).contains { naming in
      let event = EventID(file: file, index: naming.event)
      guard !areOneFile(file, property.file) || context(of: event) != type else { return false }
      return !isOwnName(naming.position, of: event) && counts(self.property(at: naming.position, of: event))
    }
  }

  /// A word without anything before it means something of the code around it.
  private func isOwnName(_ position: Int, of event: EventID) -> Bool {
    position == 0 && self[event].receiver < 0 && self[event].flags.isDisjoint(with: [.keyPath, .implicitMember])
  }
}

import Ownership

/// Cures that give what code makes again and again a place of its own in the type.
extension Project {
  /// Keeps a formatter in a `static let` above the member that makes it; empty where something around it has a say in what
  /// it is.
  func sharingFixes(_ made: EventID) -> [Fix] {
    let type = context(of: made)
    guard type >= 0, hasStaticStorage(type), isFirstOfItsName(made, in: type), let variable = formatterVariable(made),
      let start = memberStart(around: made)
    else { return [] }
    let formatter = calleePlace(made)
    if let local = localFormatter(made) {
      let name = Place(file: made.file, start: self[local.name].nameStart, end: self[local.name].nameEnd)
      let value: Message = local.isSetUp
        ? ": \(formatter) = {\n\tlet \(name) = \(local.setup)\n\treturn \(name)\n}()" : " = \(local.setup)"
      return [
        fix(sharing: formatter, in: type, [
          Edit(above: start, in: made.file, "private static let \(name)\(value)"),
          Edit(at: local.setup, "Self.\(name)"),
        ])
      ]
    }
    let value = Place(file: made.file, start: self[made].start, end: self[made].end)
    guard self[made].argumentCount == 0, constant(madeBy: made) == nil else { return [] }
    return [
      fix(sharing: formatter, in: type, [
        Edit(above: start, in: made.file, "private static let \(variable) = \(value)"),
        Edit(at: value, "Self.\(variable)"),
      ])
    ]
  }

  /// Makes a stored property static that holds a formatter, and names the type wherever the view uses it.
  func sharingFixes(storedIn made: EventID, in inspected: InspectedType) -> [Fix] {
    guard needsFixes(in: made.file), let property = storedProperty(around: made) else { return [] }
    let fact = self[property]
    let uses = inspected.memberUses
    guard fact.flags.contains(.isLet), !fact.isStatic, fact.attributes.isEmpty, isDeclaredAlone(property),
      hasStaticStorage(inspected.type), isOwnBusiness(property, of: inspected.type, uses), !mayBeInKeyPath(property, uses),
      uses[property].allSatisfy({ $0.kind == .read || $0.kind == .called }),
      let value = initialValue(of: property),
      isIndependent(
        value.firstEvent..<value.endEvent, at: Place(file: property.file, start: value.start, end: value.end))
    else { return [] }
    let naming = uses[property].map { use in
      let start = self[use.event].start
      // `self` has four letters.
      let end = self[use.event].flags.contains(.onSelf) ? start + 4 : start
      return Edit(at: Place(file: use.event.file, start: start, end: end), start == end ? "Self." : "Self")
    }
    let isStatic = Edit(before: fact.keywordStart, in: property.file, "static ")
    return [fix(sharing: calleePlace(made), in: inspected.type, [isStatic] + naming)]
  }

  /// Where no view's actor isolates it, several threads may use it at a time.
  private func fix(sharing formatter: Place, in type: TypeIndex, _ edits: [Edit]) -> Fix {
    Fix("Keep the '\(formatter)' in a 'static let'", isStateOwner(type) ? .safe : .review, edits)
  }

  /// Declares what code makes as a property above `body`, and names that in its place.
  /// - Parameter name: where the property's name stands already.
  func owningFixes(
    _ made: EventID, _ model: TypeIndex, as property: PropertyID, _ safety: Fix.Safety, in type: TypeIndex
  ) -> [Fix] {
    // What is private is seen in the whole file.
    guard let body = bodyStart(of: type), areOneFile(body.file, made.file), self[made].flags.isDisjoint(with: [.implicitMember, .onSelf]),
      isIndependentCall(made), isUnused(self[property].name, in: type),
      isOwnedAsState(model) || hasStateObject(body.file), !containers(around: made).contains(.row)
    else { return [] }
    let attribute: Message = isOwnedAsState(model) ? "@State" : "@StateObject"
    let repeatsWork = isOwnedAsState(model) && makesWithWork(made, model)
    let name = namePlace(property)
    let value = Place(file: made.file, start: self[made].start, end: self[made].end)
    return [
      Fix("Own the '\(namePlace(model))' with '\(attribute)'", repeatsWork ? .review : safety, [
        Edit(above: body.start, in: body.file, "\(attribute) private var \(name) = \(value)"),
        Edit(at: value, "\(name)"),
      ])
    ]
  }
}

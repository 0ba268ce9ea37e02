import Ownership

/// Cures of models and of state that belong to a type alone.
extension InspectedType {
  /// Lets SwiftUI keep the model that a property is given at its declaration: `@State private var`, `@StateObject private
  /// var`. Empty where somebody else has a say in what the property holds. What makes an object for `@State` up to Xcode 26
  /// again and again is to be looked at if that does work.
  func owningFixes(
    _ property: PropertyID, _ model: TypeIndex, _ safety: Fix.Safety = .safe, of project: Project
  ) -> [Fix] {
    let wrapper: Message = project.isOwnedAsState(model) ? "State" : "StateObject"
    guard project.needsFixes(in: property.file), project.isOwnedAsState(model) || project.hasStateObject(property.file)
    else { return [] }
    let title: Message = "Own '\(project.namePlace(property))' with '@\(wrapper)'"
    if let edits = owningInInitializers(property, wrapper, of: project) { return [Fix(title, .review, edits)] }
    guard project.isSettledAtDeclaration(property, of: type, memberUses),
      let edits = project.declaring(property, with: "@\(wrapper)", isPrivate: canHide(property, of: project))
    else { return [] }
    let made = project.initialValue(of: property).flatMap { value in
      project.creation(behind: value, in: property.file, expected: project.type(of: property))
    }
    let repeatsWork = project.isOwnedAsState(model) && made.map { project.work(ofMaking: $0) != nil } ?? false
    return [Fix(title, repeatsWork ? .review : safety, edits)]
  }

  /// `_model = StateObject(wrappedValue: Model())` in the place of `self.model = Model()`, where that is all that initialisers
  /// do with it. What the model is made of counts once from then on.
  private func owningInInitializers(_ property: PropertyID, _ wrapper: Message, of project: Project) -> [Edit]? {
    let seeds = project.seeds(of: property, in: type)
    let isOnlySet = memberUses[property].allSatisfy { use in
      if use.isInitialization { return seeds.contains { $0.assignment == use.event } }
      return use.kind != .storage && (use.kind == .read || use.kind == .called || project[use.event].pathCount > 1)
    }
    let areMade = seeds.allSatisfy { seed in
      seed.value.kind == .chain && project.freshInstance(seed.value, in: seed.file, expected: project.type(of: property)) != nil
    }
    guard !seeds.isEmpty, isOnlySet, areMade else { return nil }
    let isPrivate = canHide(property, of: project)
    return project.receiving(property, with: "@\(wrapper)", isPrivate: isPrivate, in: type) { seed in
      ("_\(project.namePlace(property))", "\(wrapper)(wrappedValue: \(seed.place))")
    }
  }

  /// Whether `private` can be put before a property.
  func canHide(_ property: PropertyID, of project: Project) -> Bool {
    project.canBePrivate(property, of: type, memberUses) && !project.isUsableFromInline(property)
  }

  /// Makes a property private that nobody else uses or sets.
  func hidingFixes(_ property: PropertyID, of project: Project) -> [Fix] {
    guard project.needsFixes(in: property.file), canHide(property, of: project), project.isDeclaredAlone(property) else { return [] }
    let edit = Edit(before: project[property].keywordStart, in: property.file, "private ")
    return [Fix("Make '\(project.namePlace(property))' private", .safe, [edit])]
  }
}

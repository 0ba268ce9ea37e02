import Ownership

/// Cures of models and of state that belong to a type alone.
extension InspectedType {
  /// Lets SwiftUI keep the model that a property is given at its declaration: `@State private var`, `@StateObject private
  /// var`. Empty where somebody else has a say in what the property holds.
  func owningFixes(
    _ property: PropertyID, _ model: TypeIndex, _ safety: Fix.Safety = .safe, of project: Project
  ) -> [Fix] {
    let attribute: Message = project.isOwnedAsState(model) ? "@State" : "@StateObject"
    guard project.isSettledAtDeclaration(property, of: type, memberUses),
      project.isOwnedAsState(model) || project.hasStateObject(property.file),
      let edits = project.declaring(
        property, with: attribute, isPrivate: project.canBePrivate(property, of: type, memberUses))
    else { return [] }
    return [Fix("Own '\(project.namePlace(property))' with '\(attribute)'", safety, edits)]
  }

  /// Makes a property private that nobody else uses or sets.
  func hidingFixes(_ property: PropertyID, of project: Project) -> [Fix] {
    guard project.canBePrivate(property, of: type, memberUses), project.isDeclaredAlone(property) else { return [] }
    let edit = Edit(before: project[property].keywordStart, in: property.file, "private ")
    return [Fix("Make '\(project.namePlace(property))' private", .safe, [edit])]
  }
}

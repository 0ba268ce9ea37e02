import Ownership

/// Cures that change who reads a model from the environment and who puts it there, previews included, in one step: one end
/// alone would not compile, or trap.
extension Project {
  /// `@EnvironmentObject var cart: Cart` → `@Environment(Cart.self) var cart`, `.environmentObject(cart)` →
  /// `.environment(cart)`. Empty where some reader cannot be changed.
  func observationFixes(_ model: TypeIndex) -> [Fix] {
    let declared = declaredTypes[model]
    let fact = files[Int(declared.file)].types[Int(declared.fact)]
    guard declared.parent < 0, fact.genericParameters.isEmpty else { return [] }
    var edits: [Edit] = []
    for property in readers(of: model, with: .environmentObject) {
      guard let new = observationEdits(property, model) else { return [] }
      edits += new
    }
    return fixes(edits + renamed(injections(of: model, named: "environmentObject"), "environment"), model, "@Environment")
  }

  private func observationEdits(_ property: PropertyID, _ model: TypeIndex) -> [Edit]? {
    let fact = self[property]
    let name = namePlace(property)
    let owner = owner(of: property)
    let uses = memberUses(of: owner)[property]
    // Who uses a member of another module's type is not known.
    guard owner >= 0, initialValue(of: property) == nil, !uses.contains(where: { $0.kind == .storage }),
      let edits = declaring(property, with: "@Environment(\(namePlace(model)).self)")
    else { return nil }
    let bindings = uses.filter { $0.kind == .projected }
    let bound = bindings.compactMap { bindingAtUse($0.event, of: name) }
    let annotation = Place(file: property.file, start: name.end, end: fact.end)
    return bound.count == bindings.count ? edits + [Edit(at: annotation, "")] + bound : nil
  }

  /// `@Environment(Store.self) var store` → `@EnvironmentObject var store: Store`, `.environment(store)` →
  /// `.environmentObject(store)`. Empty where some reader cannot be changed: an object that may be missing has no wrapper.
  func objectFixes(_ model: TypeIndex) -> [Fix] {
    guard declaredTypes[model].parent < 0 else { return [] }
    var edits: [Edit] = []
    for property in readers(of: model, with: .environment) {
      guard self[property].type < 0, let new = declaring(property, with: "@EnvironmentObject") else { return [] }
      edits += new + [Edit(before: self[property].nameEnd, in: property.file, ": \(namePlace(model))")]
    }
    return fixes(edits + renamed(injections(of: model, named: "environment"), "environmentObject"), model, "@EnvironmentObject")
  }

  private func readers(of model: TypeIndex, with wrapper: Wrapper) -> [PropertyID] {
    allReaders(of: model).map(\.property).filter { self.wrapper($0).wrapper == wrapper }
  }

  private func renamed(_ calls: [EventID], _ name: Message) -> [Edit] {
    calls.compactMap { call in lastNamePlace(call).map { Edit(at: $0, name) } }
  }

  private func fixes(_ edits: [Edit], _ model: TypeIndex, _ wrapper: Message) -> [Fix] {
    edits.isEmpty ? [] : [Fix("Read '\(namePlace(model))' with '\(wrapper)' everywhere, and inject it to match", .safe, edits)]
  }
}

import Ownership

extension Project {
  /// `Bindable(cart).items` in the place of `$cart.items`; nil for `self.$cart`, and for the whole binding.
  /// - Parameter name: where the model is declared.
  func bindingAtUse(_ projection: EventID, of name: Place) -> Edit? {
    let fact = self[projection]
    guard fact.pathCount > 1, fact.flags.isDisjoint(with: [.onSelf, .keyPath]) else { return nil }
    let end = fact.start + 1 + (name.end - name.start)
    return Edit(at: Place(file: projection.file, start: fact.start, end: end), "Bindable(\(name))")
  }
}

import Ownership

extension Project {
  /// Another wrapper for a property, or none and `let`, and what the initialisers assign to match; nil where that is not all
  /// that they do.
  /// - Parameter assignment: what is assigned in the place of a seed, and to what.
  func receiving(
    _ property: PropertyID, with attribute: Message?, isPrivate: Bool = false, in type: TypeIndex,
    _ assignment: (Seed) -> (target: Message, value: Message)
  ) -> [Edit]? {
    guard initialValue(of: property) == nil, self[property].type >= 0,
      let declared = attribute.map({ declaring(property, with: $0, isPrivate: isPrivate) }) ?? removingWrapper(of: property).map({
        [$0, Edit(at: keywordPlace(property), "let")]
      })
    else { return nil }
    let seeds = seeds(of: property, in: type)
    let assigned = seeds.compactMap { seed -> Edit? in
      guard let event = seed.assignment, let place = assignmentPlace(event) else { return nil }
      let new = assignment(seed)
      return Edit(at: place, "\(new.target) = \(new.value)")
    }
    return assigned.count == seeds.count ? declared + assigned : nil
  }
}

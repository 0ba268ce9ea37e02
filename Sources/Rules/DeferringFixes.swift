import Ownership

/// Cures that leave it to `StateObject` when its object is made: once, and not before it is needed.
extension Project {
  /// `let model = Model()` goes into `StateObject(wrappedValue: Model())`. Empty where something else uses it, or where it is
  /// made of what the view has not got yet.
  func makingLaterFixes(_ seed: Seed, in type: TypeIndex) -> [Fix] {
    guard seed.isThroughStorage, let local = namedLocal(seed.value, in: seed.file), let made = valueForLater(local, in: type)
    else { return [] }
    let value = Place(file: local.file, start: made.start, end: made.end)
    return [
      Fix("Make it where 'StateObject' asks for it", .review, [
        Edit(deletingConstant: namePlace(local)), Edit(at: seed.place, "\(value)"),
      ])
    ]
  }

  /// The caller's expression, or the default, becomes an autoclosure, which `StateObject` calls once. Empty where the
  /// initialiser does something else with what it is handed.
  func askingLaterFixes(_ seed: Seed, in type: TypeIndex) -> [Fix] {
    guard seed.isThroughStorage, let initializer = seed.initializer, let local = namedLocal(seed.value, in: seed.file),
      let parameter = parameter(local, of: initializer), parameter.flags.isEmpty, isUsedOnce(local),
      allConstructions(of: type).allSatisfy({ canWait(parameter, of: initializer, at: $0) }),
      resolve(parameter.type, in: initializer.file, context: type)?.shape == .plain
    else { return [] }
    let name = Place(file: initializer.file, start: parameter.nameStart, end: parameter.nameEnd)
    return [
      Fix("Take '\(name)' as an '@autoclosure', which 'StateObject' calls once", .review, [
        Edit(beforeTypeOf: name, "@autoclosure @escaping () -> "), Edit(at: seed.place, "\(name)()"),
      ])
    ]
  }
}

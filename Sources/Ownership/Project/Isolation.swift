import SwiftTree

/// A write in an asynchronous function that no actor isolates.
public struct UnisolatedWrite: Sendable {
  public let function: FunctionID
  public let event: EventID
}

/// Which code runs on the main actor, as far as attributes and settings say.
extension Project {
  /// Whether an actor isolates a class or one that it inherits from, by an attribute or by the module's default. Swift 6
  /// reports what is not isolated by itself.
  public func isIsolated(_ type: TypeIndex) -> Bool {
    let settings = settings(of: declaredTypes[type].file)
    if settings.defaultIsolation == .mainActor || (settings.languageMode ?? 0) >= 6 { return true }
    return !declaredTypes[type].traits.isDisjoint(with: [.unknownAncestor, .modelMacro])
      || ([type] + superclasses(of: type)).contains { ancestor in
        parts[declaredTypes[ancestor].parts].contains { part in
          let facts = files[Int(part.file)]
          return mayNameActor(facts.types[Int(part.fact)].attributes, in: facts)
        }
      }
  }

  /// Every attribute that is not known to be something else may be a global actor.
  private func mayNameActor(_ attributes: Range<Int32>, in facts: FileFacts) -> Bool {
    attributes.contains { !Project.unisolating.contains(facts.attributes[Int($0)].name) }
  }

  private static let unisolating = NameSet(["Observable", "available", "objc", "objcMembers", "dynamicMemberLookup"])

  /// The first write to an announced property of a class by one of its asynchronous functions itself, outside of closures
  /// that may run elsewhere.
  public func writeOffMainActor(by type: TypeIndex) -> UnisolatedWrite? {
    for function in functions(of: type) {
      let fact = self[function]
      guard fact.flags.contains(.isAsync), !fact.isStatic, fact.scope >= 0,
        !mayNameActor(fact.attributes, in: files[Int(function.file)])
      else { continue }
      let scope = ScopeID(file: function.file, index: fact.scope)
      for event in events(runningWith: scope) {
        guard stateWrite(event) != nil, let property = property(at: 0, of: event), owner(of: property) == type,
          // What is private no view reads.
          self[property].access > .fileprivate, !hasAttribute(Project.mainActor, property)
        else { continue }
        return UnisolatedWrite(function: function, event: event)
      }
    }
    return nil
  }

  private static let mainActor = Name("MainActor")
}

import SwiftTree

/// Why a property cannot be tracked by the Observable macro.
public enum MacroObstacle: Sendable {
  case published, wrapper, lazy
}

/// What the Observable macro does to a class.
extension Project {
  /// `@Observable` of Observation stands on the type; not SwiftData's `@Model`, whose properties carry macros of its own.
  public func hasObservableMacro(_ type: TypeIndex) -> Bool {
    let traits = declaredTypes[type].traits
    return traits.contains(.observableMacro) && !traits.contains(.modelMacro) && usesFrameworkMacros(type)
  }

  /// Whether the macros on a type are the frameworks', not those of a module with the same names (semantics.md, X4).
  public func usesFrameworkMacros(_ type: TypeIndex) -> Bool {
    !imports(.homonyms, in: declaredTypes[type].file)
  }

  /// Stored properties stand in the class itself; an extension that is generated or broken has none.
  public func isDeclaredInClass(_ property: PropertyID) -> Bool {
    let fact = self[property]
    return fact.isStored && !fact.isStatic && fact.owner >= 0
      && files[Int(property.file)].types[Int(fact.owner)].kind == .class
  }

  /// What keeps the macro from tracking a property; nil where nothing does, where the property is left out with
  /// `@ObservationIgnored`, and for attributes that may be macros.
  public func macroObstacle(_ property: PropertyID) -> MacroObstacle? {
    guard !isIgnoredByObservation(property) else { return nil }
    if self[property].flags.contains(.isLazy) { return .lazy }
    switch wrapper(property).wrapper {
    case .none: return nil
    case .published: return .published
    case .unknown: return hasDeclaredWrapper(property) ? .wrapper : nil
    default: return .wrapper
    }
  }

  /// A property wrapper that the project declares.
  private func hasDeclaredWrapper(_ property: PropertyID) -> Bool {
    let facts = files[Int(property.file)]
    return self[property].attributes.contains { index in
      let attribute = facts.attributes[Int(index)]
      guard attribute.qualifier.isNone,
        let type = lookUp(attribute.name, in: property.file, context: owner(of: property))?.declared
      else { return false }
      return declaredTypes[type].traits.contains(.propertyWrapper)
    }
  }

  /// Whether `Observable` itself stands in an inheritance clause of a class on which no macro stands that we don't know.
  public func conformsToObservableByHand(_ type: TypeIndex) -> Bool {
    guard inherits(Project.observable, type), superclasses(of: type).isEmpty, usesFrameworkMacros(type) else { return false }
    let declared = declaredTypes[type]
    let facts = files[Int(declared.file)]
    let hasPlainAttributes = facts.types[Int(declared.fact)].attributes.allSatisfy {
      Wrapper.plainAttributes.contains(facts.attributes[Int($0)].name)
    }
    return hasPlainAttributes && lookUp(Project.observable, in: declared.file, context: declared.parent)?.declared == nil
  }

  /// Whether a class keeps the books of Observation itself: it has an `ObservationRegistrar`, or calls `access` and
  /// `withMutation`.
  public func usesRegistrar(_ type: TypeIndex) -> Bool {
    let hasRegistrar = properties(of: type).contains { property in
      self.type(of: property)?.meaning == .external(Project.registrar)
    }
    return hasRegistrar || events(in: type).contains(where: isRegistrarCall)
  }

  /// `access(keyPath:)`, `withMutation(keyPath:)`.
  public func isRegistrarCall(_ event: EventID) -> Bool {
    guard self[event].kind == .call, let name = files[Int(event.file)].path(self[event]).last else { return false }
    return Project.registrarCalls.contains(name)
  }

  /// Whether the macro's name is known in a file.
  public func seesObservation(_ file: FileIndex) -> Bool {
    files[Int(file)].flags.contains(.importsSwiftUI) || imports(.observation, in: file)
  }

  /// A stored variable of each instance.
  public func isStoredVariable(_ property: PropertyID) -> Bool {
    let fact = self[property]
    return fact.isStored && !fact.isStatic && !fact.flags.contains(.isLet)
  }

  private static let observable = Name("Observable")
  private static let registrar = Name("ObservationRegistrar")
  private static let registrarCalls = NameSet(["access", "withMutation"])
}

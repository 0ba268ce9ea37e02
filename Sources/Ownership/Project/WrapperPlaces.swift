import SwiftTree

/// What a property with a wrapper is part of.
public enum WrapperPlace: UInt8, Sendable {
  /// what SwiftUI gives its state to: a view, an app, a style (semantics.md 5.3)
  case owner
  /// a struct or enum that SwiftUI knows nothing of
  case value
  case object
  /// a class with the Observable macro, which wants to track the property itself
  case observable
  case actor
  /// a static member
  case shared
  case local
}

/// A local variable with a wrapper.
public struct WrappedLocal: Sendable {
  public let local: LocalID
  public let wrapper: Wrapper
}

extension Project {
  /// What a member is part of; nil where that is unknown, or for development only.
  public func place(ofMember property: PropertyID) -> WrapperPlace? {
    let type = owner(of: property)
    guard type >= 0 else { return nil }
    let declared = declaredTypes[type]
    guard !declared.isForDevelopment, declared.traits.isDisjoint(with: [.previewProvider, .test]),
      !files[Int(declared.file)].flags.contains(.isGenerated), !self[property].flags.contains(.isPreview)
    else { return nil }
    if self[property].isStatic { return .shared }
    if !declared.traits.isDisjoint(with: .stateOwner) { return .owner }
    switch declared.kind {
    case .class: return isTrackedByMacro(property, in: type) ? .observable : .object
    case .actor: return .actor
    case .struct, .enum: return declared.traits.contains(.unknownAncestor) ? nil : .value
    case .protocol, .extension: return nil
    }
  }

  private func isTrackedByMacro(_ property: PropertyID, in type: TypeIndex) -> Bool {
    let facts = files[Int(property.file)]
    return !declaredTypes[type].traits.isDisjoint(with: [.observableMacro, .modelMacro])
      && !self[property].attributes.contains { Project.ignoring.contains(facts.attributes[Int($0)].name) }
  }

  /// The local variables of a file that carry one of SwiftUI's wrappers; not those of previews and tests.
  public func wrappedLocals(in file: FileIndex) -> [WrappedLocal] {
    let facts = files[Int(file)]
    guard seesSwiftUI[Int(file)], facts.flags.isDisjoint(with: [.isTest, .isGenerated]) else { return [] }
    return facts.locals.indices.compactMap { index in
      facts.locals[index].attributes.isEmpty ? nil : wrappedLocal(LocalID(file: file, index: Int32(index)))
    }
  }

  private func wrappedLocal(_ local: LocalID) -> WrappedLocal? {
    let fact = self[local]
    let facts = files[Int(local.file)]
    guard fact.kind == .constant || fact.kind == .variable, !facts.scopes[Int(fact.scope)].isPreview,
      !fact.attributes.contains(where: { facts.attributes[Int($0)].name == Project.previewable })
    else { return nil }
    let context = context(of: ScopeID(file: local.file, index: fact.scope))
    if context >= 0, declaredTypes[context].isForDevelopment { return nil }
    let wrapper = wrapper(fact, in: local.file, context: context).wrapper
    return wrapper == .none || wrapper == .unknown ? nil : WrappedLocal(local: local, wrapper: wrapper)
  }

  public func namePlace(_ local: LocalID) -> Place {
    Place(file: local.file, start: self[local].nameStart, end: self[local].nameEnd)
  }

  private static let ignoring = NameSet(["ObservationIgnored", "Transient"])
}

import SwiftTree

/// A member of a model that a view reads or binds while SwiftUI asks what it shows.
public struct ShownMember: Sendable {
  public let event: EventID
  public let member: PropertyID
}

/// What views show of the objects they hold.
extension InspectedType {
  /// The first place where the type shows a member of the object in a property; nil if it shows none that qualifies. What
  /// a link or a sheet shows is read anew when that opens.
  public func shownMember(of holding: Holding, where qualifies: (PropertyID) -> Bool) -> ShownMember? {
    var judged: [PropertyID: Bool] = [:]
    func isQualified(_ member: PropertyID) -> Bool {
      if let verdict = judged[member] { return verdict }
      let verdict = qualifies(member)
      judged[member] = verdict
      return verdict
    }
    for reach in renderReach where project.context(of: reach.scope) == type {
      let aliases = project.aliases(of: holding.property, in: reach.scope)
      for event in reach.events {
        guard let member = project.member(behind: event, of: holding, aliases), isQualified(member),
          project.containers(around: event).isDisjoint(with: [.destination, .presentation])
        else { continue }
        return ShownMember(event: event, member: member)
      }
    }
    return nil
  }
}

extension Project {
  /// The locals of a piece of code that stand for the object in a property: `if let model`, the elements of
  /// `ForEach(models) { model in … }`.
  fileprivate func aliases(of property: PropertyID, in scope: ScopeID) -> [LocalID] {
    let facts = files[Int(scope.file)]
    let fact = self[scope]
    return (fact.firstLocal..<max(fact.firstLocal, fact.endLocal)).compactMap { index in
      let local = LocalID(file: scope.file, index: index)
      guard let source = source(ofAlias: facts.locals[Int(index)], in: facts), source.kind == .chain, source.root >= 0
      else { return nil }
      let event = EventID(file: scope.file, index: source.root)
      return self[event].pathCount == 1 && self[event].kind == .read && isUse(event, of: property) ? local : nil
    }
  }

  private func source(ofAlias local: LocalFact, in facts: FileFacts) -> ExpressionFact? {
    if local.value >= 0 { return facts.expressions[Int(local.value)] }
    guard local.kind == .closureParameter, local.scope >= 0 else { return nil }
    let scope = facts.scopes[Int(local.scope)]
    guard scope.container == .row, scope.call >= 0, facts.locals[Int(scope.firstLocal)].nameStart == local.nameStart,
      let data = facts.arguments(facts.events[Int(scope.call)]).first, data.label.isNone
    else { return nil }
    return data.expression
  }

  /// The model's property that an event reads through the property that holds it.
  fileprivate func member(behind event: EventID, of holding: Holding, _ aliases: [LocalID]) -> PropertyID? {
    let fact = self[event]
    guard fact.pathCount > 1, fact.receiver < 0, !fact.flags.contains(.keyPath) else { return nil }
    let isDirect = isUse(event, of: holding.property)
    guard isDirect || isAlias(event, among: aliases) else { return nil }
    // The last name of a call is a method's.
    let names = Array(files[Int(event.file)].path(fact).dropLast(fact.kind == .call ? 1 : 0))
    guard names.count > 1, !isIdentity(names) else { return nil }
    return property(names[isDirect ? position(ofMember: names, of: holding) : 1], of: holding.model)
  }

  private func isAlias(_ event: EventID, among aliases: [LocalID]) -> Bool {
    guard let name = files[Int(event.file)].path(self[event]).first, aliases.contains(where: { self[$0].name == name }),
      case .local(let local) = target(of: event)
    else { return false }
    return aliases.contains(LocalID(file: event.file, index: local))
  }

  /// `model.name` names it second, `models[0].name` and `models.first?.name` third.
  private func position(ofMember names: [Name], of holding: Holding) -> Int {
    let isCollection = holding.shape == .array || holding.shape == .dictionary
    return isCollection && names.count > 2 && Project.elementNames.contains(names[1]) ? 2 : 1
  }

  /// `model.id`: what stays while an object is the same.
  private func isIdentity(_ names: [Name]) -> Bool {
    names.last.map(Project.identities.contains) ?? false
  }

  private static let identities = NameSet(["id", "uuid", "objectID", "hashValue"])
  private static let elementNames = NameSet(["[]", "first", "last"])

  // MARK: Changes

  /// Whether those who observe an object hear of changes of a member, and somebody changes it: `@Published`, a property
  /// of a managed object, or computed from one of these.
  public func isChangedAndPublished(_ member: PropertyID, shownBy viewer: TypeIndex) -> Bool {
    let fact = self[member]
    guard !fact.isStatic else { return false }
    if fact.isStored { return isPublished(member) && isAnyChangedLater([member], shownBy: viewer) }
    guard fact.getter >= 0 else { return false }
    let read = propertiesRead(by: ScopeID(file: member.file, index: fact.getter), of: owner(of: member))
    return isAnyChangedLater(read.filter(isPublished), shownBy: viewer)
  }

  /// The stored properties of a type that a piece of its code reads, directly or through other getters.
  private func propertiesRead(by getter: ScopeID, of type: TypeIndex) -> Set<PropertyID> {
    var result: Set<PropertyID> = []
    for reached in reach(from: getter, depth: 2) where context(of: reached.scope) == type {
      for event in reached.events {
        guard let property = property(at: 0, of: event), self[property].isStored else { continue }
        result.insert(property)
      }
    }
    return result
  }

  private func isPublished(_ property: PropertyID) -> Bool {
    announces(property) || isManaged(property)
  }

  /// `@NSManaged var name`: Core Data announces its changes.
  private func isManaged(_ property: PropertyID) -> Bool {
    let facts = files[Int(property.file)]
    return self[property].attributes.contains { facts.attributes[Int($0)].name == Project.managed }
  }

  private static let managed = Name("NSManaged")
}

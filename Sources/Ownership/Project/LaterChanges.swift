import SwiftTree

/// Who changes a member of an object that has been there before.
extension Project {
  /// Whether some stored property of an object may change while a view shows it: some code assigns or changes it in an
  /// object that the code has not just made, or binds it in a view that is there together with the one that shows it.
  /// Previews and tests don't count, nor does what can't be resolved. `@Published` on what nobody writes says that it will
  /// be written.
  public func isAnyChangedLater(_ members: some Sequence<PropertyID>, shownBy viewer: TypeIndex) -> Bool {
    var isForOthers = false
    var isSetBeforehand = false
    for member in members where self[member].isStored && !self[member].flags.contains(.isLet) {
      switch lastChange(of: member, shownBy: viewer) {
      case .later: return true
      case .beforehand: isSetBeforehand = true
      case nil: isForOthers = isForOthers || isLeftToOthers(member)
      }
    }
    return isForOthers && !isSetBeforehand
  }

  /// `@Published var` that no code writes, as far as names tell: it is there to be written.
  private func isLeftToOthers(_ member: PropertyID) -> Bool {
    wrapper(member).wrapper == .published && self[member].setterAccess > .fileprivate
      && !mayBeChanged(self[member].name)
  }

  private enum Change {
    /// of what was just made, or may have been, or in a screen before
    case beforehand
    case later
  }

  /// The latest change that the project's code makes; nil without any.
  private func lastChange(of member: PropertyID, shownBy viewer: TypeIndex) -> Change? {
    var result: Change?
    for event in memberChanges(of: self[member].name) {
      guard let change = change(of: member, by: event, shownBy: viewer) else { continue }
      if change == .later { return .later }
      result = change
    }
    return result
  }

  /// Collects what changes a variable of some class, as far as names tell.
  func indexMemberChanges() {
    var changes: [(event: EventID, name: Name)] = []
    for file in files.indices { collectMemberChanges(in: FileIndex(file), of: classVariables.names, into: &changes) }
    indexMemberChanges(changes)
  }

  func indexMemberChanges(_ changes: [(event: EventID, name: Name)]) {
    memberChanges = changes.map(\.event)
    memberChangeIndex = NameIndex(changes.map { NameIndex.key($0.name) })
  }

  /// What changes a member of that name of some class.
  private func memberChanges(of name: Name) -> [EventID] {
    tracker?.ask(.changes(of: name))
    return memberChangeIndex.elements(NameIndex.key(name)).map { memberChanges[$0] }
  }

  func collectMemberChanges(in file: FileIndex, of variables: NameSet, into changes: inout [(event: EventID, name: Name)]) {
    let (events, paths) = (files[Int(file)].events, files[Int(file)].paths)
    for index in 0..<events.count {
      guard let length = changedLength(of: events[index], in: paths) else { continue }
      let first = Int(events[index].firstPath)
      for place in first..<first + length where variables.contains(paths[place]) {
        changes.append((EventID(file: file, index: EventIndex(index)), paths[place]))
      }
    }
  }

  /// What assigns, changes or binds a stored property of a class, as far as that can be resolved.
  func changes(of member: PropertyID) -> [EventID] {
    memberChanges(of: self[member].name).filter { isChange(of: member, $0) }
  }

  private func isChange(of member: PropertyID, _ event: EventID) -> Bool {
    guard let length = changedLength(of: self[event], in: files[Int(event.file)].paths), !isForDevelopment(event)
    else { return false }
    return (0..<length).contains { memberChanged(at: $0, by: event) == member }
  }

  private func change(of member: PropertyID, by event: EventID, shownBy viewer: TypeIndex) -> Change? {
    guard isChange(of: member, event) else { return nil }
    if case .local(let index) = target(of: event) {
      let local = LocalID(file: event.file, index: index)
      return self[local].kind == .parameter || isOwnInstance(local) ? .beforehand : .later
    }
    guard !self[event].flags.contains(.projected) else {
      return isShownTogether(context(of: event), viewer) ? .later : .beforehand
    }
    let scope = ScopeID(file: event.file, index: self[event].scope)
    let isInitialization = context(of: scope) == owner(of: member) && phase(of: scope) == .initializer
    return isInitialization ? nil : .later
  }

  /// How many names of the path make up what an event changes; nil if it changes nothing for certain.
  private func changedLength(of event: Event, in paths: FactColumn<Name>) -> Int? {
    let count = Int(event.pathCount)
    guard event.kind == .call else {
      return event.flags.contains(.projected) || !event.flags.isDisjoint(with: .written) ? count : nil
    }
    guard count > 1, MutatingMethods.names.contains(paths[Int(event.firstPath) + count - 1]) else { return nil }
    return count - 1
  }

  /// Whether one of two views builds the other. A form that was filled in on the screen before has done its work.
  private func isShownTogether(_ one: TypeIndex, _ other: TypeIndex) -> Bool {
    one == other || constructions(of: one).contains { context(of: $0) == other }
      || constructions(of: other).contains { context(of: $0) == one }
  }

  /// The property that a name of an event's path means, that of a projection too: `$model.name` binds the name.
  private func memberChanged(at position: Int, by event: EventID) -> PropertyID? {
    guard self[event].flags.contains(.projected), position == 1 else { return property(at: position, of: event) }
    guard let holder = property(at: 0, of: event), let model = type(of: holder),
      model.shape == .plain || model.shape == .generic, let declared = model.declared
    else { return nil }
    let names = files[Int(event.file)].path(self[event])
    return property(names[names.startIndex + 1], of: declared)
  }
}

import SwiftTree

/// `Binding(get: { text }, set: { text = $0 })`: a binding made by hand that does what `$text` does.
extension Project {
  /// What a hand-made binding only forwards to: the read in its getter; nil for any other call.
  public func forwardedValue(of call: EventID) -> EventID? {
    let fact = self[call]
    guard fact.kind == .call, fact.receiver < 0, fact.argumentCount == 2,
      files[Int(call.file)].typeName(ofCall: fact) == Project.binding, isFrameworkName(call)
    else { return nil }
    let arguments = arguments(of: call)
    guard arguments[0].label.isNone || arguments[0].label == Project.getLabel,
      arguments[1].label.isNone || arguments[1].label == Project.setLabel,
      let read = onlyRead(arguments[0].expression, in: call.file),
      forwards(arguments[1].expression, to: read), hasProjection(read), isComplete(read)
    else { return nil }
    return read
  }

  /// `{ model.text }`.
  private func onlyRead(_ getter: ExpressionFact, in file: FileIndex) -> EventID? {
    guard getter.closure >= 0, getter.endEvent - getter.firstEvent == 1 else { return nil }
    let event = EventID(file: file, index: getter.firstEvent)
    let fact = self[event]
    guard fact.kind == .read, fact.receiver < 0, fact.pathCount > 0, fact.scope == getter.closure,
      fact.flags.isDisjoint(with: [.optionalChain, .projected, .underscored, .implicitMember, .onOther, .keyPath]),
      !files[Int(file)].path(fact).contains(Words.subscriptStep)
    else { return nil }
    return event
  }

  /// `{ model.text = $0 }`, `{ newValue in model.text = newValue }`.
  private func forwards(_ setter: ExpressionFact, to read: EventID) -> Bool {
    let facts = files[Int(read.file)]
    guard setter.closure >= 0, setter.endEvent - setter.firstEvent == 2 else { return false }
    let target = facts.events[Int(setter.firstEvent)]
    guard target.flags.contains(.assigned), target.value >= 0, target.scope == setter.closure,
      facts.path(target).elementsEqual(facts.path(self[read]))
    else { return false }
    let value = facts.expressions[Int(target.value)]
    guard value.kind == .chain, value.root == setter.firstEvent + 1 else { return false }
    let given = EventID(file: read.file, index: value.root)
    guard self[given].kind == .read, self[given].pathCount == 1 else { return false }
    if facts.path(self[given]).first == Project.closureArgument { return true }
    guard case .local(let local) = self.target(of: given) else { return false }
    return facts.locals[Int(local)].kind == .closureParameter && facts.locals[Int(local)].scope == setter.closure
  }

  /// Not optional: `count ?? 0` looks the same in the facts, as constants leave no event.
  private func isComplete(_ read: EventID) -> Bool {
    guard let type = value(of: read) else { return false }
    return type.shape != .optional
  }

  /// Whether `$` in front of the path gives the binding: state and bindings as they are, members of models.
  private func hasProjection(_ read: EventID) -> Bool {
    guard let property = property(at: 0, of: read) else { return false }
    switch wrapper(property).wrapper {
    case .state, .binding, .appStorage, .sceneStorage: return true
    case .stateObject, .observedObject, .environmentObject, .bindable: return self[read].pathCount > 1
    default: return false
    }
  }

  private static let binding = Name("Binding")
  private static let getLabel = Name("get")
  private static let setLabel = Name("set")
  private static let closureArgument = Name("$0")
}

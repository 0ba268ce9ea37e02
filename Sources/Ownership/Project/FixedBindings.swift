import SwiftTree

/// A binding that forgets what is written to it, `.constant(…)`, given to something that the user can change.
public struct FixedBinding: Sendable {
  public let argument: ArgumentFact
  /// A text of the program's in a text field: perhaps there to be selected and copied.
  public let showsText: Bool
}

/// Bindings that forget what is written to them.
extension Project {
  /// The constant binding that a control is given, where the user can reach the control.
  public func constantBinding(of control: EventID) -> FixedBinding? {
    let fact = self[control]
    guard fact.kind == .call, fact.argumentCount > 0, let name = files[Int(control.file)].path(fact).last,
      let labels = ControlBindings.labels[name]
    else { return nil }
    let arguments = arguments(of: control)
    for argument in arguments where labels.contains(argument.label) {
      guard let value = constantValue(of: argument, in: control.file) else { continue }
      // Shown for good, or never: nothing is to be remembered.
      let isFixed = isNothing(value) || (value.kind == .boolean && argument.label == Project.isPresented)
      guard !isFixed, !arguments.contains(where: { $0.label == Project.onDismiss }), isFrameworkControl(control),
        !isOutOfReach(control), !arguments.contains(where: { staysForUser($0, in: control.file) })
      else { return nil }
      return FixedBinding(
        argument: argument, showsText: ControlBindings.textControls.contains(name) && !value.kind.isLiteral)
    }
    return nil
  }

  /// `nil`, `nil as Int?`.
  private func isNothing(_ value: ExpressionFact) -> Bool {
    value.kind == .nil || (value.kind == .other && value.firstEvent == value.endEvent)
  }

  private func isFrameworkControl(_ control: EventID) -> Bool {
    let isModifier = self[control].receiver >= 0 || self[control].pathCount > 1
    return isModifier ? callee(of: control) == nil : isFrameworkName(control)
  }

  /// The value of `.constant(value)`.
  private func constantValue(of argument: ArgumentFact, in file: FileIndex) -> ExpressionFact? {
    guard argument.expression.kind == .chain, argument.expression.root >= 0 else { return nil }
    return constantValue(of: EventID(file: file, index: argument.expression.root))
  }

  public func constantValue(of event: EventID) -> ExpressionFact? {
    let facts = files[Int(event.file)]
    let call = self[event]
    guard call.kind == .call, call.argumentCount == 1, call.receiver < 0 else { return nil }
    let path = facts.path(call)
    guard path.last == Project.constant, call.flags.contains(.implicitMember) || path.first == Project.bindingType
    else { return nil }
    return facts.arguments(call).first?.expression
  }

  private static let constant = Name("constant")
  private static let bindingType = Name("Binding")
  private static let isPresented = Name("isPresented")
  private static let onDismiss = Name("onDismiss")

  /// Whether the user can't touch a view, or touches what lies around it: a modifier of it or of a container says so, or it
  /// is the label of a button.
  private func isOutOfReach(_ view: EventID) -> Bool {
    if isShielded(view) { return true }
    let facts = files[Int(view.file)]
    var scope = self[view].scope
    while scope >= 0 {
      let fact = facts.scopes[Int(scope)]
      if fact.call >= 0 {
        if let name = facts.path(facts.events[Int(fact.call)]).last, Project.buttons.contains(name) { return true }
        if isShielded(EventID(file: view.file, index: fact.call)) { return true }
      }
      scope = fact.parent
    }
    return false
  }

  private func isShielded(_ view: EventID) -> Bool {
    modifiers(of: view).contains { modifier in
      files[Int(modifier.file)].path(self[modifier]).last.map(Project.shields.contains) == true
    }
  }

  /// The content of a sheet that the user can't put away.
  private func staysForUser(_ argument: ArgumentFact, in file: FileIndex) -> Bool {
    guard argument.expression.kind == .closure else { return false }
    let facts = files[Int(file)]
    return (argument.expression.firstEvent..<argument.expression.endEvent).contains {
      facts.path(facts.events[Int($0)]).last == Project.dismissModifier
    }
  }

  private static let dismissModifier = Name("interactiveDismissDisabled")
  private static let buttons = NameSet(["Button", "NavigationLink", "Menu"])
  private static let shields = NameSet([
    "disabled", "allowsHitTesting", "redacted", "hidden", "onTapGesture", "gesture", "highPriorityGesture",
    "simultaneousGesture", "accessibilityHidden", "interactiveDismissDisabled",
  ])
}

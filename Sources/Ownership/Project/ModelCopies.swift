import SwiftTree

/// A variable of a model that a view also keeps under the same name in state of its own.
public struct ModelCopy: Sendable {
  /// The model's variable.
  public let original: PropertyID
  /// Where the view shows it.
  public let reading: EventID
  /// Where the view's own state is set from the model.
  public let copying: EventID
}

/// State that repeats what a model says: whatever changes the model, the state keeps what it was told.
extension Project {
  /// The variable that a property repeats: the view shows both, and sets its own only from the model.
  public func copiedVariable(_ property: PropertyID, of type: TypeIndex) -> ModelCopy? {
    let name = self[property].name
    var copies: [(event: EventID, holder: PropertyID)] = []
    for use in uses(of: property, in: type) {
      let flags = self[use].flags
      if !flags.isDisjoint(with: [.projected, .underscored, .mutated, .passedInout]) { return nil }
      guard flags.contains(.assigned) else { continue }
      guard self[use].pathCount == 1, self[use].value >= 0, let holder = holder(of: self[use].value, in: use.file) else { return nil }
      copies.append((use, holder))
    }
    guard let first = copies.first, copies.allSatisfy({ $0.holder == first.holder }),
      let model = self.type(of: first.holder)?.declared, let original = self.property(name, of: model),
      !self[original].flags.contains(.isLet), let reading = reading(of: name, from: first.holder, in: type)
    else { return nil }
    return ModelCopy(original: original, reading: reading, copying: first.event)
  }

  /// The observed model that a value is taken from: `store.message`, `store.validate()`.
  private func holder(of value: Int32, in file: FileIndex) -> PropertyID? {
    let expression = files[Int(file)].expressions[Int(value)]
    guard expression.kind == .chain, expression.root == expression.firstEvent else { return nil }
    let event = EventID(file: file, index: expression.root)
    guard self[event].pathCount == 2, let holder = property(at: 0, of: event) else { return nil }
    switch wrapper(holder).wrapper {
    case .observedObject, .stateObject, .environmentObject: return holder
    default: return nil
    }
  }

  private func reading(of name: Name, from holder: PropertyID, in type: TypeIndex) -> EventID? {
    uses(of: holder, in: type).first { use in
      let path = files[Int(use.file)].path(self[use])
      return path.count == 2 && path.last == name && self[use].kind == .read && self[use].flags.isDisjoint(with: .written)
        && phase(of: use) == .render
    }
  }
}

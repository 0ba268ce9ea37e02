import SwiftTree

/// A declaration that erases the type of the view it gives, and need not.
public struct ErasedDeclaration: Sendable {
  public let place: Place
  /// For each erasure what it erases.
  public let views: [(erasure: Place, view: Place)]
  /// It decides between several, outside of closures, and has no builder for that.
  public let needsBuilder: Bool
  /// Where its view is used, if it says that it gives an `AnyView`; empty for one that gives `some View`.
  public let uses: [Place]
  public let givesErased: Bool
}

extension Project {
  /// The declaration whose code some erasures stand in, if their views are known to be views and nobody counts on its result
  /// to be erased.
  public func erasedDeclaration(around erasures: [EventID], in type: TypeIndex) -> ErasedDeclaration? {
    guard let first = erasures.first else { return nil }
    let code = declaration(around: first)
    let views = erasures.compactMap { erasure in erasedView(erasure).map { (place(erasure), $0) } }
    guard views.count == erasures.count, erasures.allSatisfy(isBuiltByFramework), let declared = givenView(by: code), !mayShowItself(declared.name, at: code)
    else { return nil }
    let facts = files[Int(code.file)]
    let isRoot = renderRoots(of: type).contains(code)
    let hasBuilder = isRoot || declared.attributes.contains { Project.builder == facts.attributes[Int($0)].name }
    let result = facts.typeReferences[Int(declared.result)]
    let isErased = result.isPlain(TypeErasure.view)
    guard isErased || result.shape == .opaque else { return nil }
    guard !isErased || declared.access <= .fileprivate, let uses = isErased ? visibleUses(of: declared.name, at: code) : []
    else { return nil }
    let isChoice = erasures.filter { !isInClosure($0) }.count > 1
    return ErasedDeclaration(
      place: declared.place, views: views, needsBuilder: isChoice && !hasBuilder, uses: uses, givesErased: isErased)
  }

  /// Its view would have a type without end.
  private func mayShowItself(_ name: Name, at code: ScopeID) -> Bool {
    reach(from: code).contains { reach in
      reach.events.contains { files[Int($0.file)].path(self[$0]).contains(name) }
    }
  }

  private func isInClosure(_ event: EventID) -> Bool {
    var scope = ScopeID(file: event.file, index: self[event].scope)
    while self[scope].kind == .branch { scope = ScopeID(file: event.file, index: self[scope].parent) }
    return self[scope].kind == .closure
  }

  /// Not in a closure that its callee may want to give an `AnyView`.
  private func isBuiltByFramework(_ event: EventID) -> Bool {
    let facts = files[Int(event.file)]
    var scope = facts.scopes[Int(self[event].scope)]
    while scope.kind == .branch { scope = facts.scopes[Int(scope.parent)] }
    return scope.kind != .closure || (scope.call >= 0 && isFrameworkView(EventID(file: event.file, index: scope.call)))
  }

  private struct GivenView {
    let name: Name
    let place: Place
    let attributes: Range<Int32>
    let result: TypeReferenceIndex
    let access: Access
  }

  private func givenView(by code: ScopeID) -> GivenView? {
    let facts = files[Int(code.file)]
    let fact = self[code]
    guard fact.declaration >= 0 else { return nil }
    let given: GivenView
    switch fact.kind {
    case .function:
      let function = facts.functions[Int(fact.declaration)]
      given = GivenView(
        name: function.name, place: Place(file: code.file, start: function.start, end: function.end),
        attributes: function.attributes, result: function.result, access: function.access)
    case .getter:
      let property = facts.properties[Int(fact.declaration)]
      given = GivenView(
        name: property.name, place: Place(file: code.file, start: property.start, end: property.end),
        attributes: property.attributes, result: property.type, access: property.access)
    default: return nil
    }
    return given.result >= 0 ? given : nil
  }

  /// Where code names a private member by itself; nil if that is not all that names it.
  private func visibleUses(of name: Name, at code: ScopeID) -> [Place]? {
    let facts = files[Int(code.file)]
    var uses: [Place] = []
    for (index, event) in facts.events.enumerated() where facts.path(event).contains(name) {
      let isCall = event.kind == .call || self[code].kind == .getter
      guard isCall, facts.path(event).first == name, event.receiver < 0,
        event.flags.isDisjoint(with: [.keyPath, .implicitMember, .onOther])
      else { return nil }
      let use = EventID(file: code.file, index: EventIndex(index))
      guard isBuiltByFramework(use) else { return nil }
      uses.append(place(use))
    }
    return uses
  }

  /// The view that a call erases, where it is one for certain and not `any View`.
  private func erasedView(_ erasure: EventID) -> Place? {
    let arguments = arguments(of: erasure)
    guard lastName(of: erasure) == TypeErasure.view, arguments.count == 1, let argument = arguments.first,
      argument.label.isNone, !argument.isTrailing, isView(argument.expression, in: erasure.file)
    else { return nil }
    return Place(file: erasure.file, start: argument.expression.start, end: argument.expression.end)
  }

  private func isView(_ expression: ExpressionFact, in file: FileIndex, depth: Int = 0) -> Bool {
    guard depth < 4, expression.kind == .chain, expression.root >= 0 else { return false }
    var event = EventID(file: file, index: expression.root)
    while self[event].receiver >= 0 {
      if let modifier = callee(of: event), !isOpaque(self[modifier].result, in: modifier.file) { return false }
      event = EventID(file: file, index: self[event].receiver)
    }
    guard self[event].start == expression.start else { return false }
    let path = files[Int(file)].path(self[event])
    switch target(of: event) {
    case .type(let type): return type.declared.map { declaredTypes[$0].traits.contains(.view) } ?? isFrameworkView(event)
    case .property(let property): return isOpaque(self[property].type, in: property.file)
    case .functions(let functions):
      return path.count == 1 && functions.allSatisfy { isOpaque(self[$0].result, in: $0.file) }
    case .local(let index):
      let local = LocalID(file: file, index: index)
      if self[local].kind == .parameter { return isContent(self[local].type, in: file) }
      guard self[local].kind == .constant, self[local].value >= 0 else { return false }
      return isView(files[Int(file)].expressions[Int(self[local].value)], in: file, depth: depth + 1)
    case nil: return isFrameworkView(event)
    }
  }

  /// `VStack { … }`, `Color.clear`: what begins with a capital, or one of SwiftUI's own modifiers.
  private func isFrameworkView(_ event: EventID) -> Bool {
    guard isFrameworkName(event), let name = files[Int(event.file)].path(self[event]).first else { return false }
    return FrameworkViews.names.contains(name)
  }

  /// The `Content` of a view modifier.
  private func isContent(_ type: TypeReferenceIndex, in file: FileIndex) -> Bool {
    type >= 0 && files[Int(file)].typeReferences[Int(type)].isPlain(Project.content)
  }

  private func isOpaque(_ type: TypeReferenceIndex, in file: FileIndex) -> Bool {
    type >= 0 && files[Int(file)].typeReferences[Int(type)].shape == .opaque
  }

  private static let builder = Name("ViewBuilder")
  private static let content = Name("Content")
}

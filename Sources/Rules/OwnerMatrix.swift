import Ownership

/// Who may hold what, and how: model kind × shape × wrapper × origin × container → the rule that reports it
/// (semantics.md 7).
///
/// Each row is a block of cells that one rule decides. A cell that no row covers is right, unknown, or rejected by the
/// compiler in words that need no help.
enum OwnerMatrix {
  struct Cell {
    var kind = ModelKind.unknown
    var shape = ResolvedType.Shape.plain
    var wrapper: Wrapper
    var origin = Origin.received
    var container = WrapperPlace.owner
  }

  enum Origin: UInt8, Sendable {
    /// Somebody else makes the model, or nobody knows who.
    case received
    /// The view makes it for itself: at the declaration or in an initialiser.
    case made
  }

  struct Row: Sendable {
    let rule: any Rule.Type
    var kinds = Cases<ModelKind>.all
    var shapes = Cases<ResolvedType.Shape>.all
    let wrappers: Cases<Wrapper>
    var origins = Cases<Origin>.all
    var containers: Cases<WrapperPlace> = [.owner]

    func covers(_ cell: Cell) -> Bool {
      wrappers.contains(cell.wrapper) && kinds.contains(cell.kind) && containers.contains(cell.container)
        && shapes.contains(cell.shape) && origins.contains(cell.origin)
    }
  }

  /// No cell is in two rows: a mistake has one rule that reports it.
  static let rows = [
    // That it compiles tells that the class is an ObservableObject, whatever else we know of it.
    Row(
      rule: ObservedObjectCreated.self, kinds: [.observableObject, .both, .plainClass, .unknown],
      wrappers: [.observedObject], origins: [.made]),
    Row(
      rule: ModelWithoutOwner.self, kinds: [.observableObject, .observable, .both, .model],
      wrappers: [.none, .bindable], origins: [.made]),
    Row(
      rule: StateHoldsObservableObject.self, kinds: [.observableObject], shapes: values,
      wrappers: [.state, .binding]),
    Row(rule: StateHoldsPlainClass.self, kinds: [.plainClass], shapes: values, wrappers: [.state]),
    Row(
      rule: ObservableObjectNotObserved.self, kinds: [.observableObject], shapes: values, wrappers: [.none],
      origins: [.received]),
    Row(
      rule: StateObjectHoldsObservable.self, kinds: [.observable, .model], shapes: [.plain, .optional],
      wrappers: [.stateObject, .observedObject]),
    Row(
      rule: EnvironmentObjectHoldsObservable.self, kinds: [.observable, .model], shapes: [.plain],
      wrappers: [.environmentObject]),
    Row(
      rule: EnvironmentHoldsObservableObject.self, kinds: [.observableObject, .value, .actor], shapes: [.plain],
      wrappers: [.environment]),
    Row(
      rule: EnvironmentHoldsObservableObject.self, kinds: [.observableObject], shapes: [.plain, .optional, .existential],
      wrappers: [.bindable], origins: [.received]),
    // A class with the Observable macro rejects them. `@AppStorage` works everywhere, `@Binding` and `@Bindable` too.
    Row(
      rule: WrapperOutsideView.self,
      wrappers: [
        .state, .stateObject, .observedObject, .environmentObject, .environment, .sceneStorage, .focusState, .gestureState,
        .accessibilityFocusState, .namespace, .query, .fetchRequest,
      ],
      containers: [.value, .object, .actor, .shared, .local]),
  ]

  /// All but closures and types.
  private static let values: Cases<ResolvedType.Shape> = [
    .plain, .optional, .array, .dictionary, .existential, .generic,
  ]

  /// The rule that a cell belongs to.
  static func rule(for cell: Cell) -> (any Rule.Type)? {
    rows.first { $0.covers(cell) }?.rule
  }

  /// Whether a rule reports a cell.
  static func assigns(_ cell: Cell, to rule: any Rule.Type) -> Bool {
    self.rule(for: cell) == rule
  }

  /// Some of the cases of one axis.
  struct Cases<Case: RawRepresentable & Sendable>: ExpressibleByArrayLiteral, Sendable where Case.RawValue == UInt8 {
    private let bits: UInt32

    static var all: Cases { Cases(bits: .max) }

    private init(bits: UInt32) {
      self.bits = bits
    }

    init(arrayLiteral cases: Case...) {
      bits = cases.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
    }

    func contains(_ element: Case) -> Bool { bits & 1 << UInt32(element.rawValue) != 0 }
  }
}

extension OwnerMatrix.Cell {
  /// How an owner holds a model.
  init(_ holding: Holding, origin: OwnerMatrix.Origin) {
    self.init(kind: holding.kind, shape: holding.shape, wrapper: holding.wrapper, origin: origin)
  }

  /// What is handed down must fit what reads it.
  init(_ injection: EnvironmentCall, of project: Project) {
    self.init(kind: project.certainKind(of: injection.model), wrapper: injection.wrapper)
  }
}

extension InspectedType {
  /// The models that the type holds in a way that a rule reports.
  func holdings(reportedBy rule: any Rule.Type, of project: Project) -> [Holding] {
    holdings.filter { holding in
      let isReceivedReported = OwnerMatrix.assigns(.init(holding, origin: .received), to: rule)
      let isMadeReported = OwnerMatrix.assigns(.init(holding, origin: .made), to: rule)
      // To find out who makes a model costs more than all else.
      guard isReceivedReported != isMadeReported else { return isMadeReported }
      return isMadeReported == (project.origin(of: holding, in: type) == .made)
    }
  }
}

extension Project {
  /// Who makes the model in a property.
  func origin(of holding: Holding, in type: TypeIndex) -> OwnerMatrix.Origin {
    madeInstances(for: holding.property, in: type).isEmpty ? .received : .made
  }
}

import Ownership

/// SwiftUI's wrappers where SwiftUI does not update them (semantics.md, A13).
enum WrapperOutsideView: Rule {
  static let identity = RuleIdentity(
    "wrapper-outside-view", .wrapper, .error, "SwiftUI fills its property wrappers in views only")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    project.properties(of: inspected.type).compactMap { property in
      let wrapper = project.wrapper(property).wrapper
      guard wrapper != .none, let place = project.place(ofMember: property),
        OwnerMatrix.assigns(.init(wrapper: wrapper, container: place), to: Self.self)
      else { return nil }
      return finding(at: project.namePlace(property), wrapper, place)
    }
  }

  static func findings(in file: FileIndex, of project: Project) -> [Finding] {
    project.wrappedLocals(in: file).compactMap { wrapped in
      OwnerMatrix.assigns(.init(wrapper: wrapped.wrapper, container: .local), to: Self.self)
        ? finding(at: project.namePlace(wrapped.local), wrapped.wrapper, .local) : nil
    }
  }

  private static func finding(at name: Place, _ wrapper: Wrapper, _ place: WrapperPlace) -> Finding {
    Finding(
      identity, severity: place == .value ? .warning : .error, at: name,
      "'\(name)' \(whereabouts(place)): \(consequence(wrapper)); \(cure(wrapper))")
  }

  private static func whereabouts(_ place: WrapperPlace) -> Message {
    switch place {
    case .value: "is part of a type that is neither a view nor a DynamicProperty, so SwiftUI does not connect it"
    case .object, .observable: "is part of a class, and SwiftUI connects its wrappers in views only"
    case .actor: "is part of an actor, and SwiftUI connects its wrappers in views only"
    case .shared: "is static, and SwiftUI connects its wrappers in instances of views only"
    case .local: "is a local variable, and SwiftUI connects its wrappers in stored properties of views only"
    case .owner: "is part of a view"
    }
  }

  private static func consequence(_ wrapper: Wrapper) -> Message {
    switch wrapper {
    case .environmentObject: "reading it ends the app"
    case .environment: "it always reads the default value"
    case .observedObject, .stateObject: "nothing is evaluated when the object changes"
    case .query, .fetchRequest: "it never fetches anything"
    case .namespace: "it identifies nothing"
    default: "what is written to it is lost"
    }
  }

  private static func cure(_ wrapper: Wrapper) -> Message {
    switch wrapper {
    case .environmentObject, .environment: "read it in the view and hand it over"
    case .query, .fetchRequest: "fetch with the context, or move it into the view"
    case .observedObject, .stateObject: "use a plain property, and observe the object in the view"
    default: "use a plain property, or move it into the view"
    }
  }
}

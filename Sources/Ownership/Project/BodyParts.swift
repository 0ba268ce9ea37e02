import SwiftTree

/// How a view is cut into parts.
extension Project {
  /// The computed properties and functions without parameters through which a view gives parts of itself, small ones left out.
  public func parts(ofBodyOf type: TypeIndex) -> [Place] {
    let properties = properties(of: type).filter { property in
      self[property].name != Words.body && self[property].getter >= 0
        && isPart(self[property].type, code: self[property].getter, in: property.file)
    }
    let functions = functions(of: type).filter { function in
      self[function].kind == .function && self[function].parameters.isEmpty && self[function].scope >= 0
        && isPart(self[function].result, code: self[function].scope, in: function.file)
    }
    return properties.map { namePlace($0) } + functions.map { namePlace($0) }
  }

  private func isPart(_ result: TypeReferenceIndex, code: ScopeIndex, in file: FileIndex) -> Bool {
    guard result >= 0 else { return false }
    let facts = files[Int(file)]
    let type = facts.typeReferences[Int(result)]
    guard type.shape == .opaque, type.argumentCount > 0,
      facts.typeReferences[Int(facts.typeArguments[Int(type.firstArgument)])].name == Words.view
    else { return false }
    let scope = facts.scopes[Int(code)]
    return scope.endEvent - scope.firstEvent >= BodyParts.smallest
  }

  /// State of a view that changes with each key or each frame: bound to a text field or a slider, or that of a gesture.
  public func fastChangingState(of type: TypeIndex) -> PropertyID? {
    properties(of: type).first { property in
      switch wrapper(property).wrapper {
      case .gestureState: true
      // Of an object only what is read counts.
      case .state:
        (self.type(of: property).map(isValue) ?? false)
          && uses(of: property, in: type).contains { self[$0].flags.contains(.projected) && isTyped($0) }
      default: false
      }
    }
  }

  private func isTyped(_ event: EventID) -> Bool {
    guard isBoundToControl(event), let call = enclosingCall(of: event), let name = files[Int(call.file)].path(self[call]).last
    else { return false }
    return BodyParts.fastControls.contains(name)
  }
}

private enum BodyParts {
  /// Fewer events are a label or two.
  static let smallest: EventIndex = 6
  static let fastControls = NameSet(["TextField", "SecureField", "TextEditor", "Slider"])
}

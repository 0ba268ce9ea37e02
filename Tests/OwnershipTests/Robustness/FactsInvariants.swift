import Ownership
import Robustness
import SwiftTree

/// What holds for the facts of any file: indices and ranges are inside their arrays, places inside the file, pieces of
/// code inside those around them.
///
/// The tests and the fuzz target ask the same questions. Uses public API only.
struct FactsInvariants {
  private let facts: FileFacts
  /// The file's length in bytes.
  private let length: Int
  private let found = Violations()

  private init(_ facts: FileFacts, _ length: Int) {
    self.facts = facts
    self.length = length
  }

  /// What is wrong with the facts of a file of `length` bytes; nothing, if all is well.
  static func violations(of facts: FileFacts, length: Int) -> [String] {
    let invariants = FactsInvariants(facts, length)
    invariants.checkTypes()
    invariants.checkTypeReferences()
    invariants.checkAttributes()
    invariants.checkMembers()
    invariants.checkLocals()
    invariants.checkScopes()
    invariants.checkEvents()
    invariants.checkExpressions()
    return invariants.found.texts
  }

  // MARK: Questions

  private func require(_ condition: Bool, _ text: @autoclosure () -> String) {
    found.require(condition, text())
  }

  /// An index, or -1.
  private func index(_ index: Int32, in count: Int, _ what: @autoclosure () -> String) {
    require(index >= -1 && index < count, "\(what()) is \(index) of \(count)")
  }

  private func range(_ range: Range<Int32>, in count: Int, _ what: @autoclosure () -> String) {
    require(range.lowerBound >= 0 && range.upperBound <= count, "\(what()) is \(range) of \(count)")
  }

  private func place(_ start: UInt32, _ end: UInt32, _ what: @autoclosure () -> String) {
    require(start <= end && end <= length, "\(what()) is at \(start)..<\(end) of \(length)")
  }

  /// A name is inside its declaration; a missing one is an empty range somewhere behind.
  private func name(_ start: UInt32, _ end: UInt32, in outer: Range<UInt32>, _ what: @autoclosure () -> String) {
    place(start, end, "the name of \(what())")
    require(
      start == end || start >= outer.lowerBound && end <= outer.upperBound,
      "the name of \(what()) is at \(start)..<\(end), outside of \(outer)")
  }

  // MARK: Types

  private func checkTypes() {
    for (number, type) in facts.types.enumerated() {
      place(type.start, type.end, "type \(number)")
      guard type.start <= type.end else { continue }
      name(type.nameStart, type.nameEnd, in: type.start..<type.end, "type \(number)")
      require(type.parent >= -1 && type.parent < number, "type \(number) is nested in \(type.parent)")
      index(type.scope, in: facts.scopes.count, "the scope of type \(number)")
      index(type.extended, in: facts.typeReferences.count, "what type \(number) extends")
      range(type.attributes, in: facts.attributes.count, "the attributes of type \(number)")
      range(type.inherited, in: facts.typeArguments.count, "what type \(number) inherits")
      range(type.genericParameters, in: facts.genericParameters.count, "the generic parameters of type \(number)")
    }
    for (number, parameter) in facts.genericParameters.enumerated() {
      index(parameter.constraint, in: facts.typeReferences.count, "the constraint of generic parameter \(number)")
    }
    for (number, alias) in facts.typealiases.enumerated() {
      index(alias.type, in: facts.typeReferences.count, "the type of typealias \(number)")
      index(alias.parent, in: facts.types.count, "the parent of typealias \(number)")
    }
  }

  /// A reference refers to others that were read before it, or to its own arguments: there are no cycles.
  private func checkTypeReferences() {
    for (number, reference) in facts.typeReferences.enumerated() {
      require(reference.qualifier >= -1 && reference.qualifier < number, "the qualifier of type reference \(number) is \(reference.qualifier)")
      let end = Int(reference.firstArgument) + Int(reference.argumentCount)
      require(end <= facts.typeArguments.count, "the arguments of type reference \(number) end at \(end) of \(facts.typeArguments.count)")
      guard end <= facts.typeArguments.count else { continue }
      for argument in facts.typeArguments[Int(reference.firstArgument)..<end] {
        require(argument != number, "type reference \(number) is its own argument")
      }
    }
    for (number, argument) in facts.typeArguments.enumerated() {
      require(argument >= 0 && argument < facts.typeReferences.count, "type argument \(number) is \(argument)")
    }
  }

  private func checkAttributes() {
    for (number, attribute) in facts.attributes.enumerated() {
      place(attribute.start, attribute.end, "attribute \(number)")
      range(attribute.arguments, in: facts.arguments.count, "the arguments of attribute \(number)")
    }
  }

  // MARK: Members

  private func checkMembers() {
    for (number, property) in facts.properties.enumerated() {
      place(property.start, property.end, "property \(number)")
      guard property.start <= property.end else { continue }
      name(property.nameStart, property.nameEnd, in: property.start..<property.end, "property \(number)")
      index(property.owner, in: facts.types.count, "the owner of property \(number)")
      index(property.type, in: facts.typeReferences.count, "the type of property \(number)")
      range(property.attributes, in: facts.attributes.count, "the attributes of property \(number)")
      index(property.initialValue, in: facts.expressions.count, "the value of property \(number)")
      index(property.getter, in: facts.scopes.count, "the getter of property \(number)")
      index(property.setter, in: facts.scopes.count, "the setter of property \(number)")
    }
    for (number, function) in facts.functions.enumerated() {
      place(function.start, function.end, "function \(number)")
      guard function.start <= function.end else { continue }
      name(function.nameStart, function.nameEnd, in: function.start..<function.end, "function \(number)")
      index(function.owner, in: facts.types.count, "the owner of function \(number)")
      range(function.attributes, in: facts.attributes.count, "the attributes of function \(number)")
      range(function.parameters, in: facts.parameters.count, "the parameters of function \(number)")
      index(function.result, in: facts.typeReferences.count, "the result of function \(number)")
      index(function.scope, in: facts.scopes.count, "the scope of function \(number)")
    }
    for (number, parameter) in facts.parameters.enumerated() {
      place(parameter.nameStart, parameter.nameEnd, "the name of parameter \(number)")
      index(parameter.type, in: facts.typeReferences.count, "the type of parameter \(number)")
      index(parameter.defaultValue, in: facts.expressions.count, "the value of parameter \(number)")
    }
  }

  private func checkLocals() {
    for (number, local) in facts.locals.enumerated() {
      place(local.nameStart, local.nameEnd, "local \(number)")
      require(local.validFrom <= length, "local \(number) is valid from \(local.validFrom)")
      index(local.type, in: facts.typeReferences.count, "the type of local \(number)")
      index(local.value, in: facts.expressions.count, "the value of local \(number)")
      range(local.attributes, in: facts.attributes.count, "the attributes of local \(number)")
      guard local.scope >= 0, local.scope < facts.scopes.count else {
        require(false, "local \(number) is in scope \(local.scope)")
        continue
      }
      let scope = facts.scopes[Int(local.scope)]
      require(scope.firstLocal <= number && number < scope.endLocal, "local \(number) is not among those of its scope")
    }
  }

  // MARK: Code

  private func checkScopes() {
    for (number, scope) in facts.scopes.enumerated() {
      place(scope.start, scope.end, "scope \(number)")
      index(scope.owner, in: facts.types.count, "the owner of scope \(number)")
      index(scope.call, in: facts.events.count, "the call of scope \(number)")
      checkDeclaration(of: scope, number)
      require(scope.firstEvent >= 0 && scope.firstEvent <= scope.endEvent && scope.endEvent <= facts.events.count, "scope \(number) has events \(scope.firstEvent)..<\(scope.endEvent)")
      require(scope.firstLocal >= 0 && scope.firstLocal <= scope.endLocal && scope.endLocal <= facts.locals.count, "scope \(number) has locals \(scope.firstLocal)..<\(scope.endLocal)")
      require(scope.parent < number && (scope.parent >= 0) == (number > 0), "scope \(number) is in \(scope.parent)")
      guard scope.parent >= 0, scope.parent < number else { continue }
      let parent = facts.scopes[Int(scope.parent)]
      require(
        scope.firstEvent >= parent.firstEvent && scope.endEvent <= parent.endEvent
          && scope.firstLocal >= parent.firstLocal && scope.endLocal <= parent.endLocal,
        "scope \(number) has events or locals that scope \(scope.parent) around it has not")
      require(scope.start >= parent.start && scope.end <= parent.end, "scope \(number) at \(scope.start)..<\(scope.end) is outside of its parent at \(parent.start)..<\(parent.end)")
    }
  }

  private func checkDeclaration(of scope: Scope, _ number: Int) {
    switch scope.kind {
    case .function, .defaultArgument: index(scope.declaration, in: facts.functions.count, "the function of scope \(number)")
    case .getter, .setter, .observer, .initialValue:
      index(scope.declaration, in: facts.properties.count, "the property of scope \(number)")
    case .closure, .branch, .attribute, .file: require(scope.declaration == -1, "scope \(number) has declaration \(scope.declaration)")
    }
  }

  private func checkEvents() {
    for (number, event) in facts.events.enumerated() {
      place(event.start, event.end, "event \(number)")
      place(event.nameStart, event.nameEnd, "the name of event \(number)")
      require(event.receiver >= -1 && event.receiver < number, "event \(number) is received by \(event.receiver)")
      let endOfPath = Int(event.firstPath) + Int(event.pathCount)
      require(endOfPath <= facts.paths.count, "the path of event \(number) ends at \(endOfPath) of \(facts.paths.count)")
      let endOfArguments = Int(event.firstArgument) + Int(event.argumentCount)
      require(
        event.firstArgument >= 0 && endOfArguments <= facts.arguments.count,
        "the arguments of event \(number) are \(event.firstArgument)..<\(endOfArguments) of \(facts.arguments.count)")
      index(event.value, in: facts.expressions.count, "the value of event \(number)")
      guard event.scope >= 0, event.scope < facts.scopes.count else {
        require(false, "event \(number) is in scope \(event.scope)")
        continue
      }
      let scope = facts.scopes[Int(event.scope)]
      require(scope.firstEvent <= number && number < scope.endEvent, "event \(number) is not among those of its scope")
      require(
        event.start >= scope.start && event.end <= scope.end,
        "event \(number) at \(event.start)..<\(event.end) is outside of its scope at \(scope.start)..<\(scope.end)")
    }
  }

  private func checkExpressions() {
    for (number, expression) in facts.expressions.enumerated() { check(expression, "expression \(number)") }
    for (number, argument) in facts.arguments.enumerated() { check(argument.expression, "argument \(number)") }
  }

  private func check(_ expression: ExpressionFact, _ what: @autoclosure () -> String) {
    place(expression.start, expression.end, what())
    require(
      expression.firstEvent >= 0 && expression.firstEvent <= expression.endEvent && expression.endEvent <= facts.events.count,
      "\(what()) has events \(expression.firstEvent)..<\(expression.endEvent)")
    require(
      expression.root == -1 || expression.root >= expression.firstEvent && expression.root < expression.endEvent,
      "the root of \(what()), \(expression.root), is not among its events \(expression.firstEvent)..<\(expression.endEvent)")
    index(expression.closure, in: facts.scopes.count, "the closure of \(what())")
  }
}

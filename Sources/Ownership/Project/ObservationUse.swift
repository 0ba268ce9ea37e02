import SwiftTree

/// Modules that can use Observation.
extension Project {
  /// For each file whether its module can use Observation: all systems that it runs on have it, or, where those are not
  /// known, it declares a class with the macro already.
  public func filesWithObservation() -> [Bool] {
    let users = unitsWithObservableClasses()
    return files.indices.map { file in
      settings(of: FileIndex(file)).floorsReach(Availability.observation) ?? users.contains(units[file])
    }
  }

  /// A class that is only there on newer systems is left out.
  private func unitsWithObservableClasses() -> Set<Int32> {
    var result: Set<Int32> = []
    for type in declaredTypes.types(with: .observableMacro).map({ declaredTypes[$0] }) where !type.isForDevelopment {
      let facts = files[Int(type.file)]
      let isConditional = facts.types[Int(type.fact)].attributes.contains { facts.attributes[Int($0)].name == Project.available }
      if !isConditional { result.insert(units[Int(type.file)]) }
    }
    return result
  }

  private static let available = Name("available")

  /// Whether a class uses what only ObservableObject offers: it says itself when it changes, hands its publishers on, is a
  /// document.
  public func needsObservableObject(_ type: TypeIndex) -> Bool {
    conforms(type, to: Project.referenceFileDocument) || announcesByItself(type) || !memberUses(of: type).projections.isEmpty
  }

  /// Where `ObservableObject` stands in what an observable class inherits from, if nothing needs it there: neither the class,
  /// nor a view or an injection that wants an ObservableObject, nor somebody who waits for its publisher.
  public func unneededObservableObject(of type: TypeIndex) -> Int? {
    let declared = declaredTypes[type]
    let facts = files[Int(declared.file)]
    let inherited = facts.types[Int(declared.fact)].inherited
    let position = inherited.firstIndex { index in
      facts.typeReferences[Int(facts.typeArguments[Int(index)])].isPlain(Project.observableObject)
    }
    guard let position, hasObservableMacro(type), !needsObservableObject(type), observers(of: type).isEmpty,
      injections(of: type, named: "environmentObject").isEmpty,
      files(seeing: declared.file, .internal, naming: Project.willChange).isEmpty
    else { return nil }
    return Int(position - inherited.lowerBound)
  }

  private static let observableObject = Name("ObservableObject")
  private static let willChange = Name("objectWillChange")
  private static let referenceFileDocument = Name("ReferenceFileDocument")
}

import SwiftTree

/// A property that takes a model out of the environment by its type (semantics.md, N7).
public struct EnvironmentReader: Equatable, Sendable {
  public let property: PropertyID
  /// The view, or what else declares the property.
  public let type: TypeIndex
  public let model: TypeIndex
  /// Gives nil where nobody has put a model there; the others trap.
  public let isOptional: Bool
}

/// Who reads what from the environment.
extension Project {
  /// Collects the readers of all files, once.
  func indexEnvironmentReaders() {
    for file in files.indices {
      collectReaders(in: FileIndex(file), ofUnknownModels: &hasReadersOfUnknownModels) { reader in
        environmentReaders[reader.model, default: []].append(reader)
      }
    }
  }

  /// - Parameter unknown: becomes true where something reads a model whose type is not known here.
  func collectReaders(in file: FileIndex, ofUnknownModels unknown: inout Bool, _ take: (EnvironmentReader) -> Void) {
    let properties = files[Int(file)].properties
    for index in properties.indices where !properties[index].attributes.isEmpty {
      let property = PropertyID(file: file, index: Int32(index))
      guard let model = modelRead(by: property) else {
        unknown = unknown || isPerhapsReader(property)
        continue
      }
      guard let declared = model.declared, model.shape == .plain || model.shape == .optional else {
        unknown = unknown || model.shape != .plain
        continue
      }
      take(
        EnvironmentReader(
          property: property, type: owner(of: property), model: declared, isOptional: model.shape == .optional))
    }
  }

  /// Whether an attribute has the name of a reader where it is not certain to be SwiftUI's.
  private func isPerhapsReader(_ property: PropertyID) -> Bool {
    guard wrapper(property).wrapper == .unknown else { return false }
    let facts = files[Int(property.file)]
    return self[property].attributes.contains { Project.readingAttributes.contains(facts.attributes[Int($0)].name) }
  }

  private static let readingAttributes = NameSet(["Environment", "EnvironmentObject"])

  /// The type in `@EnvironmentObject var model: Model`, `@Environment(Model.self) var model: Model?`.
  private func modelRead(by property: PropertyID) -> ResolvedType? {
    switch wrapper(property).wrapper {
    case .environmentObject: return type(of: property)
    case .environment:
      guard let model = environmentType(property) else { return nil }
      let isOptional = self[property].type >= 0 && type(of: property)?.shape == .optional
      return isOptional ? ResolvedType(model.meaning, .optional) : model
    default: return nil
    }
  }

  /// The properties of the program that read a model by its type: not those of previews and tests.
  public func readers(of model: TypeIndex) -> [EnvironmentReader] {
    allReaders(of: model).filter { $0.type < 0 || isStateOwner($0.type) }
  }

  /// Whether anything reads such a model, or one of a class above or below it.
  public func isRead(_ model: TypeIndex) -> Bool {
    modelsInEnvironment.contains { $0 == model || superclasses(of: $0).contains(model) || superclasses(of: model).contains($0) }
  }

  /// With those of previews and tests.
  public func allReaders(of model: TypeIndex) -> [EnvironmentReader] {
    tracker?.ask(.readers(of: model))
    return environmentReaders[model] ?? []
  }

  /// Whether anything reads a model by its very type.
  public func isReadFromEnvironment(_ model: TypeIndex) -> Bool { !allReaders(of: model).isEmpty }

  /// All models that something reads, in the order of their declarations.
  public var modelsInEnvironment: [TypeIndex] {
    tracker?.ask(.modelsRead)
    return environmentReaders.keys.sorted()
  }

  /// Whether something reads a model whose type is not known here: it may be any.
  public var hasUnknownReaders: Bool {
    tracker?.ask(.modelsRead)
    return hasReadersOfUnknownModels
  }

  /// The models that a type needs in its environment: reading one traps where nobody has put it there.
  public func requirements(of type: TypeIndex) -> [EnvironmentReader] {
    properties(of: type).compactMap { property in
      guard !self[property].attributes.isEmpty, let model = modelRead(by: property), model.shape == .plain,
        let declared = model.declared, !isInjectedBySwiftUI(declared)
      else { return nil }
      return EnvironmentReader(property: property, type: type, model: declared, isOptional: false)
    }
  }

  /// An app or scene delegate that is an ObservableObject, and the document of a document group, are put into the
  /// environment by SwiftUI itself.
  public func isInjectedBySwiftUI(_ model: TypeIndex) -> Bool {
    Project.injectedProtocols.contains { conforms(model, to: $0) }
  }

  private static let injectedProtocols = [
    Name("UIApplicationDelegate"), Name("NSApplicationDelegate"), Name("WKApplicationDelegate"), Name("WKExtensionDelegate"),
    Name("UISceneDelegate"), Name("UIWindowSceneDelegate"), Name("ReferenceFileDocument"),
  ]
}

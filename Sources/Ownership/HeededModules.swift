import SwiftTree

/// The modules of which it matters whether a file imports them: those of the project, and those that a question asks for. While
/// somebody types the name of another one, nothing changes.
public struct HeededModules: Sendable {
  private let ofProject: Set<Name>

  public init(of builds: [BuildUnit]) {
    ofProject = Set(builds.flatMap(\.modules))
  }

  fileprivate func heed(_ fact: ImportFact) -> Bool {
    fact.isExported || fact.isTestable || ofProject.contains(fact.module)
      || AskedModules.allCases.contains { $0.names.contains(fact.module) }
  }
}

extension FileHeader {
  /// Without imports that change nothing.
  public func heeding(_ modules: HeededModules) -> FileHeader {
    FileHeader(flags: flags, imports: imports.filter(modules.heed))
  }
}

import PackagePlugin

/// `swift package custody [ARGUMENTS]`: the program, run in the folder of the package. Linting writes nothing, so no
/// permission is asked for.
@main
struct CustodyLint: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try context.programRun().run(arguments.isEmpty ? ["lint"] : arguments)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension CustodyLint: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let words = arguments.withoutTargets
      try context.programRun().run(words.isEmpty ? ["lint"] : words)
    }
  }
#endif

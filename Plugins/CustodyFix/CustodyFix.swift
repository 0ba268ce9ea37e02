import PackagePlugin

/// `swift package custody-fix [ARGUMENTS]`: applies the fixes that need no eye. A plugin of its own, because one that may
/// write has to be allowed to, even where it only lints.
@main
struct CustodyFix: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try context.programRun().run(["fix"] + arguments)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension CustodyFix: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try context.programRun().run(["fix"] + arguments.withoutTargets)
    }
  }
#endif

import Foundation
import PackagePlugin

/// Lints each target while it is built. Warnings appear in the build's log and in Xcode; an error fails the build.
///
/// No output files: one that is no source would become a resource of the target. SwiftPM runs the command again when a
/// source of the target, or of one that it depends on, or the configuration has changed.
@main
struct CustodyBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let folder = context.package.directoryURL
    let dependencies = target.recursiveTargetDependencies.compactMap { $0 as? any SourceModuleTarget }
    let others = dependencies.flatMap(sources).filter { $0.path.hasPrefix(folder.path + "/") }
    return [try command(context.tool(named: "custody").url, sources(of: target), others, below: folder, target.name)]
  }

  private func sources(of target: any SourceModuleTarget) -> [URL] {
    target.sourceFiles(withSuffix: "swift").map(\.url)
  }
}

/// - Parameter others: the sources that say what the names in these mean.
private func command(_ tool: URL, _ sources: [URL], _ others: [URL], below folder: URL, _ name: String) -> Command {
  .buildCommand(
    displayName: "Linting \(name) with Custody", executable: tool,
    // Named files, but what the configuration excludes stays out.
    arguments: ["lint", "--quiet", "--force-exclude", "--format", "xcode", "--"] + sources.map(\.path),
    inputFiles: sources + others + surroundings(of: sources, upTo: folder), outputFiles: [])
}

/// What a build begins anew for: the configurations that may hold for the sources, and the folders where one may come
/// after the build was planned. A folder counts as changed when something in it comes or goes.
private func surroundings(of sources: [URL], upTo folder: URL) -> [URL] {
  var folders: Set<URL> = [folder]
  for source in sources {
    var parent = source.deletingLastPathComponent()
    while parent.path.hasPrefix(folder.path), folders.insert(parent).inserted { parent.deleteLastPathComponent() }
  }
  let configurations = folders.map { $0.appendingPathComponent(".custody.json") }
    .filter { FileManager.default.fileExists(atPath: $0.path) }
  return (folders + configurations).sorted { $0.path < $1.path }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension CustodyBuildTool: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let sources = target.inputFiles.filter { $0.url.pathExtension == "swift" }.map(\.url)
      let folder = context.xcodeProject.directoryURL
      return [try command(context.tool(named: "custody").url, sources, [], below: folder, target.displayName)]
    }
  }
#endif

import Linter

/// What the client says it can do, as far as the server asks.
struct ClientCapabilities {
  let encoding: PositionEncoding
  /// It asks for diagnostics itself, so none is to be sent unasked.
  let pullsDiagnostics: Bool
  let refreshesDiagnostics: Bool
  let registersWatchers: Bool
  let takesDocumentChanges: Bool
  let takesMarkdown: Bool
  let showsProgress: Bool

  init(_ capabilities: JSONValue?) {
    let text = capabilities?["textDocument"]
    let workspace = capabilities?["workspace"]
    let offered = capabilities?["general"]?["positionEncodings"]?.elements.compactMap(\.text) ?? []
    encoding = offered.lazy.compactMap(PositionEncoding.init).first ?? .utf16
    pullsDiagnostics = text?["diagnostic"] != nil
    refreshesDiagnostics = workspace?["diagnostics"]?["refreshSupport"]?.flag ?? false
    registersWatchers = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.flag ?? false
    takesDocumentChanges = workspace?["workspaceEdit"]?["documentChanges"]?.flag ?? false
    takesMarkdown = text?["hover"]?["contentFormat"]?.elements.contains { $0.text == "markdown" } ?? false
    showsProgress = capabilities?["window"]?["workDoneProgress"]?.flag ?? false
  }
}

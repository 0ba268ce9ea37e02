import Linter

/// The work for one client: follows its texts, lints them, answers what is asked about them.
final class EditorSession {
  let capabilities: ClientCapabilities
  let clientProcess: Int32?
  private let connection: Connection
  private let workspace: Workspace
  private let progress: ReadingProgress
  private var delivery: DiagnosticsDelivery
  private var configurations = ConfigurationWatch()
  private var shownProblems: [ConfigurationProblem] = []

  /// - Parameter parameters: of `initialize`.
  init(_ parameters: JSONValue?, _ connection: Connection) {
    capabilities = ClientCapabilities(parameters?["capabilities"])
    clientProcess = parameters?["processId"]?.whole.flatMap(Int32.init(exactly:))
    self.connection = connection
    progress = ReadingProgress(connection)
    workspace = Workspace(roots: EditorSession.roots(parameters), progress)
    delivery = DiagnosticsDelivery(connection, capabilities)
  }

  private static func roots(_ parameters: JSONValue?) -> [String] {
    let folders = parameters?["workspaceFolders"]?.elements.compactMap { $0["uri"]?.text } ?? []
    let addresses = folders.isEmpty ? [parameters?["rootUri"]?.text].compactMap { $0 } : folders
    let paths = addresses.compactMap(FileAddress.path)
    return paths.isEmpty ? [parameters?["rootPath"]?.text].compactMap { $0 } : paths
  }

  // MARK: Linting

  var hasWork: Bool { workspace.hasChanged }

  var awaitsResponse: Bool { progress.isAsked }

  func takeResponse(to id: Message.Identifier, isError: Bool) {
    progress.takeResponse(to: id, isError: isError)
  }

  func work() {
    guard workspace.hasChanged else { return }
    workspace.lint()
    progress.end()
    showProblems()
    delivery.bring(workspace)
  }

  /// A mistake in a configuration is told once: nothing is linted until it is mended.
  private func showProblems() {
    guard workspace.problems != shownProblems else { return }
    shownProblems = workspace.problems
    for problem in shownProblems {
      connection.notify("window/showMessage") { writer in
        writer.member("type", 1)
        writer.member("message", problem.description)
      }
    }
  }

  // MARK: Requests

  func answer(_ id: Message.Identifier, _ method: String, _ parameters: JSONValue?) {
    let document = { [workspace] in workspace.documents[parameters?["textDocument"]?["uri"]?.text ?? ""] }
    switch method {
    case "textDocument/diagnostic":
      work()
      delivery.answer(id, document(), workspace, previous: parameters?["previousResultId"]?.text)
    case "textDocument/codeAction":
      work()
      answerCodeActions(id, document(), parameters)
    case "textDocument/hover":
      work()
      answerHover(id, document(), parameters)
    default:
      connection.respond(to: id, error: .methodNotFound, "'\(method)' is not among the server's capabilities")
    }
  }

  private func answerCodeActions(_ id: Message.Identifier, _ document: OpenDocument?, _ parameters: JSONValue?) {
    guard let document, let range = document.range(parameters?["range"], capabilities.encoding) else {
      return connection.respond(to: id) { $0.array { _ in } }
    }
    let actions = CodeActions(
      document: document, openDocuments: workspace.documentsByPath,
      findings: workspace.findings[document.address] ?? [], capabilities: capabilities,
      wanted: parameters?["context"]?["only"]?.elements.compactMap(\.text) ?? [])
    connection.respond(to: id) { writer in writer.array { actions.write(at: range, to: &$0) } }
  }

  private func answerHover(_ id: Message.Identifier, _ document: OpenDocument?, _ parameters: JSONValue?) {
    guard let document, let position = parameters?["position"].flatMap(ProtocolPosition.init) else {
      return connection.respond(to: id) { $0.null() }
    }
    let offset = document.text.offset(of: position, capabilities.encoding)
    let finding = workspace.findings[document.address]?.first {
      $0.place.start.offset <= offset && offset <= $0.place.end.offset
    }
    connection.respond(to: id) { writer in
      if let finding { writer.hover(over: finding, in: document, capabilities) } else { writer.null() }
    }
  }

  // MARK: Notifications

  /// What it doesn't know it does not mind.
  func take(_ method: String, _ parameters: JSONValue?) {
    switch method {
    case "initialized": if capabilities.registersWatchers { ConfigurationWatch.register(connection) }
    case "textDocument/didOpen": open(parameters?["textDocument"])
    case "textDocument/didChange": change(parameters)
    case "textDocument/didSave": if let address = parameters?["textDocument"]?["uri"]?.text { lookAround(address) }
    case "textDocument/didClose": if let address = parameters?["textDocument"]?["uri"]?.text { close(address) }
    case "workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration": reload()
    case "workspace/didChangeWorkspaceFolders":
      let folders = { (key: String) in
        (parameters?["event"]?[key]?.elements ?? []).compactMap { $0["uri"]?.text }.compactMap(FileAddress.path)
      }
      workspace.change(added: folders("added"), removed: folders("removed"))
      reload()
    default: break
    }
  }

  private func open(_ document: JSONValue?) {
    guard let address = document?["uri"]?.text, let text = document?["text"]?.text else { return }
    guard document?["languageId"]?.text == "swift" || address.hasSuffix(".swift") else { return }
    let isNewProject = workspace.open(address, version: document?["version"]?.whole, text: text)
    if isNewProject, capabilities.showsProgress { progress.ask() }
    lookAround(address)
  }

  private func change(_ parameters: JSONValue?) {
    let identifier = parameters?["textDocument"]
    guard let address = identifier?["uri"]?.text else { return }
    workspace.change(address) { document in
      for change in parameters?["contentChanges"]?.elements ?? [] { document.apply(change, capabilities.encoding) }
      document.version = identifier?["version"]?.whole ?? document.version
    }
  }

  private func close(_ address: String) {
    guard let document = workspace.documents[address] else { return }
    workspace.close(address)
    delivery.takeBack(document)
  }

  // MARK: The disk

  /// Not every client tells of changed files, so the disk is looked at when a text is opened or saved.
  private func lookAround(_ address: String) {
    if configurations.hasChanged(around: address) { reload() } else { workspace.refresh() }
  }

  /// Has everything looked at again.
  private func reload() {
    workspace.refresh()
    delivery.askForRefresh()
  }
}

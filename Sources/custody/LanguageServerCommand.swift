import LanguageServer

/// `custody lsp`: the language server on standard input and output.
struct LanguageServerCommand {
  /// How long a change waits for the next one, in milliseconds: while somebody types, nobody reads findings.
  private static let patience: Int32 = 100
  /// How often it is seen whether the client is still there, in milliseconds.
  private static let heartbeat: Int32 = 5_000

  func run() -> Int32 {
    StandardStream.ignoreClosedPipes()
    let server = LanguageServer { StandardStream.output.write($0) }
    while server.exitCode == nil {
      switch StandardStream.input.wait(milliseconds: timeout(of: server)) {
      case .nothing where server.hasMessages: server.handleNext()
      case .nothing where server.hasWork: server.work()
      case .nothing: if let process = server.clientProcess, !Process.exists(process) { server.inputEnded() }
      case .bytes(let bytes): server.receive(bytes)
      case .end: finish(server)
      }
    }
    return server.exitCode ?? 1
  }

  /// All that is there is read before a message is handled: it may be cancelled.
  private func timeout(of server: LanguageServer) -> Int32 {
    if server.hasMessages { return server.awaitsResponse ? Self.patience : 0 }
    return server.hasWork ? Self.patience : Self.heartbeat
  }

  /// What came before the end is answered.
  private func finish(_ server: LanguageServer) {
    while server.hasMessages, server.exitCode == nil { server.handleNext() }
    if server.exitCode == nil { server.inputEnded() }
  }
}

import Linter
import Reports

/// The language server: messages in, messages out. It neither reads nor writes anything else but the files of the
/// workspace, so a test can hold the other end.
///
/// This is the life of the server: what may be asked when. What is asked is answered by the `EditorSession`.
public final class LanguageServer {
  private let connection: Connection
  private var inbox = Inbox()
  private var state = State.new

  private enum State {
    case new
    case running(EditorSession)
    case shutDown
    case ended(exitCode: Int32)
  }

  /// - Parameter send: takes whole messages, header included.
  public init(send: @escaping ([UInt8]) -> Void) {
    connection = Connection(send: send)
  }

  private var session: EditorSession? {
    if case .running(let session) = state { session } else { nil }
  }

  /// The code with which the program is to end; nil while it is to go on.
  public var exitCode: Int32? {
    if case .ended(let exitCode) = state { exitCode } else { nil }
  }

  /// The process that started the server; when it is gone, nobody listens.
  public var clientProcess: Int32? { session?.clientProcess }

  /// Whether messages have come that are not handled.
  public var hasMessages: Bool { !inbox.isEmpty }

  /// Whether texts have changed since they were linted.
  public var hasWork: Bool { session?.hasWork ?? false }

  /// Whether a response of the client is worth a moment's wait.
  public var awaitsResponse: Bool { session?.awaitsResponse ?? false }

  /// Takes bytes as they come. Messages are not handled yet: one that follows may cancel them.
  public func receive(_ bytes: [UInt8]) {
    let (responses, problems) = inbox.append(bytes)
    for case .response(let id, let isError) in responses.map(\.kind) { session?.takeResponse(to: id, isError: isError) }
    for problem in problems { complain(of: problem) }
  }

  /// Handles the message that came first.
  public func handleNext() {
    guard exitCode == nil, let message = inbox.next() else { return }
    switch message.kind {
    case .notification("exit"): inputEnded()
    case .notification(let method): session?.take(method, message.parameters)
    case .request(let id, let method): answer(message, id, method)
    case .response: break
    }
  }

  /// Lints what has changed, and sends what is found to a client that does not ask itself. To be called when no message
  /// has come for a moment.
  public func work() {
    session?.work()
  }

  /// The client has gone: without a shutdown that is a failure.
  public func inputEnded() {
    if case .shutDown = state { state = .ended(exitCode: 0) } else { state = .ended(exitCode: 1) }
  }

  private func answer(_ message: Message, _ id: Message.Identifier, _ method: String) {
    if message.isCancelled { return connection.respond(to: id, error: .cancelled, "cancelled") }
    switch (state, method) {
    case (.new, "initialize"):
      let session = EditorSession(message.parameters, connection)
      state = .running(session)
      connection.respond(to: id) { $0.initialization(for: session.capabilities) }
    case (.new, _): connection.respond(to: id, error: .notInitialized, "'initialize' comes first")
    case (.running, "initialize"): connection.respond(to: id, error: .invalidRequest, "'initialize' comes once")
    case (.running, "shutdown"):
      state = .shutDown
      connection.respond(to: id) { $0.null() }
    case (.running(let session), _): session.answer(id, method, message.parameters)
    case (.shutDown, _), (.ended, _): connection.respond(to: id, error: .invalidRequest, "the server is shut down")
    }
  }

  private func complain(of problem: Inbox.Problem) {
    switch problem {
    case .header(let reason), .message(.syntax(let reason)): connection.respond(to: nil, error: .parse, reason)
    case .message(.noMessage): connection.respond(to: nil, error: .invalidRequest, "this is no message")
    }
  }
}

extension JSONWriter {
  /// What the server can do.
  fileprivate mutating func initialization(for client: ClientCapabilities) {
    object { writer in
      writer.object("capabilities") { $0.serverCapabilities(for: client) }
      writer.object("serverInfo") { writer in
        writer.member("name", Tool.name)
        writer.member("version", Tool.version)
      }
    }
  }

  private mutating func serverCapabilities(for client: ClientCapabilities) {
    member("positionEncoding", client.encoding.rawValue)
    object("textDocumentSync") { writer in
      writer.member("openClose", true)
      writer.member("change", 2)
      writer.member("save", true)
    }
    object("codeActionProvider") { writer in
      writer.array("codeActionKinds") { writer in
        writer.value(CodeActions.quickFix)
        writer.value(CodeActions.fixAll)
      }
    }
    member("hoverProvider", true)
    if client.pullsDiagnostics {
      object("diagnosticProvider") { writer in
        writer.member("identifier", Tool.name)
        writer.member("interFileDependencies", false)
        writer.member("workspaceDiagnostics", false)
      }
    }
    object("workspace") { writer in
      writer.object("workspaceFolders") { writer in
        writer.member("supported", true)
        writer.member("changeNotifications", true)
      }
    }
  }
}

import Reports

/// Tells the client how far the first reading of a project is. The client has to allow it first.
///
/// Unchecked: `advance` is called by one thread at a time, while the server's own waits for them.
final class ReadingProgress: @unchecked Sendable {
  private enum State {
    case idle
    case asked(Message.Identifier)
    case allowed
    case begun(percentage: Int)
  }

  private let connection: Connection
  private var state = State.idle
  private var count = 0

  init(_ connection: Connection) {
    self.connection = connection
  }

  var isAsked: Bool {
    if case .asked = state { true } else { false }
  }

  private var token: String { "custody-reading-\(count)" }

  func ask() {
    guard case .idle = state else { return }
    count += 1
    state = .asked(connection.request("window/workDoneProgress/create") { [token] in $0.member("token", token) })
  }

  func takeResponse(to id: Message.Identifier, isError: Bool) {
    guard case .asked(id) = state else { return }
    state = isError ? .idle : .allowed
  }

  func advance(_ done: Int, of total: Int) {
    let percentage = 100 * done / max(1, total)
    switch state {
    case .idle, .asked: return
    case .allowed:
      send("begin") { writer in
        writer.member("title", "Reading the project")
        writer.member("percentage", percentage)
        writer.member("message", "\(total) files")
      }
    case .begun(let before) where percentage > before:
      send("report") { writer in
        writer.member("percentage", percentage)
        writer.member("message", "\(done) of \(total) files")
      }
    case .begun: return
    }
    state = .begun(percentage: percentage)
  }

  /// The project is read. A client that has not answered by now gets none.
  func end() {
    if case .begun = state { send("end") }
    state = .idle
  }

  private func send(_ kind: String, _ members: (inout JSONWriter) -> Void = { _ in }) {
    connection.notify("$/progress") { [token] writer in
      writer.member("token", token)
      writer.object("value") { writer in
        writer.member("kind", kind)
        members(&writer)
      }
    }
  }
}

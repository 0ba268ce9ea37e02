import Reports

/// The way to the client.
final class Connection {
  enum ErrorCode: Int {
    case parse = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case notInitialized = -32002
    case cancelled = -32800
  }

  private let send: ([UInt8]) -> Void
  private var requestCount = 0

  /// - Parameter send: takes whole messages, header included.
  init(send: @escaping ([UInt8]) -> Void) {
    self.send = send
  }

  func respond(to id: Message.Identifier, _ result: (inout JSONWriter) -> Void) {
    write { writer in
      writer.identifier(id)
      writer.key("result")
      result(&writer)
    }
  }

  func respond(to id: Message.Identifier?, error: ErrorCode, _ words: String) {
    write { writer in
      writer.identifier(id)
      writer.object("error") { writer in
        writer.member("code", error.rawValue)
        writer.member("message", words)
      }
    }
  }

  func notify(_ method: String, _ parameters: (inout JSONWriter) -> Void) {
    write { writer in
      writer.member("method", method)
      writer.object("params", parameters)
    }
  }

  /// - Returns: what the response will name.
  @discardableResult
  func request(_ method: String, _ parameters: ((inout JSONWriter) -> Void)? = nil) -> Message.Identifier {
    requestCount += 1
    let id = Message.Identifier.text("custody-\(requestCount)")
    write { writer in
      writer.identifier(id)
      writer.member("method", method)
      if let parameters { writer.object("params", parameters) }
    }
    return id
  }

  private func write(_ members: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("jsonrpc", "2.0")
      members(&writer)
    }
    send(Array("Content-Length: \(writer.bytes.count)\r\n\r\n".utf8) + writer.bytes)
  }
}

extension JSONWriter {
  fileprivate mutating func identifier(_ id: Message.Identifier?) {
    key("id")
    switch id {
    case .number(let number): value(number)
    case .text(let text): value(text)
    case nil: null()
    }
  }
}

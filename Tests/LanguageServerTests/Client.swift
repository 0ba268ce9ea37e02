import Foundation
import LanguageServer

/// The other end of a language server: sends messages, keeps what comes.
final class Client {
  private var server: LanguageServer?
  private(set) var received: [[String: Any]] = []
  private var requestCount = 0

  init() {
    server = LanguageServer { [unowned self] in receive($0) }
  }

  var exitCode: Int32? { server?.exitCode }
  var clientProcess: Int32? { server?.clientProcess }

  private func receive(_ bytes: [UInt8]) {
    let text = Data(bytes)
    guard let end = text.range(of: Data("\r\n\r\n".utf8)) else { return }
    let object = try? JSONSerialization.jsonObject(with: text[end.upperBound...]) as? [String: Any]
    received.append(object ?? ["broken": String(decoding: bytes, as: UTF8.self)])
  }

  // MARK: Sending

  /// Bytes that come at once.
  func send(raw bytes: some Sequence<UInt8>) {
    guard let server else { return }
    server.receive(Array(bytes))
    while server.hasMessages { server.handleNext() }
  }

  /// Messages that come at once.
  func send(_ messages: [String: Any]...) {
    send(raw: messages.flatMap(Client.framed))
  }

  static func framed(_ message: [String: Any]) -> [UInt8] {
    framed((try? JSONSerialization.data(withJSONObject: message)) ?? Data())
  }

  static func framed(_ body: some Collection<UInt8>) -> [UInt8] {
    Array("Content-Length: \(body.count)\r\n\r\n".utf8) + Array(body)
  }

  func notify(_ method: String, _ parameters: [String: Any] = [:]) {
    send(["jsonrpc": "2.0", "method": method, "params": parameters])
  }

  /// The response to a request: its result, or its error.
  @discardableResult
  func request(_ method: String, _ parameters: [String: Any] = [:]) -> Any? {
    requestCount += 1
    let id = requestCount
    send(["jsonrpc": "2.0", "id": id, "method": method, "params": parameters])
    return response(id)
  }

  func respond(to request: [String: Any], error: Bool = false) {
    let content: [String: Any] = error ? ["error": ["code": -32601, "message": "no"]] : ["result": NSNull()]
    send(content.merging(["jsonrpc": "2.0", "id": request["id"] ?? ""]) { old, _ in old })
  }

  /// What the server does when nothing comes for a moment.
  func pause() {
    server?.work()
  }

  func end() {
    server?.inputEnded()
  }

  // MARK: What came

  func response(_ id: Int) -> Any? {
    let response = received.last { $0["id"] as? Int == id }
    return response?["result"] ?? response?["error"]
  }

  /// The code of the error that is the last message.
  var lastError: Int? {
    (received.last?["error"] as? [String: Any])?["code"] as? Int
  }

  /// The server's own messages of a method.
  func messages(_ method: String) -> [[String: Any]] {
    received.filter { $0["method"] as? String == method }
  }

  /// Their parameters.
  func parameters(_ method: String) -> [[String: Any]] {
    messages(method).compactMap { $0["params"] as? [String: Any] }
  }
}

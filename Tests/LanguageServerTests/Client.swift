import Foundation
import LanguageServer

/// The other end of a language server.
final class Client {
  private var server: LanguageServer?
  private(set) var received: [[String: Any]] = []
  private var requestCount = 0

  init() {
    server = LanguageServer { [unowned self] in receive($0) }
  }

  var exitCode: Int32? { server?.exitCode }

  private func receive(_ bytes: [UInt8]) {
    let text = Data(bytes)
    guard let end = text.range(of: Data("\r\n\r\n".utf8)) else { return }
    let object = try? JSONSerialization.jsonObject(with: text[end.upperBound...]) as? [String: Any]
    received.append(object ?? ["broken": String(decoding: bytes, as: UTF8.self)])
  }

  func send(raw text: String) {
    server?.receive(Array(text.utf8))
  }

  func send(_ message: [String: Any]) {
    let body = (try? JSONSerialization.data(withJSONObject: message)) ?? Data()
    server?.receive(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + Array(body))
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
    let response = received.last { $0["id"] as? Int == id }
    return response?["result"] ?? response?["error"]
  }

  /// What the server does when nothing comes for a moment.
  func pause() {
    server?.work()
  }

  func end() {
    server?.inputEnded()
  }

  /// The last diagnostics that were sent for a document: rule and range, and the version they are for.
  func published(_ address: String) -> (findings: [String], version: Int?)? {
    let message = received.last { message in
      message["method"] as? String == "textDocument/publishDiagnostics"
        && (message["params"] as? [String: Any])?["uri"] as? String == address
    }
    guard let parameters = message?["params"] as? [String: Any] else { return nil }
    let diagnostics = parameters["diagnostics"] as? [[String: Any]] ?? []
    return (diagnostics.map(Client.describe), parameters["version"] as? Int)
  }

  /// `missing-bindable 3:45-3:54`, lines and characters from 0.
  static func describe(_ diagnostic: [String: Any]) -> String {
    let range = diagnostic["range"] as? [String: [String: Int]] ?? [:]
    let place = ["start", "end"].map { "\(range[$0]?["line"] ?? -1):\(range[$0]?["character"] ?? -1)" }
    return "\(diagnostic["code"] as? String ?? "?") \(place.joined(separator: "-"))"
  }
}

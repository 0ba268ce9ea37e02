import Linter

/// One message of the protocol, as the client sent it.
struct Message {
  /// What a response has to name; nil for a notification.
  let id: Identifier?
  let method: String
  let parameters: JSONValue?

  enum Identifier: Hashable {
    case number(Int)
    case text(String)
  }

  enum Malformed: Error {
    /// no JSON
    case syntax(String)
    /// JSON, but no message
    case noMessage
    /// the answer to a request of ours
    case response
  }

  init(_ bytes: [UInt8]) throws(Malformed) {
    let value: JSONValue
    do throws(TextProblem) {
      value = try JSONReader.value(of: bytes)
    } catch {
      throw .syntax(error.message)
    }
    guard case .object = value.kind else { throw .noMessage }
    if value["method"] == nil, value["result"] != nil || value["error"] != nil { throw .response }
    guard let method = value["method"]?.text else { throw .noMessage }
    self.method = method
    id = value["id"].flatMap(Message.identifier)
    parameters = value["params"]
  }

  static func identifier(_ value: JSONValue) -> Identifier? {
    if let number = value.whole { return .number(number) }
    return value.text.map(Identifier.text)
  }
}

/// Reading what a client sent.
extension JSONValue {
  subscript(_ key: String) -> JSONValue? {
    guard case .object(let members) = kind else { return nil }
    return members.last { $0.key == key }?.value
  }

  var text: String? {
    if case .string(let text) = kind { text } else { nil }
  }

  var whole: Int? {
    if case .number(let number) = kind { Int(exactly: number) } else { nil }
  }

  var flag: Bool? {
    if case .boolean(let flag) = kind { flag } else { nil }
  }

  var elements: [JSONValue] {
    if case .array(let elements) = kind { elements } else { [] }
  }

  var isNull: Bool { kind == .null }
}

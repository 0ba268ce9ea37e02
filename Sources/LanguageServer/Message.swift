import Linter

/// One message of the protocol, as the client sent it.
struct Message {
  enum Kind {
    case request(Identifier, method: String)
    case notification(method: String)
    /// to a request of ours
    case response(Identifier, isError: Bool)
  }

  enum Identifier: Hashable {
    case number(Int)
    case text(String)
  }

  let kind: Kind
  let parameters: JSONValue?
  /// The client no longer wants the answer.
  var isCancelled = false

  enum Malformed: Error, Equatable {
    /// no JSON
    case syntax(String)
    /// JSON, but no message
    case noMessage
  }

  init(_ bytes: [UInt8]) throws(Malformed) {
    let value: JSONValue
    // An editor may send what a damaged file holds: to lose the message would be worse than to lose the odd bytes.
    let repaired = Array(String(decoding: bytes, as: UTF8.self).utf8)
    do throws(TextProblem) {
      value = try JSONReader.value(of: repaired)
    } catch {
      throw .syntax(error.message)
    }
    parameters = value["params"]
    let id = value["id"].flatMap(Identifier.init)
    switch (value["method"]?.text, id) {
    case (let method?, let id?): kind = .request(id, method: method)
    case (let method?, nil) where value["id"] == nil: kind = .notification(method: method)
    case (nil, let id?) where value["result"] != nil || value["error"] != nil:
      kind = .response(id, isError: value["error"] != nil)
    default: throw .noMessage
    }
  }
}

extension Message.Identifier {
  init?(_ value: JSONValue) {
    if let number = value.whole {
      self = .number(number)
    } else if let text = value.text {
      self = .text(text)
    } else {
      return nil
    }
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
}

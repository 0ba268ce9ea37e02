/// What has come and is not handled yet, in the order in which it came.
struct Inbox {
  enum Problem: Equatable {
    case header(String)
    case message(Message.Malformed)
  }

  private var reader = MessageReader()
  private var messages: [Message] = []

  var isEmpty: Bool { messages.isEmpty }

  /// Takes bytes as they come. What does not wait for its turn is in the result: responses, and what is no message.
  /// A cancellation overtakes the request that it names.
  mutating func append(_ bytes: [UInt8]) -> (responses: [Message], problems: [Problem]) {
    reader.append(bytes)
    var responses: [Message] = []
    var problems: [Problem] = []
    while let result = reader.next() {
      switch result {
      case .malformed(let reason): problems.append(.header(reason))
      case .message(let bytes):
        do throws(Message.Malformed) {
          let message = try Message(bytes)
          if case .response = message.kind { responses.append(message) } else { append(message) }
        } catch {
          problems.append(.message(error))
        }
      }
    }
    return (responses, problems)
  }

  private mutating func append(_ message: Message) {
    if case .notification("$/cancelRequest") = message.kind {
      return cancel(message.parameters?["id"].flatMap(Message.Identifier.init))
    }
    messages.append(message)
  }

  private mutating func cancel(_ wanted: Message.Identifier?) {
    let index = messages.firstIndex { message in
      if case .request(let id, _) = message.kind { id == wanted } else { false }
    }
    if let index { messages[index].isCancelled = true }
  }

  mutating func next() -> Message? {
    messages.isEmpty ? nil : messages.removeFirst()
  }
}

import SwiftTree

/// A publisher that is not the same as another one made in the same way.
public enum ConnectedPublisher: Sendable {
  /// it runs
  case timer
  /// it holds values back
  case collecting
  /// code sends to it
  case subject
}

/// Combine's publishers.
extension Project {
  /// What an expression makes, if it is a publisher that holds or runs something.
  public func connectedPublisher(_ value: ExpressionFact, in file: FileIndex) -> ConnectedPublisher? {
    guard value.kind == .chain, value.root >= 0 else { return nil }
    let root = EventID(file: file, index: value.root)
    guard self[root].kind == .call else { return nil }
    return isSubject(root) ? .subject : operators(value, in: file)
  }

  /// Whether those who know a model, itself or its holders, subscribe to anything: perhaps to it.
  public func maySubscribe(toModel model: TypeIndex) -> Bool {
    wholeFiles([declaredTypes[model].file] + holders(of: model).map(\.file)).contains { file in
      files[Int(file)].paths.contains(where: PublisherVocabulary.subscriptions.contains)
    }
  }

  private func isSubject(_ call: EventID) -> Bool {
    let fact = self[call]
    guard fact.receiver < 0, PublisherVocabulary.subjects.contains(files[Int(call.file)].typeName(ofCall: fact)) else { return false }
    return isFrameworkName(call)
  }

  /// By the operators of the chain; nil for one that is a shared publisher's own.
  private func operators(_ value: ExpressionFact, in file: FileIndex) -> ConnectedPublisher? {
    var current = value.root
    var isCollecting = false
    while current >= 0 {
      let event = EventID(file: file, index: current)
      guard self[event].kind == .call, callee(of: event) == nil, let name = files[Int(file)].path(self[event]).last else { return nil }
      if PublisherVocabulary.connections.contains(name) { return .timer }
      isCollecting = isCollecting || PublisherVocabulary.collecting.contains(name)
      current = self[event].receiver
    }
    return isCollecting ? .collecting : nil
  }
}

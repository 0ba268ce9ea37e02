import SwiftTree

/// Which of what an object starts keeps the object itself alive.
extension Project {
  /// Whether an object stays alive for as long as what it has started goes on.
  public func keepsObjectAlive(_ resource: Resource) -> Bool {
    switch resource.kind {
    case .displayLink: isHandedSelf(resource.event)
    case .timer: isHandedSelf(resource.event) || closures(of: resource).contains(where: capturesSelfStrongly)
    case .observer, .timeObserver: closures(of: resource).contains(where: capturesSelfStrongly)
    case .task: closures(of: resource).contains(where: keepsObjectInLoop)
    case .subscription: isHandedSelf(resource.event) || closures(of: resource).contains(where: capturesSelfStrongly)
    }
  }

  /// A weak capture is a strong one again behind `guard let self`, and while a method of the object runs.
  private func keepsObjectInLoop(_ closure: ScopeID) -> Bool {
    if capturesSelfStrongly(closure) { return true }
    guard isWithinWeakCapture(closure) else { return false }
    return self[closure].traits.contains(.unwrapsSelfBeforeLoop) || endlessCall(in: closure) != nil
  }

  /// Whether a subscription goes on for as long as the program may: to a published property, a subject, notifications, or to
  /// a publisher that the initialiser subscribes to once; not to a request.
  public func isEndlessSubscription(_ resource: Resource) -> Bool {
    let start = chainStart(of: resource.event)
    guard !chain(of: resource.event).contains(where: isFinite) else { return false }
    let names = files[Int(start.file)].path(self[start])
    if self[start].flags.contains(.projected) { return true }
    if names.contains(where: ResourceVocabulary.endlessPublishers.contains) { return true }
    if let property = property(at: 0, of: start), case .external(let name) = type(of: property)?.meaning,
      ResourceVocabulary.endlessPublisherTypes.contains(name)
    {
      return true
    }
    // The result of a function may be a request; a publisher that somebody keeps is hardly one.
    let isKeptPublisher = self[start].kind == .read || names.last.map(ResourceVocabulary.operators.contains) == true
    return isKeptPublisher && isInitializerBody(root(of: ScopeID(file: start.file, index: self[start].scope)))
  }

  private func chain(of event: EventID) -> [EventID] {
    var chain = [event]
    while let last = chain.last, self[last].receiver >= 0 { chain.append(EventID(file: last.file, index: self[last].receiver)) }
    return chain
  }

  private func isFinite(_ event: EventID) -> Bool {
    files[Int(event.file)].path(self[event]).contains(where: ResourceVocabulary.finite.contains)
  }

  /// Whether what is started stops itself: its closure names the call that stops it.
  public func stopsItself(_ resource: Resource) -> Bool {
    let stops = ResourceVocabulary.stops(resource.kind)
    return closures(of: resource).contains { closure in
      allEvents(of: closure).contains { files[Int($0.file)].path(self[$0]).last.map(stops.contains) == true }
    }
  }

  /// A class of the program that views have to do with: a model, or what one of them holds.
  public func servesViews(_ type: TypeIndex) -> Bool {
    isProgramClass(type) && (modelKind(type).isObservable || !holders(of: type).isEmpty)
  }
}

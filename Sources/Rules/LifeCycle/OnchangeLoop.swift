import Ownership

/// Change handlers that write what they, or each other, watch (rules.md, new 11).
enum OnchangeLoop: Rule {
  static let identity = RuleIdentity(
    "onchange-loop", .lifeCycle, .warning, "change handlers that write what they watch call each other")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    guard project.isStateOwner(inspected.type) else { return [] }
    let watchers = inspected.lifeCycleHandlers.compactMap { Watcher($0, of: project) }
    return watchers.compactMap { ownLoop($0, of: project) } + pairs(watchers, of: project)
  }

  /// A change handler, what it watches, and what it writes whenever it is called.
  private struct Watcher {
    let handler: LifeCycleHandler
    let path: StatePath
    /// What it watches as the source says it: `model.text`.
    let place: Place
    let writes: [CertainWrite]

    init?(_ handler: LifeCycleHandler, of project: Project) {
      guard handler.occasion == .change, let watched = handler.watched, let code = handler.code,
        let path = project.statePath(of: watched, in: handler.call.file)
      else { return nil }
      self.handler = handler
      self.path = path
      place = Place(file: handler.call.file, start: watched.start, end: watched.end)
      writes = project.certainWrites(from: code)
    }

    /// How it passes its change on to other state; nil if it doesn't.
    func effect(on other: StatePath, of project: Project) -> CertainWrite? {
      writes.first { write in
        guard write.path == other, case .assigned(let value) = write.change else { return false }
        return project.depends(value, on: path.property, in: write.event.file)
      }
    }
  }

  // MARK: One handler

  private static func ownLoop(_ watcher: Watcher, of project: Project) -> Finding? {
    guard let write = watcher.writes.first(where: { $0.path == watcher.path }) else { return nil }
    switch write.change {
    case .inPlace: return finding(watcher, write, .warning, of: project)
    case .assigned(let value) where project.isFresh(value, in: write.event.file): return finding(watcher, write, .warning, of: project)
    // Whether an expression of the old value settles, nobody can tell from here; most functions do: they trim, they clamp.
    case .assigned(let value) where value.kind == .other && project.depends(value, on: watcher.path.property, in: write.event.file):
      return finding(watcher, write, .hint, of: project)
    case .assigned: return nil
    }
  }

  private static func finding(_ watcher: Watcher, _ write: CertainWrite, _ severity: Severity, of project: Project) -> Finding {
    let name = watcher.place
    return Finding(
      identity, severity: severity, at: project.modifierPlace(watcher.handler.call),
      """
      this handler changes '\(name)', which it watches, so its own change calls it again, until SwiftUI gives up; compare \
      before the change, or keep the result in other state
      """,
      related: [Related(at: project.place(write.event), "the change")])
  }

  // MARK: Two handlers

  private static func pairs(_ watchers: [Watcher], of project: Project) -> [Finding] {
    watchers.indices.flatMap { first in
      watchers.indices.dropFirst(first + 1).compactMap { pair(watchers[first], watchers[$0], of: project) }
    }
  }

  private static func pair(_ first: Watcher, _ second: Watcher, of project: Project) -> Finding? {
    guard first.path != second.path, let there = first.effect(on: second.path, of: project),
      let back = second.effect(on: first.path, of: project), !isCopy(there, of: project) || !isCopy(back, of: project)
    else { return nil }
    let one = first.place
    let other = second.place
    return Finding(
      identity, at: project.modifierPlace(first.handler.call),
      """
      a change of '\(one)' sets '\(other)' here, and that sets '\(one)' in another handler: unless both agree to the last digit \
      each change calls for the next one; compare before the change, or compute one from the other
      """,
      related: [
        Related(at: project.modifierPlace(second.handler.call), "the other handler"),
        Related(at: project.place(there.event), "sets '\(other)'"), Related(at: project.place(back.event), "sets '\(one)'"),
      ])
  }

  /// Two that only hand the value to and fro agree at once.
  private static func isCopy(_ write: CertainWrite, of project: Project) -> Bool {
    guard case .assigned(let value) = write.change else { return false }
    return project.isCopy(value, in: write.event.file)
  }
}

import Ownership
import SwiftTree

/// What the project says about the declaration, closure or call that starts in `place` (one line of a file), in the
/// words of `// fact:` marks:
///
/// - `model`, of a type: `value`, `plainClass`, `observableObject`, `observable`, `both`, `persistent`, `actor`,
///   `unknown`
/// - `container`, of a type: `view`, `modifier`, `style`, `app`, `scene`, `dynamicProperty`, `representable`, `none`
/// - `wrapper`, of a stored property: the attribute's name (`State`, `StateObject` …), `none`, `unknown`
/// - `origin`, of a stored property: `received`, `declaration`, `init`, `initArgument`, `static`, `unknown`
/// - `access`, of a property: `private`, `fileprivate`, `internal`, `public`
/// - `phase`, of the first write on the line, or of the first call: `init`, `render`, `action`, `appear`, `later`
/// - `path`, of the construction of a view: `row`, `branch`, `presentation`, `destination`, `root`, in alphabetical order
///   and parted by commas; `none`
///
/// Empty where nothing is known.
func facts(at place: Place, of project: Project) -> [String: String] {
  var facts: [String: String] = [:]
  if let type = project.types.first(where: { contains(place, project.namePlace($0)) }) {
    facts["model"] = words(for: project.modelKind(type))
    facts["container"] = container(of: project.declaredTypes[type].traits)
  }
  if let property = property(in: place, of: project) {
    facts["wrapper"] = words(for: project.wrapper(property).wrapper)
    facts["origin"] = words(for: project.origin(of: property))
    facts["access"] = "\(project[property].access)"
  }
  if let event = firstAction(in: place, of: project) {
    facts["phase"] = phase(of: event, in: project)
  }
  if let construction = construction(in: place, of: project) {
    let containers = project.containers(around: construction).map { $0 == .sceneRoot ? "root" : "\($0)" }
    facts["path"] = containers.isEmpty ? "none" : containers.sorted().joined(separator: ",")
  }
  return facts
}

private func contains(_ line: Place, _ place: Place) -> Bool {
  line.file == place.file && line.start <= place.start && place.end <= line.end
}

private func property(in line: Place, of project: Project) -> PropertyID? {
  project.types.lazy.flatMap { project.properties(of: $0) }.first { contains(line, project.namePlace($0)) }
}

private func events(in line: Place, of project: Project) -> [EventID] {
  project.files[Int(line.file)].events.indices
    .map { EventID(file: line.file, index: EventIndex($0)) }
    .filter { contains(line, project.place($0)) || line.start <= project[$0].start && project[$0].start < line.end }
}

private func firstAction(in line: Place, of project: Project) -> EventID? {
  let events = events(in: line, of: project)
  // `Button("Edit") { isEdited = true }` is about the write.
  return events.first { !project[$0].flags.isDisjoint(with: .written) } ?? events.first { project[$0].kind == .call }
}

private func construction(in line: Place, of project: Project) -> EventID? {
  events(in: line, of: project).first { event in
    project.constructedType(event).map { project.declaredTypes[$0].traits.contains(.view) } ?? false
  }
}

private func phase(of event: EventID, in project: Project) -> String {
  let scope = ScopeID(file: event.file, index: project[event].scope)
  switch project.phase(of: scope) {
  case .initializer: return "init"
  case .render, .update: return "render"
  case .action: return "action"
  case .appear: return "appear"
  case .deferred, .later: return "later"
  case .called:
    let owner = project.context(of: scope)
    let isHelper = owner >= 0 && project.renderCode(of: owner).contains { project.events(runningWith: $0).contains(event) }
    return isHelper ? "render" : "later"
  }
}

private func container(of traits: Traits) -> String {
  let words: [(Traits, String)] = [
    (.representable, "representable"), (.view, "view"), (.viewModifier, "modifier"), (.style, "style"), (.app, "app"),
    (.scene, "scene"), (.dynamicProperty, "dynamicProperty"),
  ]
  return words.first { traits.contains($0.0) }?.1 ?? "none"
}

private func words(for kind: ModelKind) -> String {
  kind == .model ? "persistent" : "\(kind)"
}

private func words(for origin: Origin) -> String {
  switch origin {
  case .initializer: "init"
  case .initializerArgument: "initArgument"
  case .shared: "static"
  default: "\(origin)"
  }
}

private func words(for wrapper: Wrapper) -> String {
  switch wrapper {
  case .none, .unknown: "\(wrapper)"
  default: "\(wrapper)".prefix(1).uppercased() + "\(wrapper)".dropFirst()
  }
}

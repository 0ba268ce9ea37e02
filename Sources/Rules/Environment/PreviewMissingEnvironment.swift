import Ownership

/// A preview of a view whose models nobody puts into the environment there (rules.md, new 8).
enum PreviewMissingEnvironment: Rule {
  static let identity = RuleIdentity(
    "preview-missing-environment", .environment, .hint, on: false,
    "a preview of a view that reads a model which the preview does not put into the environment")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isStateOwner(type), case let previews = project.previewConstructions(of: type), !previews.isEmpty else { return [] }
    let requirements = project.requirements(ofShowing: type)
    return previews.compactMap { preview in
      requirements.first { !project.mayBeProvided($0.model, inPreviewAround: preview) }.map {
        finding(preview, of: type, missing: $0, in: project)
      }
    }
  }

  private static func finding(
    _ preview: EventID, of type: TypeIndex, missing reader: EnvironmentReader, in project: Project
  ) -> Finding {
    let model = project.namePlace(reader.model)
    let isOwn = reader.type == type
    let who: Message = isOwn ? "'\(project.namePlace(type))'" : "'\(project.namePlace(reader.type))' in '\(project.namePlace(type))'"
    let modifier = project.modelKind(reader.model).usesObservation ? "environment" : "environmentObject"
    return Finding(
      identity, at: project.place(preview),
      """
      \(who) reads a '\(model)' from the environment, and the preview puts none there: it ends with an error instead of \
      showing the view; add '.\(modifier)(…)' to the preview
      """,
      related: [Related(at: project.namePlace(reader.property), "read here")])
  }
}

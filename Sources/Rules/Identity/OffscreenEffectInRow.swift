import Ownership

/// Shadow, blur and mask in rows (semantics.md, F9).
enum OffscreenEffectInRow: Rule {
  static let identity = RuleIdentity(
    "offscreen-effect-in-row", .identity, .hint, on: false, "shadow, blur and mask cost a drawing pass for each row")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    guard project.isStateOwner(inspected.type) else { return [] }
    return project.rowEffects(in: inspected.type).map { effect in
      let name = project.lastNamePlace(effect) ?? project.place(effect)
      return Finding(
        identity, at: name,
        """
        '\(name)' is drawn in a pass of its own for each row that scrolls by; if scrolling stutters, put it on the shape behind \
        the row, or draw it once
        """)
    }
  }
}

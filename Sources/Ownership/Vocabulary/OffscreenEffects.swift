import SwiftTree

/// Modifiers that are drawn in a pass of their own, and what they cost little on (semantics.md, F9).
enum OffscreenEffects {
  static let modifiers = NameSet(["shadow", "blur", "mask"])
  static let shapes = NameSet([
    "Circle", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Capsule", "Ellipse", "ContainerRelativeShape", "Path",
    "Color",
  ])
}

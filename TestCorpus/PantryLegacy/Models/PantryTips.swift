// expect-nothing
import Observation
import SwiftUI

/// For newer systems alone. On which systems the app runs, nothing says.
@available(iOS 17, *)
@Observable
final class PantryTips {
  private(set) var shown: Set<String> = []

  func show(_ tip: String) { shown.insert(tip) }
}

// expect-nothing
import Observation

/// Migrated: one for the whole app.
@Observable @MainActor
public final class Pantry {
  public var supplies: [String: Int] = [:]
  public var filter = ""
  @ObservationIgnored private var isLoaded = false

  public static let shared = Pantry()

  public init() {}

  public func load() async {
    guard !isLoaded else { return }
    isLoaded = true
    supplies = ["Flour": 1]
  }

  public func use(_ name: String) { supplies[name, default: 1] -= 1 }
}

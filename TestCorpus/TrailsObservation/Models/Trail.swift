// expect-nothing
import Observation

/// A path in the mountains.
@available(iOS 17, macOS 14, *)
@Observable
// shown by several screens at once
@MainActor
final class Trail: Identifiable {  // fact: model=observable
  nonisolated let id: Int
  var title: String
  var length = 0.0
  var isFavourite = false
  private(set) var visits = 0

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }

  func visit() { visits += 1 }
}

/// All of its properties are constants: there is nothing to lose.
@Observable
final class Legend {  // fact: model=observable
  let symbols = ["hut", "peak"]
  var count: Int { symbols.count }
}

enum Difficulty: String, CaseIterable, Identifiable {  // fact: model=value
  case easy, medium, hard
  var id: Self { self }
}

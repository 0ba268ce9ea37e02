import Combine
import Foundation

struct Score: Identifiable, Hashable {
  let id: UUID
  var title: String
  var composer = ""
  var voices: [Voice] = Voice.allCases

  init(id: UUID = UUID(), title: String, composer: String = "") {
    self.id = id
    self.title = title
    self.composer = composer
  }
}

enum Voice: String, CaseIterable, Identifiable {
  case soprano, alto, tenor, bass
  var id: Self { self }
}

/// All scores. The transfers inside are announced with the library itself.
@MainActor
final class ScoreLibrary: ObservableObject {  // fact: model=observableObject
  @Published private(set) var scores: [Score] = []
  @Published var query = ""
  let transfers = Transfers()
  let paper = Paper()
  private var openings: [Score.ID: Int] = [:]
  private var bag: Set<AnyCancellable> = []

  init() {
    transfers.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &bag)
  }

  var found: [Score] {
    query.isEmpty ? scores : scores.filter { $0.title.localizedCaseInsensitiveContains(query) }
  }

  func load() async {
    scores = await transfers.all()
  }

  func loadIfNeeded() async {
    guard scores.isEmpty else { return }
    await load()
  }

  func refresh() async {
    await transfers.reset()
    await load()
  }

  func show(_ scores: [Score]) { self.scores = scores }

  func remove(_ offsets: IndexSet) { scores.remove(atOffsets: offsets) }

  /// Counts for the statistics on the server. No view shows it.
  func open(_ score: Score) { openings[score.id, default: 0] += 1 }
}

/// What is on its way from the server.
@MainActor
final class Transfers: ObservableObject {  // expect: legacy-observation
  @Published private(set) var running = 0

  func all() async -> [Score] {
    running += 1
    defer { running -= 1 }
    return [Score(title: "Locus iste", composer: "Bruckner")]
  }

  func reset() async { running = 0 }

  func updates() -> AsyncStream<[Score]> { AsyncStream { _ in } }
}

/// Nothing of it changes.
final class Paper: ObservableObject {
  let name = "A4"
  let width = 210
}

final class Downloads: ObservableObject {  // expect: legacy-observation
  @Published var isPaused = false
  let transfers = Transfers()
}

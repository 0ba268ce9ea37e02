import Foundation
import Observation

@MainActor @Observable
final class TrailLibrary {  // fact: model=observable
  var trails: [Trail] = []
  var selected: Trail?
  private(set) var isLoading = false
  var showsDownloads = false  // expect: ui-state-in-shared-model
  /// Set here as well: the library's own business.
  private(set) var showsFailure = false
  @ObservationIgnored private var titles: [Int: String] = [:]
  @ObservationIgnored private var refreshing: Task<Void, Never>?

  static let shared = TrailLibrary()

  func load() async {
    isLoading = true
    defer { isLoading = false }
    let url = URL(string: "https://example.org/trails.json")!
    guard let (data, _) = try? await URLSession.shared.data(from: url) else {
      showsFailure = true
      return
    }
    trails = String(decoding: data, as: UTF8.self)
      .split(separator: "\n")
      .enumerated()
      .map { Trail(id: $0.offset, title: String($0.element)) }
  }

  func startRefreshing() {
    refreshing?.cancel()
    refreshing = Task { [weak self] in await self?.load() }
  }

  /// Fills a cache that Observation does not see.
  func title(of id: Int?) -> String {
    guard let id else { return "" }
    if let known = titles[id] { return known }
    let title = trails.first { $0.id == id }?.title ?? ""
    titles[id] = title
    return title
  }

  /// Selects while it answers.
  func firstTitle() -> String {
    if selected == nil { select(trails.first) }
    return selected?.title ?? ""
  }

  private func select(_ trail: Trail?) { selected = trail }

  func exportedTrails() -> Data {
    (try? Data(contentsOf: .documentsDirectory.appending(path: "trails.gpx"))) ?? Data()
  }
}

@Observable
final class Router {  // fact: model=observable
  var path: [Int] = []
  var showsMap = false
}

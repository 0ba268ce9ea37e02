import SwiftUI

/// Maps of gardens, and how their state begins.
struct AtlasScreen: View {
  @State private var atlas = Atlas.shared
  @State private var other = Atlas(names: [])
  @State private var words = MapWords()
  @State private var isShown = false
  @StateObject private var feed = MapFeed()
  @State private var title = ""

  var body: some View {
    VStack {
      Text("\(atlas.names.count) \(other.names.count) \(words.data?.count ?? 0)")
      TextField("Title", text: $title)
      FeedPane(feed: feed)
      ColumnGrid()
      MapZoom(text: title)
      MapQuery(query: "roses")
      MapDeck(title: "Plan")
      MapPlayer()
      MapScale(zoom: 2)
    }
    .sheet(isPresented: $isShown) { LegendPane(legend: Legend()) }  // expect: model-created-in-body hint
  }
}

@Observable
final class Atlas {
  static let shared = Atlas()
  var names: [String] = []

  init() { Task { print("loading") } }

  init(names: [String]) { self.names = names }
}

struct MapWords {
  let data = try? Data(contentsOf: URL(fileURLWithPath: "words.txt"))
}

final class MapFeed: ObservableObject {  // expect: legacy-observation
  @Published var titles: [String] = []
}

/// Its parent keeps the feed.
struct FeedPane: View {
  @StateObject private var feed: MapFeed

  init(feed: MapFeed) {
    _feed = StateObject(wrappedValue: feed)  // expect: injected-object-in-state hint
  }

  var body: some View { Button("\(feed.titles.count)") { feed.titles = [] } }
}

@Observable
final class Legend {
  var title = ""
}

struct LegendPane: View {
  @State var legend: Legend  // expect: injected-object-in-state hint  // expect: state-not-private hint

  var body: some View { TextField("Legend", text: $legend.title) }
}

/// Nothing changes its columns.
struct ColumnGrid: View {
  @State private var columns = 3  // expect: state-never-written
  private let titles: [String]

  init() { titles = (0..<columns).map { "\($0)" } }

  var body: some View { Text("\(titles.count) in \(columns)") }
}

struct MapZoom: View {
  @State private var zoom = 1.0
  private let label: String

  init(text: String) {
    var zoom = text.count
    zoom += 1
    label = "\(zoom)"
  }

  var body: some View { Slider(value: $zoom) { Text(label) } }
}

struct MapQuery: View {
  @State private var query: Optional<String>

  init(query: String) { self.query = query }

  var body: some View { Button(query ?? "") { query = nil } }
}

@Observable
final class MapTitle {
  var title = ""
}

struct MapDeck: View {
  @State private var deck = MapTitle()

  init(title: String) { deck.title = title }

  var body: some View { TextField("Title", text: $deck.title) }
}

struct MapPlayer: View {
  @State private var isPlaying = false

  init() { isPlaying = false }  // expect: state-init-ignored hint

  var body: some View { Toggle("Play", isOn: $isPlaying) }
}

struct MapScale: View {
  @AppStorage("map.zoom") private var zoom = 1.0

  init(zoom: Double) { self.zoom = zoom }

  var body: some View { Slider(value: $zoom) }
}

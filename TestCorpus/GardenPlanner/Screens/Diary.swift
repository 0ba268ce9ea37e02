import OSLog
import SwiftUI
import TurfKit
import UIKit

private let logger = Logger(subsystem: "garden", category: "diary")

/// Work that costs nothing, is done once, or later.
struct DiaryScreen: View {
  let library: DiaryLibrary
  let url: URL
  let entries: [DiaryEntry]
  private static let licence = (try? String(contentsOfFile: "licence", encoding: .utf8)) ?? ""

  init(library: DiaryLibrary, url: URL) {
    self.library = library
    self.url = url
    entries = []
    library.loadOnce()
    logger.debug("diary made")
  }

  var body: some View {
    let _ = library.fill()
    let _ = logger.debug("diary shown")
    List {
      ForEach(entries.prefix(3)) { Text($0.title) }
      ForEach(entries.filter { !$0.title.isEmpty }) { Text($0.title) }  // expect: work-in-body hint
      Text(Self.licence)
      Text("\(library.data(for: "a.dat")?.count ?? 0)")
      Text(library.formatter("EEEE").string(from: .now))
      TurfPane { try? Data(contentsOf: url) }
      DiaryPicture(url: url)
      label
    }
    VStack {
      ForEach(entries.sorted { $0.id < $1.id }) { Text($0.title) }  // expect: work-in-body hint
    }
    if FileManager.default.fileExists(atPath: "a.dat") { Text("There") }  // expect: work-in-body hint
  }

  private var label: some View {
    #if os(iOS)
    platformLabel
    #else
    Text("")
    #endif
  }

  private var platformLabel: some View {
    #if os(macOS)
    Text((try? String(contentsOfFile: "a.dat", encoding: .utf8)) ?? "")
    #else
    Text("")
    #endif
  }
}

struct DiaryEntry: Identifiable {
  let id: Int
  var title = ""
}

final class DiaryLibrary {
  private var isLoaded = false
  private var names: [String] = []
  private var cache: [String: Data] = [:]
  private var known: [String: DateFormatter] = [:]

  func loadOnce() {
    guard !isLoaded else { return }
    isLoaded = true
    Task { print("loading") }
  }

  func data(for path: String) -> Data? {
    if let cached = cache[path] { return cached }
    let data = try? Data(contentsOf: URL(fileURLWithPath: path))
    cache[path] = data
    return data
  }

  func fill() {
    if names.isEmpty {
      names = (try? FileManager.default.contentsOfDirectory(atPath: "/tmp")) ?? []
    }
  }

  func formatter(_ format: String) -> DateFormatter {
    if let formatter = known[format] { return formatter }
    let formatter = DateFormatter()
    formatter.dateFormat = format
    known[format] = formatter
    return formatter
  }
}

/// UIKit's view is made once.
struct DiaryPicture: UIViewRepresentable {
  let url: URL

  func makeUIView(context: Context) -> UIImageView {
    let view = UIImageView()
    view.image = (try? Data(contentsOf: url)).flatMap { UIImage(data: $0) }
    return view
  }

  func updateUIView(_ view: UIImageView, context: Context) {}
}

/// What it is handed is done later.
struct DiaryCard: View {
  private let action: () -> Void
  private let isThere: Bool
  private let season: [Season]

  init(model: DiaryModel) {
    action = { Task { print("tapped") } }
    isThere = FileManager.default.fileExists(atPath: "a.dat")  // expect: work-in-init hint
    season = Season.allCases.filter { $0 != .winter }
    model.configure("spring")
  }

  init(isThere: Bool) {
    action = {}
    self.isThere = isThere
    season = []
    #if os(iOS)
    start()
    #endif
  }

  var body: some View {
    Button("\(isThere) \(season.count)", action: action)
  }

  private func start() {
    #if os(macOS)
    Task { print("started") }
    #endif
  }
}

enum Season: CaseIterable { case spring, winter }

final class DiaryModel: ObservableObject {  // expect: legacy-observation
  @Published var title = ""
  private var section = ""

  func configure(_ section: String) { self.section = section }
}

/// No view.
struct DiaryJob {
  init() { Task { print("job") } }
}

struct DiaryDetail: View {
  let feed: DiaryFeed
  @State private var isFirst = true
  @State private var isShown = false

  var body: some View {
    List(feed.items, id: \.self) { item in
      Text(item).onAppear {
        Task { await feed.loadMore() }  // expect: task-in-on-appear hint
      }
    }
    .onAppear { Task { @MainActor in isShown = true } }
    .onDisappear { Task { await feed.loadMore() } }
    Text(isShown ? "Shown" : "")
      .onAppear {
        guard isFirst else { return }
        isFirst = false
        Task { await feed.loadMore() }  // expect: task-in-on-appear hint
      }
  }
}

@Observable
final class DiaryFeed {
  private(set) var items: [String] = []
  @MainActor func loadMore() async { items = ["a"] }
}

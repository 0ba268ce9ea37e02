import SwiftUI

struct ScoreListScreen: View {
  @EnvironmentObject private var library: ScoreLibrary
  @EnvironmentObject private var downloads: Downloads
  @Environment(Appearance.self) private var appearance
  @Environment(Stage.self) private var stage: Stage?
  @AppStorage("scores.opensLast") private var opensLast = false
  @State private var router = RouterPath()
  @State private var isImporting = false

  var body: some View {
    NavigationStack {
      List {
        Toggle("Pause downloads", isOn: $downloads.isPaused)
        ForEach(library.found) { score in
          NavigationLink(value: score) { ScoreRow(score: score) }
        }
        .onDelete { library.remove($0) }
        ForEach(Array(library.scores.prefix(3).enumerated()), id: \.element.id) { index, score in
          Text("\(index + 1). \(score.title)")
        }
        Section("\(library.transfers.running) running, on \(library.paper.name)") {
          TransferLine(transfers: library.transfers)
          TransferLine(transfers: downloads.transfers)
          Button("Reset") { Task { await downloads.transfers.reset() } }
        }
      }
      .searchable(text: $library.query)
      .environment(\.staffHeight, 42 * appearance.scale * (stage?.scale ?? 1))
      .navigationDestination(for: Score.self) { score in ScoreDetail(score: score) }
      .task { await library.loadIfNeeded() }
      .task(id: library.query) { await library.load() }
      .task {
        for await scores in library.transfers.updates() { library.show(scores) }
      }
      .onAppear { Analytics.track("scores") }
      .refreshable { await library.refresh() }
      .toolbar {
        Button("Import") { isImporting = true }
        Button("\(router.path.count)") { router.open(.documentsDirectory) }
      }
    }
    .environment(router)
    .sheet(isPresented: $isImporting) { ImportSheet(defaultTitle: library.query) }
  }
}

struct ScoreRow: View {
  let score: Score
  @StateObject private var cover: CoverLoader
  @Environment(\.staffHeight) private var staffHeight

  init(score: Score) {
    self.score = score
    let folder = URL.documentsDirectory
    // Each row has an identity of its own: that of its score.
    // expect: state-object-from-parameter hint
    _cover = StateObject(wrappedValue: CoverLoader(url: folder.appending(path: score.title)))
  }

  var body: some View {
    HStack {
      Text(score.title)
      ForEach(score.voices, id: \.self) { voice in VoiceBadge(voice: voice) }
      Text("\(cover.data?.count ?? 0)")
    }
    .frame(height: staffHeight)
  }
}

struct VoiceBadge: View {
  let voice: Voice

  var body: some View {
    Text(voice.rawValue.prefix(1)).padding(2)
  }
}

struct TransferLine: View {
  @ObservedObject var transfers: Transfers

  var body: some View {
    if transfers.running > 0 {
      ProgressView().id(UUID())
    }
  }
}

/// Shown in a sheet: it ends with it, and so does what was typed.
struct ImportSheet: View {
  @Environment(\.dismiss) private var dismiss
  @State private var title: String
  @State private var programme = Programme()

  init(defaultTitle: String) {
    _title = State(initialValue: defaultTitle)
  }

  var body: some View {
    Form {
      TextField("Title", text: $title)
      TextField("Programme", text: $programme.title)
      Button("Shuffle") { programme.shuffle() }
      Button("Done") { dismiss() }
    }
  }
}

enum Analytics {
  static func track(_ name: String) { print(name) }
  static func upload(_ name: String) async { print(name) }
}

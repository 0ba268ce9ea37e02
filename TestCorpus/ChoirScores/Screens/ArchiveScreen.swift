import SwiftUI

struct Recording: Identifiable, Equatable {
  let id: Int
  var title: String
  var isLive = false
}

/// Recordings, laid out with some care for what it costs.
struct ArchiveScreen: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var recordings: [Recording] = []
  @State private var isFolded = true
  @State private var search = ""
  private let decades = ["1990s", "2000s", "2010s"]

  var body: some View {
    ScrollView {
      VStack {
        ForEach(decades, id: \.self) { decade in DecadeHeader(title: decade) }
        ForEach(recordings.prefix(3)) { recording in RecordingCard(recording: recording) {} }
        ScrollView(.horizontal) {
          HStack {
            ForEach(recordings) { recording in DecadeHeader(title: recording.title) }
          }
        }
        if isFolded { SearchField(text: $search) }
        Button("Fold") { isFolded.toggle() }
        NavigationLink("All") { ArchiveList() }
        RecordingGrid(recordings: recordings)
      }
      LazyVStack {
        ForEach(recordings) { recording in
          RecordingRow(recording: recording, isWide: sizeClass == .regular)
        }
      }
    }
    .platformPadding()
    .applyIf(Device.isPad) { $0.frame(maxWidth: 700) }
    .shadow(radius: 3)
    .toolbar { toolbar }
    .task { recordings = [Recording(id: 1, title: search)] }
  }

  @ToolbarContentBuilder
  private var toolbar: some ToolbarContent {
    ToolbarItem { Button("Clear") { recordings = [] } }
  }
}

/// What is typed lies with the parent: it stays when the field is gone.
struct SearchField: View {
  @Binding var text: String

  var body: some View { TextField("Search", text: $text) }
}

struct DecadeHeader: View {
  let title: String

  var body: some View { Text(title) }
}

/// The shadow is that of a shape, which is cheap.
struct RecordingRow: View {
  let recording: Recording
  let isWide: Bool

  var body: some View {
    HStack { label }
      .padding(isWide ? 20 : 8)
      .clipShape(.rect(cornerRadius: 8))
      .background(RoundedRectangle(cornerRadius: 8).fill(.white).shadow(radius: 1))
  }

  private var label: some View { Text(recording.title) }
}

/// Compared by what it shows. The closure can't be compared, and is always the same.
struct RecordingCard: View, Equatable {
  let recording: Recording
  let open: () -> Void

  static func == (one: Self, other: Self) -> Bool { one.recording == other.recording }

  var body: some View { Button(recording.title, action: open) }
}

/// The compiler compares it, field by field.
struct DurationLabel: View, Equatable {
  let minutes: Int
  let isExact: Bool

  var body: some View { Text(isExact ? "\(minutes)" : "about \(minutes)") }
}

struct RecordingGrid: View {
  let recordings: [Recording]

  var body: some View {
    ForEach(recordings) { recording in
      RecordingCard(recording: recording) { print(recording.id) }.equatable()
    }
    DurationLabel(minutes: 60, isExact: recordings.isEmpty)
  }
}

/// Always fresh, as people can ask for it.
struct ArchiveList: View {
  @State private var archive = Archive()

  var body: some View {
    NavigationStack {
      List(archive.recordings) { recording in
        NavigationLink(recording.title, value: recording.id)
      }
      .navigationDestination(for: Recording.ID.self) { id in Text("\(id)") }
      .task { await archive.reload() }  // expect: reload-on-appear hint
      .refreshable { await archive.reload() }
    }
    .safeAreaInset(edge: .bottom) {
      HStack {
        ForEach(archive.recordings.indices, id: \.self) { _ in Circle() }  // expect: index-identity hint
        Button("Clear", action: archive.clear)
      }
    }
  }
}

@Observable
// expect: observable-not-main-actor hint
final class Archive {
  private(set) var recordings: [Recording] = []

  func reload() async {
    recordings = await request()
  }

  func clear() { recordings = [] }

  private func request() async -> [Recording] { [] }
}

extension View {
  /// Which branch is taken is known when the app is built, or when it starts.
  @ViewBuilder
  func platformPadding() -> some View {
    if #available(iOS 18, *) {
      contentMargins(8)
    } else {
      self
    }
  }
}

extension View {
  /// Only for what stays as it is.
  @ViewBuilder
  func applyIf<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition { transform(self) } else { self }
  }
}

enum Device {
  static let isPad = true
}

/// The plug-ins of the archive make views of all kinds.
protocol ArchivePlugin {
  func makeView() -> AnyView
}

struct CoverPlugin: View, ArchivePlugin {
  var body: some View { Image(systemName: "opticaldisc") }

  func makeView() -> AnyView { AnyView(Image(systemName: "opticaldisc.fill")) }
}

struct PluginHost: View {
  let views: [AnyView]

  var body: some View {
    ForEach(views.indices, id: \.self) { index in views[index] }
  }
}

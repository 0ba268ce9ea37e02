import SwiftUI
import TurfKit

/// Identities that are right for their rows.
struct HarvestScreen: View {
  private let rooms = ["Cellar", "Barn"]
  let source: TurfSource
  let category: String
  @State private var rating = 3
  @State private var tags: [String] = []
  @State private var history: [String] = []
  @State private var attempt = UUID()
  @State private var isOpen = false

  var body: some View {
    List {
      ForEach(0..<rating, id: \.self) { _ in Image(systemName: "star") }
      Stepper("Rating", value: $rating)
      ForEach(rooms, id: \.self) { Text($0) }
      ForEach(rooms.indices, id: \.self) { Text(rooms[$0]) }
      ForEach(source.items.indices, id: \.self) { Text(source.items[$0]) }
      Menu("Back") {
        ForEach(Array(history.enumerated()), id: \.offset) { index, name in  // expect: index-identity hint
          Button(name) { history.removeSubrange(index...) }
        }
      }
      HStack {
        Spacer()
        ProgressView()
      }
      .id(UUID())
      ForEach(tags.indices, id: \.self) { index in  // expect: binding-by-index
        TextField("Tag", text: $tags[index])
      }
      .onDelete { tags.remove(atOffsets: $0) }
    }
    AsyncImage(url: URL(string: "https://example.org/\(category)")).id(attempt)
    Button("Again") { attempt = UUID() }
      .navigationDestination(isPresented: $isOpen) {
        Text("Detail").id(UUID())  // expect: unstable-id hint
      }
  }
}

struct HarvestRequest {
  var id: UUID { UUID() }
}

final class HarvestSession: Identifiable {
  private var stored: UUID?
  var id: UUID {
    if let stored { return stored }
    let made = UUID()
    stored = made
    return made
  }
}

struct HarvestMemo: View {
  @State private var text = ""

  var body: some View { TextField("Memo", text: $text) }
}

struct HarvestBadge: View {
  @State private var isHovered = false

  var body: some View { Text("Badge").onHover { isHovered = $0 } }
}

struct HarvestNote: View {
  var note = ""
  @State private var text = ""

  var body: some View { TextField(note, text: $text) }
}

struct HarvestTracks: View {
  let player: HarvestPlayer
  @State private var track = 0

  var body: some View {
    Picker("Track", selection: $track) { Text("One").tag(0) }
      .onChange(of: track) { player.select(track) }
  }
}

final class HarvestPlayer {
  func select(_ track: Int) { print(track) }
}

struct HarvestMemos: View {
  private let isTest = false
  let player: HarvestPlayer
  @State private var isWide = false
  @State private var isFirst = false
  @State private var isSecond = false
  @State private var isFolded = false
  @State private var isPlaying = false
  @State private var note: String?

  var body: some View {
    Toggle("Wide", isOn: $isWide)
    Toggle("First", isOn: $isFirst)
    Toggle("Second", isOn: $isSecond)
    Toggle("Folded", isOn: $isFolded)
    Toggle("Playing", isOn: $isPlaying)
    Button("Open") { note = "First" }
    if isTest { HarvestMemo().padding() } else { HarvestMemo() }
    if isWide { HarvestBadge().padding() } else { HarvestBadge() }
    if let note { HarvestNote(note: note) } else { HarvestNote() }  // expect: state-lost-in-branch hint
    if isPlaying { HarvestTracks(player: player) } else { HStack { HarvestTracks(player: player) } }  // expect: state-lost-in-branch hint
    if isFirst { HarvestForm() }  // expect: state-lost-in-branch hint
    if isSecond { HarvestForm() }  // expect: state-lost-in-branch hint
    if isFolded { HarvestPart() }  // expect: state-lost-in-branch hint
  }
}

struct HarvestForm: View {
  @State private var text = ""

  var body: some View { TextField("Form", text: $text) }
}

struct HarvestPart: View {
  @State private var text = ""

  var body: some View { TextField("Part", text: $text) }
}

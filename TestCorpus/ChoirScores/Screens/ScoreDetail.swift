import SwiftUI

protocol ScoreService: Sendable {
  func pages(of score: Score.ID) async -> [String]
}

struct ServerScores: ScoreService {
  func pages(of score: Score.ID) async -> [String] { [] }
}

/// Pushed on the stack: each score has a screen of its own.
struct ScoreDetail: View {
  let score: Score
  @EnvironmentObject private var library: ScoreLibrary
  @Environment(RouterPath.self) private var router
  @State private var pages: [String] = []
  @State private var voice = Voice.alto
  @State private var saving: Task<Void, Never>?
  @State private var reading = 0.0

  var body: some View {
    ScrollView {
      PageStack(score: score.id, voice: voice, service: ServerScores())
      VoicePicker(voice: $voice)
      ProgressView(value: reading)
      Button("Open") { router.open(.documentsDirectory) }
      NotesEditor(score: score).id(score.id)
      PracticePlan(score: score.id, days: 3, service: ServerScores()) { saving?.cancel() }
        .id(score.id)
    }
    .task(id: score.id) { pages = await ServerScores().pages(of: score.id) }
    .onAppear {
      library.open(score)
      saving = Task { await library.load() }
    }
    .onDisappear { saving?.cancel() }
    .onChange(of: pages) { reading = reading + 1 }
    .onScrollGeometryChange(for: Double.self) { $0.contentOffset.y } action: { _, new in
      withAnimation { reading = new }
    }
  }
}

/// Loads again when what it shows changes.
struct PageStack: View {
  let score: Score.ID
  let voice: Voice
  let service: any ScoreService
  @State private var pages: [String] = []
  @State private var count = 0

  var body: some View {
    VStack {
      ForEach(pages, id: \.self) { page in Text(page) }
      Text("\(count) for \(voice.rawValue)")
    }
    .task(id: score) { pages = await service.pages(of: score) }
    .task { await warmUp(service) }
    .onChange(of: voice) { count = pages.filter { $0.contains(voice.rawValue) }.count }
  }

  private func warmUp(_ service: any ScoreService) async {}
}

/// Made anew for each score.
struct NotesEditor: View {
  @State private var text: String
  @StateObject private var draft: NotesDraft

  init(score: Score) {
    _text = State(initialValue: score.title)
    _draft = StateObject(wrappedValue: NotesDraft(title: score.title))
  }

  var body: some View {
    TextField("Title", text: $text)
    TextField("Notes", text: $draft.notes)
    Button("Save", action: draft.save).disabled(draft.isSaved)
  }
}

final class NotesDraft: ObservableObject {  // expect: legacy-observation
  @Published var notes = ""
  @Published private(set) var isSaved = true
  let title: String

  init(title: String) { self.title = title }

  func save() {
    isSaved = false
    Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in self.isSaved = true }
  }
}

// expect: observable-not-main-actor hint
final class PracticeModel: ObservableObject {  // expect: legacy-observation
  @Published var done = 0
  private let service: any ScoreService
  private let days: Int

  init(days: Int, service: any ScoreService) {
    self.days = days
    self.service = service
  }

  func practise(_ score: Score.ID) async {
    done = min(days, await service.pages(of: score).count)
  }
}

/// Built with constants and services, and told the rest.
struct PracticePlan: View {
  let score: Score.ID
  private let cancel: () -> Void
  @StateObject private var model: PracticeModel

  init(score: Score.ID, days: Int, service: any ScoreService, cancel: @escaping () -> Void) {
    self.score = score
    self.cancel = cancel
    _model = StateObject(wrappedValue: PracticeModel(days: days, service: service))
  }

  var body: some View {
    Button("\(model.done)", action: cancel)
      .task(id: score) { await model.practise(score) }
  }
}

/// Fixed rows, positions and names.
struct VoicePicker: View {
  @Binding var voice: Voice
  private static let marks = ["p", "mf", "f"]
  @State private var isMuted = [false, false, false, false]

  var body: some View {
    VStack {
      Picker("Voice", selection: $voice) {
        ForEach(Voice.allCases) { Text($0.rawValue).tag($0) }
      }
      ForEach(Self.marks, id: \.self) { Text($0) }
      ForEach(Self.marks.indices, id: \.self) { index in Text("\(index) \(Self.marks[index])") }
      ForEach(0..<4) { index in
        Toggle("Mute \(index)", isOn: $isMuted[index])
      }
      ForEach(["Breathe", "Stand", "Sing"], id: \.self) { StepLine(title: $0) }
    }
  }
}

/// There are three of it, and no more.
struct StepLine: View {
  let title: String
  @State private var programme = Programme()

  var body: some View {
    TextField(title, text: $programme.title)
  }
}

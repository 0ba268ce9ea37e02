import Combine
import SwiftUI
import UIKit

/// Loads, tasks and changes that happen when they should.
struct ChoreScreen: View {
  @StateObject private var session = ChoreSession()
  @StateObject private var ticker = ChoreTicker()
  @State private var selected = "a"
  @State private var seconds = 1.0
  @State private var client = ChoreClient()
  @State private var banner = ""
  private let box = ChoreBox()

  var body: some View {
    TextField("User", text: $selected).onSubmit { show() }
    Slider(value: $seconds)
    ChoreToast(seconds: seconds)
    ChoreProfile(session: session)
    ChoreDetail(client: client)
    ChoreLibrary()
    ChoreClock(ticker: ticker, tick: box.tick)
    ChoreForm(pageCount: selected.count)
    Button("New") {
      client = ChoreClient()
      session.userID = selected
    }
    let label = ChoreLabel(text: $banner)
    Button(label.describe()) {
      label.clear()
      label.keep(box)
    }
  }

  private func show() {
    let detail = ChoreUser(id: selected)
    ChoreWindows.open(UIHostingController(rootView: detail))
  }
}

enum ChoreWindows {
  static func open(_ controller: UIViewController) {}
}

final class ChoreBox {
  let tick = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var value = 0
}

struct ChoreUser: View {
  let id: String
  @State private var name = ""

  var body: some View { Text(name).task { name = await ChoreServer.name(id) } }
}

enum ChoreServer {
  static func name(_ id: String) async -> String { id }
  static func books() async -> [String] { [] }
}

final class ChoreClient {
  func name() async -> String { "" }
}

/// The client is a service.
struct ChoreDetail: View {
  let client: ChoreClient
  @State private var name = ""

  var body: some View { Text(name).task { name = await load(client) } }

  private func load(_ client: ChoreClient) async -> String { await client.name() }
}

final class ChoreSession: ObservableObject {  // expect: legacy-observation
  @Published var userID = ""
}

/// Whoever changes the session may also have the view loaded again.
struct ChoreProfile: View {
  @ObservedObject var session: ChoreSession
  @State private var name = ""

  var body: some View { Text(name).task { name = await ChoreServer.name(session.userID) } }  // expect: task-missing-id hint
}

struct ChoreToast: View {
  let seconds: Double
  @State private var isShown = true

  var body: some View {
    Text("").opacity(isShown ? 1 : 0).task {
      try? await Task.sleep(for: .seconds(seconds))
      isShown = false
    }
  }
}

/// The modifier of the stack itself stays while screens are pushed inside.
struct ChoreLibrary: View {
  @State private var books: [String] = []

  var body: some View {
    NavigationStack {
      List(books, id: \.self) { book in NavigationLink(book, value: book) }
    }
    .task {
      books = []
      books = await ChoreServer.books()
    }
  }
}

final class ChoreTicker: ObservableObject {  // expect: legacy-observation
  @Published var count = 0
  let tick = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
}

struct ChoreClock: View {
  @ObservedObject var ticker: ChoreTicker
  let tick: Publishers.Autoconnect<Timer.TimerPublisher>

  var body: some View {
    Text("\(ticker.count)")
      .onReceive(ticker.tick) { _ in ticker.count += 1 }
      .onReceive(tick) { _ in ticker.count += 2 }
  }
}

struct ChoreForm: View {
  let pageCount: Int
  @State private var page = 0
  @State private var level = 0
  @State private var first = ""
  @State private var full = ""
  @State private var count = 0

  var body: some View {
    TextField("Name", text: $full)
    TextField("First", text: $first)
    Stepper("\(level) \(count) \(page)", value: $level)
      .task(id: page) {
        guard page < pageCount else { return }
        page += 1
      }
      .onChange(of: level) { level = level * 2 }  // expect: onchange-loop hint
      .onChange(of: first) { full = first }
      .onChange(of: full) { count = full.count }
      .onChange(of: count) { Task { full = await ChoreServer.name(full) } }
  }
}

/// Its methods set nothing of its own.
struct ChoreLabel: View {
  @State private var isBright = false
  @Binding var text: String

  func describe() -> String { "Label" }
  func clear() { text = "" }
  func keep(_ box: ChoreBox) { box.value = 1 }
  private func flash() { isBright = true }

  var body: some View {
    Toggle(text, isOn: $isBright)
    Button("Flash") { self.flash() }
  }
}

/// The coordinator gets the view that is on the screen.
struct ChorePage: UIViewRepresentable {
  @State private var isLoading = false

  func finish() { isLoading = false }

  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) { view.isHidden = isLoading }

  final class Coordinator {
    let parent: ChorePage
    init(_ parent: ChorePage) { self.parent = parent }
    func done() { parent.finish() }
  }
}

struct ChoreSwitch: DynamicProperty {
  @State private var isOn = false
  func toggle() { isOn.toggle() }
}

struct ChoreButton: View {
  private let power = ChoreSwitch()

  var body: some View { Button("Toggle") { power.toggle() } }
}

import Combine
import KitchenModels
import SwiftUI

struct Clock: View {
  let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: publisher-in-view
  @State private var seconds = 0
  @State private var minutes = 0  // expect: onchange-derived-state
  @State private var first = ""
  @State private var full = ""  // expect: onchange-derived-state

  var body: some View {
    let text = DateFormatter().string(from: Date())  // expect: formatter-in-body
    let saved = try? String(contentsOfFile: "clock.txt", encoding: .utf8)  // expect: work-in-body
    Text(text + (saved ?? "") + full)
      .onReceive(ticks) { _ in seconds += 1 }
      .onChange(of: seconds) { minutes = seconds / 60 }  // expect: onchange-loop
      .onChange(of: minutes) { seconds = minutes * 60 }
    TextField("First", text: $first)
      .onChange(of: first) { full = first + "!" }
  }
}

struct Loading: View {
  let name: String
  @State private var result = ""
  @State private var supplies: [String] = []
  @State private var count = 0

  init(name: String) {
    self.name = name
    Task { await Pantry.shared.load() }  // expect: work-in-init
  }

  var body: some View {
    List(supplies, id: \.self) { Text($0) }
      .task { result = await Server.search(name) }  // expect: task-missing-id
      .task(id: UUID()) { await Pantry.shared.load() }  // expect: unstable-task-id
      .onAppear {
        Task { supplies = await Server.list() }  // expect: task-in-on-appear
      }
    Text(result + counted)
  }

  private var counted: String {
    count += 1  // expect: mutation-in-body
    return "\(count)"
  }
}

struct LoadingList: View {
  let names: [String]
  @State private var selected = ""
  var body: some View {
    TextField("Name", text: $selected)
    Loading(name: selected)
  }
}

struct Library: View {
  @State private var books: [String] = []

  var body: some View {
    List(books, id: \.self) { book in NavigationLink(book) { Text(book) } }
      .task {  // expect: reload-on-appear
        books.removeAll()
        books = await Server.list()
      }
  }
}

/// Loads what is missing, and again when it is asked to.
struct QuietLibrary: View {
  @State private var books: [String] = []

  var body: some View {
    List(books, id: \.self) { book in NavigationLink(book) { Text(book) } }
      .task {
        guard books.isEmpty else { return }
        books = await Server.list()
      }
      .refreshable { books = await Server.list() }
  }
}

enum Server {
  static func search(_ name: String) async -> String { name }
  static func list() async -> [String] { [] }
}

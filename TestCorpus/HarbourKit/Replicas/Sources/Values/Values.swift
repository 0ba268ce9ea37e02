// expect-nothing
import SwiftUI

/// Types of its own, with names that the frameworks have, too.
struct DateFormatter {
  func string(from date: Date) -> String { "\(date.timeIntervalSince1970)" }
}

struct FileManager {
  static let `default` = FileManager()
  func contents(atPath path: String) -> Data? { nil }
}

struct UUID: Hashable {
  var text = "one"
}

struct PassthroughSubject<Output, Failure> {
  var last: Output?
}

struct Task: Identifiable {
  let id: Int
  var title: String

  init(id: Int = 0, make: () -> String) {
    self.id = id
    title = make()
  }
}

struct Note: Identifiable {
  var id: UUID { UUID() }
}

struct NoteScreen: View {
  private let task: Task
  private let queries = PassthroughSubject<String, Never>()
  @State private var count = 0

  init(id: Int) {
    task = Task(id: id) { "Title" }
  }

  var body: some View {
    Text(DateFormatter().string(from: .now))
    Text("\(FileManager.default.contents(atPath: "a")?.count ?? 0) \(queries.last ?? "") \(task.title)")
    Stepper("\(count)", value: $count)
      .task(id: UUID()) { count += 1 }
      .onAppear { Task { "Later" } }
  }
}

struct NoteScreens: View {
  @State private var id = 0

  var body: some View {
    Stepper("\(id)", value: $id)
    NoteScreen(id: id)
  }
}

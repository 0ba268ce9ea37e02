import SwiftUI

/// Starts a download whenever its parent is evaluated.
struct RefreshButton: View {
  private let library: TrailLibrary
  private let action: () -> Void

  init(library: TrailLibrary) {
    self.library = library
    action = {
      Task { await library.load() }  // fact: phase=later
    }
    library.startRefreshing()  // expect: work-in-init  // fact: phase=init
    Task.detached { print("warming up") }  // expect: work-in-init error
  }

  var body: some View {
    Button("Refresh", action: action)
  }
}

/// Does on the spot what could wait.
struct Summary: View {
  private let titles: [String]

  init(trails: [String]) {
    titles = trails.sorted()  // expect: work-in-init
    Thread.sleep(forTimeInterval: 0.01)  // expect: work-in-init warning
  }

  var body: some View {
    Text("\(titles.count)")
  }
}

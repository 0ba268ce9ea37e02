import SwiftUI

struct TrailListScreen: View {
  let library: TrailLibrary  // fact: wrapper=none origin=received
  @State private var query = ""
  @State private var difficulty = Difficulty.easy
  @AppStorage("trails.opensAll") private var opensAll = false

  var body: some View {
    List {
      TextField("Search", text: $query)
      Picker("Difficulty", selection: $difficulty) {
        ForEach(Difficulty.allCases) { Text($0.rawValue).tag($0) }
      }
      TextField("First", text: $library.trails[0].title)  // expect: missing-bindable
      ForEach(found) { trail in
        TrailRow(trail: trail, isOpen: opensAll)  // expect: state-object-in-row  // fact: path=row
        TextField("Title", text: $trail.title)  // expect: missing-bindable
      }
      ForEach(library.trails) { trail in
        @Bindable var trail = trail
        TextField("Title", text: $trail.title)
      }
      Section("Header") { header }
    }
    .task {
      if library.trails.isEmpty { await library.load() }  // fact: phase=appear
    }
    .onChange(of: difficulty) { opensAll = false }
  }

  private var found: [Trail] {
    query.isEmpty ? library.trails : library.trails.filter { $0.title.contains(query) }
  }

  @ViewBuilder
  private var header: some View {
    if library.isLoading {
      ProgressView()
    } else {
      Text(library.firstTitle())  // expect: mutation-in-body  // fact: phase=render
      Text(library.title(of: 1))
    }
  }
}

struct TrailRow: View {
  let trail: Trail
  @State private var tally = Tally()
  @State private var isOpen: Bool

  init(trail: Trail, isOpen: Bool) {
    self.trail = trail
    self.isOpen = isOpen  // expect: state-from-parameter
  }

  var body: some View {
    DisclosureGroup(trail.title, isExpanded: $isOpen) {
      Button("Seen \(tally.count)") { tally.count += 1 }
    }
  }
}

@Observable
final class Tally {
  var count = 0
}

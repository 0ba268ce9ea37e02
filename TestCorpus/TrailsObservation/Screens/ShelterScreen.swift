import SwiftUI

struct ShelterScreen: View {
  @State private var list = ShelterList()
  @State private var selected = 1

  var body: some View {
    NavigationStack {
      List(list.shelters) { shelter in NavigationLink(shelter.name, value: shelter) }
        .navigationDestination(for: Shelter.self) { Text($0.name) }
        .task { await list.reload() }  // expect: reload-on-appear
        .task { await list.reloadIfNeeded() }
      Stepper("Shelter", value: $selected)
      WardenLine(id: selected)
      BedPlanner(beds: selected)
      OpeningHours(isOpen: selected > 1)
    }
  }
}

struct WardenLine: View {
  let id: Int
  @State private var list = ShelterList()  // expect: duplicate-owner hint
  @State private var pings = 0

  var body: some View {
    Text(list.warden)
      .task { await list.loadWarden(of: id) }  // expect: task-missing-id
      .task(id: UUID()) { pings += 1 }  // expect: unstable-task-id
      .onAppear {
        Task { await list.reload() }  // expect: task-in-on-appear
      }
  }
}

struct BedPlanner: View {
  let beds: Int
  @State private var adults = 2.0
  @State private var children = 0.0
  @State private var isFull = false  // expect: onchange-derived-state hint

  var body: some View {
    VStack {
      Slider(value: $adults, in: 0...10)
      Slider(value: $children, in: 0...10)
      Text(isFull ? "Full" : "Free")
    }
    .onChange(of: adults) { _, newValue in children = 10 - newValue }  // expect: onchange-loop
    .onChange(of: children) { _, newValue in adults = 9 - newValue }
    .onChange(of: beds) { _, newValue in isFull = newValue == 0 }
  }
}

struct OpeningHours: View {
  private static let hours = DateFormatter()
  let isOpen: Bool
  @State private var now = Date.now
  private let clock = Timer.publish(every: 60, on: .main, in: .common).autoconnect()  // expect: publisher-in-view

  var body: some View {
    VStack {
      Text(Self.hours.string(from: now))
      Text(weekday)
    }
    .opacity(isOpen ? 1 : 0.5)
    .onReceive(clock) { now = $0 }
  }

  private var weekday: String {
    let formatter = DateFormatter()  // expect: formatter-in-body
    formatter.dateFormat = "EEEE"
    return formatter.string(from: now)
  }
}

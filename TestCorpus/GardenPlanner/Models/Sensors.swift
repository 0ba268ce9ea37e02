import Combine
import SwiftUI
import TurfKit

/// Sensors that end by themselves, or that somebody else keeps.
@MainActor
final class FlowMeter: ObservableObject {
  @Published var rate = 0
  @Published var text = ""
  private var cancellables: Set<AnyCancellable> = []

  init() {
    Task { [weak self] in
      while !Task.isCancelled {
        guard let self else { return }
        self.rate += 1
        try? await Task.sleep(for: .seconds(1))
      }
    }
    $rate.sink { [weak self] in self?.text = "\($0)" }.store(in: &cancellables)
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in self?.rate = 1 }
  }

  func makeTimer() -> Timer {
    Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { [weak self] _ in self?.rate = 0 }
  }

  func reset() { rate = 0 }
}

/// Has nothing to do with views.
final class FlowLogger {
  private var lines = 0

  func start() {
    Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { [weak self] _ in self?.lines = 0 }
  }
}

struct FlowScreen: View {  // expect: multiple-state-objects
  @StateObject private var meter = FlowMeter()
  @StateObject private var clock = BedClock()
  @StateObject private var valves = Valves()
  @StateObject private var line = ValveLineModel()
  @StateObject private var harvest = HarvestTally()
  @State private var visits = HarvestVisits()
  private let counter = ValveCounter.shared

  var body: some View {
    Button("\(meter.rate) \(meter.text)", action: meter.reset)
    Button("\(clock.seconds)") { clock.start(names: []) }
    Button("\(counter.count)") { counter.count += 1 }
    ValveLine(valves: valves, line: line)
    HarvestLine(harvest: harvest, visits: visits)
  }
}

final class BedClock: ObservableObject {
  @Published var seconds = 0
  @Published var names: [String] = []
  private var cancellables: Set<AnyCancellable> = []

  func start(names: [String]) {
    Task {
      for name in names { self.names.append(name) }
      while seconds < 10 { seconds += 1 }
    }
    URLSession.shared.dataTaskPublisher(for: .documentsDirectory)
      .map { _ in "" }
      .replaceError(with: "")
      .sink { self.names.append($0) }
      .store(in: &cancellables)
    $seconds.first().sink { self.seconds = $0 }.store(in: &cancellables)
  }

  func ticking() -> AnyCancellable {
    $seconds.sink { self.names.append("\($0)") }
  }
}

@Observable
final class ValveCounter {
  static let shared = ValveCounter()
  var count = 0
}

final class Valve: ObservableObject {  // expect: legacy-observation
  @Published var state = "shut"
  func open() { state = "open" }
}

/// Only what never changes is read.
final class Valves: ObservableObject {
  let first = Valve()
}

@Observable
final class ValveTap {
  var turns = 0
}

/// The inner object is tracked by Observation.
final class ValveLineModel: ObservableObject {  // expect: legacy-observation
  @Published var name = ""
  let tap = ValveTap()
}

struct ValveLine: View {
  @ObservedObject var valves: Valves
  @ObservedObject var line: ValveLineModel

  var body: some View {
    Button("Open") {
      valves.first.open()
      print(valves.first.state)
    }
    Button("\(line.tap.turns) \(line.name)") { line.tap.turns += 1 }
  }
}

/// Set before a view looks, only bound, kept by an object of its own.
final class HarvestTally: ObservableObject {  // expect: legacy-observation
  @Published var name = ""
  private(set) var start = 0
  var isLoud = false
  private var weight = 0  // expect: unpublished-property hint
  var basket = Basket()
  var isHeavy: Bool { weight > 4 }

  init() { prepare() }

  private func prepare() { start = 5 }

  func weigh() {
    weight = 5
    basket.apples = 3
  }
}

final class Basket {
  var apples = 0
}

@Observable
final class HarvestVisits {
  var count = 0
  func visit() { count = 5 }
}

struct HarvestLine: View {
  @ObservedObject var harvest: HarvestTally
  let visits: HarvestVisits

  var body: some View {
    Toggle("Loud \(harvest.start) \(harvest.basket.apples)", isOn: $harvest.isLoud)
    Button(harvest.isHeavy ? "Heavy" : "Light", action: harvest.weigh)
    Button("\(visits.count)", action: visits.visit)
  }
}

import Combine
import SwiftUI

final class Sensor: ObservableObject {  // fact: model=observableObject  // expect: legacy-observation
  @Published private(set) var temperature = 20

  func measure() { temperature += 1 }
}

/// Lives as long as the app: its timer may keep it.
final class Station: ObservableObject {  // expect: legacy-observation
  @Published var name = "Roof"
  let sensor = Sensor()  // expect: nested-observable-object

  init() {
    Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in self.sensor.measure() }
  }
}

final class Forecast: ObservableObject {  // expect: legacy-observation
  @Published var isLoading = false
  private(set) var rain = 0  // expect: unpublished-property
  let wind = Wind()
  let gust = Gust()
  private var ticks: AnyCancellable?

  init() {
    ticks = Timer.publish(every: 60, on: .main, in: .common)
      .autoconnect()
      .sink { _ in self.isLoading = true }  // expect: retain-cycle warning
  }

  func load() { rain = 3 }
}

final class Wind {  // expect: published-without-observable-object
  @Published var knots = 0
  var degrees = 90.0
}

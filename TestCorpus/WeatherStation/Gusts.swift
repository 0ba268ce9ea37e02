import Observation
import SwiftUI

@Observable class Breeze {  // fact: model=observable
  var average = 4
  @Published var samples: [Int] = []  // expect: published-in-observable
}

final class Gust: Breeze {  // expect: observable-subclass-untracked
  private(set) var maximum = 9
  let unit = "kn"

  func measure() { maximum += 1 }
}

@Observable final class Display {  // expect: observable-not-main-actor hint
  var brightness = 1
  func dim() async { brightness = 0 }

  var isMetric: Bool {  // expect: observable-computed-untracked
    get { UserDefaults.standard.bool(forKey: "isMetric") }
    set { UserDefaults.standard.set(newValue, forKey: "isMetric") }
  }
}

@Observable struct Reading {  // expect: observable-on-struct
  var value = 0
}

final class Barometer: Observable {  // expect: observable-conformance-without-macro
  var pressure = 1013
}

struct DisplaySwitch: View {
  @Bindable var display: Display
  var body: some View { Toggle("Metric", isOn: $display.isMetric) }
}

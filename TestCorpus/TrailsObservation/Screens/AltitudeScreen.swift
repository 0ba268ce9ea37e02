import SwiftUI

@Observable
final class Barometer {
  var pressure = 1013.0
}

@Observable
final class Sherpa {
  var load = 0.0
}

@Observable
final class Scale {
  var unit = "hPa"
}

struct Dial: View {
  @Environment(Barometer.self) private var barometer
  @Environment(Scale.self) private var scale

  var body: some View {
    Text("\(barometer.pressure) \(scale.unit)")
  }
}

struct UnitPicker: View {
  @Environment(Scale.self) private var scale

  var body: some View {
    Button(scale.unit) { scale.unit = "mbar" }
  }
}

/// Hands down what one view needs, and what none does.
struct AltitudeScreen: View {
  @State private var barometer = Barometer()
  @State private var sherpa = Sherpa()
  @State private var scale = Scale()
  @State private var isComparing = false

  var body: some View {
    VStack {
      Dial()
        .environment(barometer)  // expect: environment-overuse
      UnitPicker()
      Button("Compare") { isComparing = true }
    }
    .environment(sherpa)  // expect: environment-unread
    .environment(scale)
    .sheet(isPresented: $isComparing) { ComparisonScreen() }
  }
}

struct ComparisonScreen: View {
  @State private var scale = Scale()  // expect: app-wide-object-too-low

  var body: some View {
    UnitPicker()
      .environment(scale)
  }
}

#Preview {
  UnitPicker()  // expect: preview-missing-environment
}

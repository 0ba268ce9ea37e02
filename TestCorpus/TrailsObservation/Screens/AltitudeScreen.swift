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
  @Environment(ScaleRouter.self) private var router
  @Environment(Barometer.self) private var barometer
  @Environment(Scale.self) private var scale

  var body: some View {
    Text("\(barometer.pressure) \(scale.unit), \(router.steps)")
  }
}

struct UnitPicker: View {
  @Environment(Scale.self) private var scale

  var body: some View {
    Button(scale.unit) { scale.unit = "mbar" }
  }
}

@Observable
final class DialNavigator {
  var isOpen = false
}

struct DialButton: View {
  @Environment(DialNavigator.self) private var navigator

  var body: some View { Button("Open") { navigator.isOpen = true } }
}

/// Each screen has a way of its own.
@Observable
final class ScaleRouter {
  var steps = 0
}

struct ScaleButton: View {
  @Environment(ScaleRouter.self) private var router

  var body: some View { Button("\(router.steps)") { router.steps += 1 } }
}

/// Hands down what one view needs, and what none does.
struct AltitudeScreen: View {
  @State private var barometer = Barometer()
  @State private var sherpa = Sherpa()
  @State private var scale = Scale()
  @State private var isComparing = false
  @State private var navigator = DialNavigator()
  @State private var router = ScaleRouter()

  var body: some View {
    VStack {
      Dial()
        .environment(barometer)  // expect: environment-overuse
      UnitPicker()
      DialButton()
        .environment(navigator)
      ScaleButton()
      Button("Compare") { isComparing = true }
    }
    .environment(sherpa)  // expect: environment-unread
    .environment(scale)
    .environment(router)
    .sheet(isPresented: $isComparing) { ComparisonScreen() }
  }
}

struct ComparisonScreen: View {
  @State private var scale = Scale()  // expect: app-wide-object-too-low
  @State private var router = ScaleRouter()

  var body: some View {
    VStack {
      UnitPicker()
      ScaleButton()
    }
    .environment(scale)
    .environment(router)
  }
}

#Preview {
  UnitPicker()  // expect: preview-missing-environment
}

import SwiftUI

/// Children with models of their own, of the same class as their parent's.
struct WeatherScreen: View {  // expect: multiple-state-objects
  @StateObject private var warnings = Warnings()
  @StateObject private var stations = Stations()
  @State private var forecast = Forecast()
  @State private var barometer = Barometer()
  @State private var focus = WeatherFocus()
  @State private var note = RainNote()

  var body: some View {
    NavigationStack {
      WarningList(warnings: warnings).badge(warnings.unread)
      Button("\(stations.names.count)") { stations.remove() }
      StationList()
      Text("\(forecast.degrees)").task { await forecast.load() }
      ForecastPane()
      Toggle("Pause", isOn: $barometer.isPaused)
      #if os(macOS)
      BarometerPane()
      #endif
      Stepper("Scroll", value: $focus.scroll)
      FocusField()
      TextField("Note", text: $note.text)
      NavigationLink("More") { RainNoteEditor() }
    }
  }
}

final class Warnings: ObservableObject {  // expect: legacy-observation
  @Published var unread = 3
}

struct WarningList: View {
  @StateObject var warnings = Warnings()  // expect: state-not-private hint

  var body: some View { Button("\(warnings.unread)") { warnings.unread = 0 } }
}

/// All of them hear of the same stations.
final class Stations: ObservableObject {  // expect: legacy-observation
  @Published var names: [String] = []

  init() { StationRegister.shared.add(self) }

  func remove() { names = [] }
}

final class StationRegister {
  static let shared = StationRegister()
  func add(_ stations: Stations) { stations.remove() }
}

struct StationList: View {
  @StateObject private var stations = Stations()  // expect: duplicate-owner hint

  var body: some View { Button("\(stations.names.count)") { stations.remove() } }
}

@Observable
final class Forecast {  // expect: observable-not-main-actor
  var degrees = 0
  func load() async { degrees = await Almanac.rain(on: 1) }
  func warm() { degrees += 1 }
}

struct ForecastPane: View {
  @State private var forecast = Forecast()  // expect: duplicate-owner hint

  var body: some View { Text("\(forecast.degrees)").task { await forecast.load() } }
}

@Observable
final class Barometer {
  var isPaused = false
}

struct BarometerPane: View {
  @State private var barometer = Barometer()

  var body: some View { Toggle("Pause", isOn: $barometer.isPaused) }
}

@Observable
final class WeatherFocus {
  var isKeyboardShown = false
  var scroll = 0
}

struct FocusField: View {
  @State private var focus = WeatherFocus()  // expect: duplicate-owner hint

  var body: some View { Toggle("Keyboard", isOn: $focus.isKeyboardShown) }
}

@Observable
final class RainNote {
  var text = ""
}

struct RainNoteEditor: View {
  @State private var note = RainNote()

  var body: some View { TextField("Note", text: $note.text) }
}

import SwiftUI

/// A weather station whose models are half moved to Observation.
@main
struct StationApp: App {
  @StateObject private var station = Station()  // fact: wrapper=StateObject origin=declaration

  var body: some Scene {
    WindowGroup {
      StationScreen()
        .environmentObject(station)
    }
  }
}

struct StationScreen: View {
  @EnvironmentObject private var station: Station
  @StateObject private var forecast = Forecast()

  var body: some View {
    VStack {
      Text("\(station.sensor.temperature) °")
      WindDial(wind: forecast.wind)
      GustLabel(gust: forecast.gust)
      Button("Rain \(forecast.rain) mm", action: forecast.load)
    }
  }
}

struct WindDial: View {
  let wind: Wind
  @State private var angle = 0.0

  var body: some View {
    Image(systemName: "arrow.up")
      .rotationEffect(.degrees(angle))
      .onAppear {
        // expect: missing-cleanup
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in angle = wind.degrees }
      }
    Text("\(wind.knots) kn")
  }
}

struct GustLabel: View {
  let gust: Gust
  var body: some View { Text("\(gust.maximum) \(gust.unit)") }
}

import SwiftUI

@Observable
final class Sun {
  var hours = 1
}

@Observable
final class Wind {
  var knots = 1
}

@Observable
final class Rain {
  var litres = 1
}

/// Hands on all of its models.
struct SkyScreen: View {
  @State private var sun = Sun()
  @State private var wind = Wind()
  @State private var rain = Rain()

  var body: some View {
    Sky()
      .environment(sun)  // expect: environment-overuse
      .environment(wind)  // expect: environment-overuse
      .environment(rain)  // expect: environment-overuse
  }
}

struct Sky: View {
  @Environment(Sun.self) private var sun
  @Environment(Wind.self) private var wind
  @Environment(Rain.self) private var rain

  var body: some View {
    Button("\(sun.hours) \(wind.knots) \(rain.litres)") {
      sun.hours += 1
      wind.knots += 1
      rain.litres += 1
    }
  }
}

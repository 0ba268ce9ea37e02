import SwiftUI

@Observable
final class Compass {
  var heading = 0.0

  func turn(by degrees: Double) { heading += degrees }
}

@Observable
final class Altimeter {
  var height = 0.0
}

extension EnvironmentValues {
  @Entry var spareCompass = Compass()  // expect: environment-unstable-default
}

/// Makes the compass where it hands it down, and forgets the altimeter.
struct CompassScreen: View {
  var body: some View {
    VStack {
      Needle()
      HeightLabel()
    }
    .environment(Compass())  // expect: environment-object-created-in-body error
  }
}

struct Needle: View {
  @Environment(Compass.self) private var compass

  var body: some View {
    Button("\(compass.heading)") { compass.turn(by: 5) }
  }
}

struct HeightLabel: View {
  @Environment(Altimeter.self) private var altimeter  // expect: environment-not-injected error

  var body: some View {
    Text("\(altimeter.height)")
  }
}

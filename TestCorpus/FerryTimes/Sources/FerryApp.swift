// expect-nothing
import SwiftUI

/// Times of ferries, built with Xcode 27 for the main actor.
@main
struct FerryApp: App {
  var body: some Scene {
    WindowGroup { Piers() }
  }
}

struct Piers: View {
  @State private var pier = "North"

  var body: some View {
    Picker("Pier", selection: $pier) {
      Text("North").tag("North")
      Text("South").tag("South")
    }
    Departures()
    Notes(sketch: pier)
    // custody:disable:next formatter-in-body - shown once a day
    Text(DateFormatter().string(from: .now))
    FerryMap()
  }
}

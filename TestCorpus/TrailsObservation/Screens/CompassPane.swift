import SwiftUI

@Observable
final class Magnetometer {
  private(set) var heading = 0.0

  init() {
    NotificationCenter.default.addObserver(forName: .init("heading"), object: nil, queue: .main) { note in  // expect: missing-cleanup
      print(note)
    }
  }
}

/// Makes a compass, and an observer of the centre, whenever its parent is evaluated.
struct CompassPane: View {
  @State private var compass = Magnetometer()  // expect: expensive-model-in-state "adds an observer"

  var body: some View {
    Text("\(compass.heading)")
  }
}

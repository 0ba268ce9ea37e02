import SwiftUI

/// A screen that is not yet migrated, and one that was migrated too far.
struct OldTrailScreen: View {
  @StateObject private var library = TrailLibrary()  // expect: state-object-holds-observable
  @EnvironmentObject private var router: Router  // expect: environment-object-holds-observable
  @Environment(ShipCompass.self) private var compass  // expect: environment-holds-observable-object
  @State private var counter = StepCounter()  // expect: state-holds-plain-class

  var body: some View {
    VStack {
      Text("\(library.trails.count) trails, \(compass.heading)°, \(router.path.count) screens")
      Button("\(counter.steps) steps") { counter.steps += 1 }
    }
    .environmentObject(library)  // expect: environment-object-holds-observable
  }
}

final class ShipCompass: ObservableObject {
  @Published var heading = 0
  @Environment(\.locale) private var locale  // expect: wrapper-outside-view
}

final class StepCounter {
  var steps = 0
}

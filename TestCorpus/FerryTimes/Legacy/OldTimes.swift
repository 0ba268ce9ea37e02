// expect-nothing
import SwiftUI

/// No longer built. The configuration leaves its folder out.
struct OldTimes: View {
  @ObservedObject private var times = OldTimesModel()

  var body: some View {
    Stepper("\(times.count)", value: $times.count)
  }
}

final class OldTimesModel: ObservableObject {
  @Published var count = 1
}

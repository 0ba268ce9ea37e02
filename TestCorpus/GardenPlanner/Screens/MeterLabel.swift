// expect-nothing
import OpenCombine
import SwiftUI

/// The wrapper is that of another module.
struct MeterLabel: View {
  @OpenCombine.ObservedObject private var meter = MeterCount()

  var body: some View { Stepper("\(meter.count)", value: $meter.count) }
}

final class MeterCount: ObservableObject {
  @Published var count = 0
}

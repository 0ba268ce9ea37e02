// expect-nothing
import SwiftUI

/// Somebody else's: it comes with a package manager.
struct Chart: View {
  @ObservedObject private var model = ChartModel()

  var body: some View {
    Stepper("\(model.scale)", value: $model.scale)
  }
}

final class ChartModel: ObservableObject {
  @Published var scale = 1
}

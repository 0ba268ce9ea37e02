// Generated using a template of this app. DO NOT EDIT.
// expect-nothing
import SwiftUI

final class FerryMapModel: ObservableObject {
  @Published var zoom = 1.0
}

struct FerryMap: View {
  @ObservedObject private var model = FerryMapModel()

  var body: some View {
    Slider(value: $model.zoom)
  }
}

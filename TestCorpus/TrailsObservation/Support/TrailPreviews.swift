// expect-nothing
import SwiftUI

#Preview("Map") {
  MapPane(model: MapModel())
}

#Preview("Form", traits: .sizeThatFitsLayout) {
  @Previewable
  // shown with a title
  @State
  var trail = Trail(id: 1, title: "Ridge")

  TrailForm(trail: trail)
}

struct TrailData: PreviewModifier {
  static func makeSharedContext() async throws -> TrailLibrary { TrailLibrary() }

  func body(content: Content, context: TrailLibrary) -> some View {
    VStack {
      content
      MapPane(model: MapModel())
    }
    .environment(context)
  }
}

// expect-nothing
import SwiftUI
import Testing

@testable import Trails

@MainActor
struct TrailTests {
  struct Host: View {
    let model = MapModel()
    var body: some View { MapPane(model: MapModel()) }
  }

  @Test func visiting() {
    let trail = Trail(id: 1, title: "Ridge")
    trail.visit()
    #expect(trail.visits == 1)
    _ = Host()
  }
}

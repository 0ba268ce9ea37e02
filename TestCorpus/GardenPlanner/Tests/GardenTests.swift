// expect-nothing
import Foundation
import SwiftUI
import Testing
import ViewInspector

/// Views for tests may do what they like.
struct GardenHost: View {
  let heap = CompostHeap()
  @State private var count = 0
  private let text: String

  init() {
    text = (try? String(contentsOfFile: "a.dat", encoding: .utf8)) ?? ""
  }

  var body: some View {
    let _ = count += 1
    RakePane(rake: Rake(teeth: 1))
    Button("\(heap.layers.count)") { heap.layers = [] }
    Text((try? String(contentsOfFile: "b.dat", encoding: .utf8)) ?? text)
    Text(DateFormatter().string(from: .now))
  }
}

struct GardenHosts: View {
  @State private var count = 0

  var body: some View {
    Stepper("\(count)", value: $count)
    GardenHost()
  }
}

// expect-nothing
import SwiftUI

/// Swift 6 itself says where this is called from the wrong place.
@Observable
final class Lighthouse {
  var isLit = false

  func light() async {
    try? await Task.sleep(for: .seconds(1))
    isLit = true
  }
}

struct LighthouseScreen: View {
  @State private var lighthouse = Lighthouse()

  var body: some View {
    Text(lighthouse.isLit ? "Lit" : "Dark").task { await lighthouse.light() }
  }
}

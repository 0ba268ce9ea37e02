// expect-nothing
import SwiftUI

extension StaffView {
  var foldButton: some View {
    Button("Fold") { isFolded.toggle() }
  }
}

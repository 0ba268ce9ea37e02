// expect-nothing
import SwiftUI

struct Marked: View {
  var body: some View { Text("é 🏝️") }
}

// expect-nothing
import SwiftUI

/// In parts that are easy to read. Nothing in it changes with each key.
struct AboutScreen: View {
  @State private var name = ""

  var body: some View {
    List {
      choir
      conductor
      venues
      thanks
      Button(name.isEmpty ? "Who wrote it?" : name) { name = "The tenors" }
    }
  }

  private var choir: some View {
    VStack { Text("Chamber choir").font(.title).padding(); Divider() }
  }

  private var conductor: some View {
    HStack { Text("Conductor").bold(); Spacer(); Text("Clara").padding() }
  }

  private var venues: some View {
    VStack { Text("Town hall").padding(); Divider(); Text("Saint Anne").padding() }
  }

  private var thanks: some View {
    HStack { Text("Thanks").bold(); Spacer(); Text("to all").padding() }
  }
}

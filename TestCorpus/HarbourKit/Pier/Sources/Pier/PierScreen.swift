// expect-nothing
import SwiftUI

/// Runs on systems that have neither `.task` nor Observation.
struct PierScreen: View {
  @State private var ships: [String] = []

  var body: some View {
    List(ships, id: \.self) { Text($0) }
      .onAppear {
        Task { ships = await Register.ships() }
      }
  }
}

enum Register {
  static func ships() async -> [String] { [] }
}

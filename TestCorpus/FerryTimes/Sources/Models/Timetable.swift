// expect-nothing
import SwiftUI

/// Asks for the times as soon as it is made. The macro of `@State` makes one for each view, from Xcode 27 on.
@Observable
final class Timetable {
  private(set) var times: [String] = []

  init() {
    Task { await load() }
  }

  func load() async {
    times = await Server.times()
  }
}

enum Server {
  static func times() async -> [String] { [] }
}

// expect-nothing
import SwiftUI

/// A method of its own puts the crew into the environment.
@Observable
final class Crew {
  var count = 0
}

extension View {
  func environmentObject(_ crew: Crew) -> some View { environment(crew) }
}

struct CrewLine: View {
  @Environment(Crew.self) private var crew

  var body: some View { Stepper("\(crew.count)", value: Bindable(crew).count) }
}

@main
struct CrewApp: App {
  @State private var crew = Crew()

  var body: some Scene {
    WindowGroup { CrewLine().environmentObject(crew) }
  }
}

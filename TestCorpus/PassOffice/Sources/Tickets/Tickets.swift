// expect-nothing
import Resolver
import SwiftUI

/// A container of another module says what is put into the environment.
@Observable
final class Ticket {
  var name = ""
}

struct TicketLine: View {
  @Environment(Ticket.self) private var ticket

  var body: some View { TextField("Name", text: Bindable(ticket).name) }
}

@main
struct TicketApp: App {
  var body: some Scene {
    WindowGroup {
      TicketLine().environment(Container.current.resolve())
    }
  }
}

// expect-nothing
import SwiftUI

struct Departures: View {
  @State private var timetable = Timetable()
  @State private var delay = ""

  var body: some View {
    ForEach(timetable.times, id: \.self) { Text($0) }
    DelayBadge(text: delay)
      // custody:disable task-in-on-appear - the delay is wanted when the screen has gone, too
      .onAppear {
        Task {
          let times = await Server.times()
          delay = times.last ?? ""
        }
      }
    // custody:enable task-in-on-appear
  }
}

/// The configuration says that a sketch is a draft.
struct Notes: View {
  @State private var text: String

  init(sketch: String) {
    _text = State(initialValue: sketch)
  }

  var body: some View { TextField("Notes", text: $text) }
}

struct DelayBadge: View {
  let text: String
  @State var isLarge = false  // custody:disable:this state-not-private - goes with the next release

  var body: some View {
    Toggle(text, isOn: $isLarge)
  }
}

// expect-nothing
import SwiftUI

#Preview("Voices") {
  @Previewable @State var voice = Voice.tenor
  VoicePicker(voice: $voice)
}

#Preview("Account") {
  AccountLine(tempo: Tempo())
    .environmentObject(Account())
}

#Preview("Programme", traits: .sizeThatFitsLayout) {
  ProgrammeSheet(programme: Programme(), isPublic: .constant(true))
    .environment(ConcertCalendar())
}

struct TuningFork_Previews: PreviewProvider {
  struct Host: View {
    @ObservedObject private var downloads = Downloads()
    private let programme = Programme()

    var body: some View {
      Toggle(programme.title, isOn: $downloads.isPaused)
    }
  }

  static var previews: some View {
    VStack {
      Host()
      TuningFork(pitch: Pitch())
      Slider(value: .constant(0.5))
    }
  }
}

import SwiftUI

/// Controls whose bindings do what they should.
struct SettingsScreen: View {
  @Environment(Appearance.self) private var appearance
  @AppStorage("metronome.tempo") private var tempo = 72
  @AppStorage("choir.name", store: .init(suiteName: "group.choir")) private var name = ""
  @SceneStorage("settings.section") private var section = "general"
  @State private var fields = ["A4", "A3"]
  @State private var clicks = 0 { didSet { print(clicks) } }
  @State private var code = ""
  @State private var hint = ""
  @State private var page = 0
  let showAccount: () -> Void

  var body: some View {
    Form {
      Stepper("Tempo \(tempo)", value: $tempo)
      TextField("Choir", text: $name)
      TextField("Section", text: $section)
      Slider(value: Bindable(appearance).scale)
      Toggle("Always loud", isOn: .constant(true)).disabled(true)
      Button(action: showAccount) { Toggle("Signed in", isOn: .constant(tempo > 0)) }
      TextField("First", text: $fields[0])
      Button("\(clicks)") { clicks += 1 }
      TextField("Code", text: $code)
      Text(hint)
      PageTurner(page: $page)
      MuteGroup()
    }
    .onChange(of: code) { _, new in code = String(new.prefix(4)) }
    .onChange(of: code) { Task { hint = await look(code) } }
    .onReceive(NotificationCenter.default.publisher(for: .init("reset"))) { _ in code = "" }
  }

  private func look(_ code: String) async -> String { code }
}

/// Hands its page to and fro.
struct PageTurner: View {
  @Binding var page: Int
  @State private var current = 0

  var body: some View {
    Stepper("\(current)", value: $current)
      .onChange(of: current) { page = current }
      .onChange(of: page) { current = page }
  }
}

/// Nothing is ever removed from its list.
struct MuteGroup: View {
  @AppStorage("metronome.tempo") private var tempo = 72
  @State private var muted = [false, false]
  @State private var longest = 0
  @State private var shownTempo = 72.0
  @State private var isBright = false

  var body: some View {
    ForEach(muted.indices, id: \.self) { index in  // expect: index-identity hint
      Toggle("\(index) at \(tempo)", isOn: $muted[index])
    }
    Text("\(longest)")
      .opacity(isBright ? 1 : shownTempo / 100)
      .onChange(of: tempo) { longest = max(longest, tempo) }
      .onChange(of: tempo) { withAnimation { shownTempo = Double(tempo) } }
      .onChange(of: tempo) { isBright = tempo > 60 }
      .onTapGesture { isBright.toggle() }
  }
}

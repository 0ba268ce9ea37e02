import SwiftUI

/// A filter that two places share, and a copy that should not exist.
struct FilterBar: View {
  @Binding private var filter: String
  @State private var text: String

  init(filter: Binding<String>) {
    _filter = filter
    _text = .init(wrappedValue: filter.wrappedValue)  // expect: state-from-parameter
  }

  var body: some View {
    TextField("Filter", text: $text)
      .onSubmit { filter = text }
  }
}

struct FilterScreen: View {
  @State private var filter = ""
  @State private var level = 1

  var body: some View {
    VStack {
      FilterBar(filter: $filter)
      LevelPicker(level: .constant(2))
      Picker("Level", selection: Binding(get: { level }, set: { level = $0 })) {}  // expect: inline-binding
      Button("Clear") { filter = "" }
    }
  }
}

struct LevelPicker: View {
  @Binding var level: Int

  var body: some View {
    let _ = level += 1  // expect: mutation-in-body
    Stepper("Level", value: $level)
  }
}

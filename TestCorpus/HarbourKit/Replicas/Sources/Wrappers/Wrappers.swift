import SwiftUI

/// Wrappers of its own.
@propertyWrapper
struct State<Value> {
  var wrappedValue: Value
  var projectedValue: State<Value> { self }
}

@propertyWrapper
struct ObservedObject<Value> {
  var wrappedValue: Value
}

final class Tally: ObservableObject {  // expect: legacy-observation
  @Published var count = 0
}

struct TallyScreen: View {
  @ObservedObject private var tally = Tally()
  @State private var count = 0 { didSet { print(count) } }
  @State private var title: String

  init(title: String) { _title = State(wrappedValue: title) }

  var body: some View {
    Button("\(tally.count)") { tally.count += 1 }
    TallyRow(count: $count, title: $title)
  }
}

struct TallyRow: View {
  let count: State<Int>
  let title: State<String>

  var body: some View { Text("\(count.wrappedValue) \(title.wrappedValue)") }
}

struct TallyScreens: View {
  @SwiftUI.State private var title = ""

  var body: some View {
    TextField("Title", text: $title)
    TallyScreen(title: title)
  }
}

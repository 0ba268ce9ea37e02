import Factory
import LazyState
import SwiftUI

@MainActor
final class SingerModel: ObservableObject {  // expect: legacy-observation
  static let conductor = SingerModel(name: "Conductor")
  @Published var name: String
  @Published var solos = 0

  init(name: String) { self.name = name }
  func prepare() {}
}

/// Its models come from elsewhere: from a container, from a wrapper, from a static property.
struct SingerScreen: View {
  @InjectedObject(\.singer) private var singer: SingerModel
  @Injected(\.programme) private var programme = Programme()
  @LazyState private var draft = SingerModel(name: "")
  @State private var isEditing = false
  @State private var count = 0

  var body: some View {
    VStack {
      TextField("Name", text: $singer.name)
      TextField("Draft", text: $draft.name)
      TextField("Programme", text: $programme.title)
      SoloCounter(initialCount: count)
      SingerCard()
      ConductorCard(singer: .conductor)
      ConductorPage(singer: .conductor)
      Stepper("Count \(count)", value: $count)
    }
    .sheet(isPresented: $isEditing) {
      SingerForm(singer: singer)
    }
    .onTapGesture { isEditing = true }
  }
}

/// Starts with a number, and goes on by itself.
struct SoloCounter: View {
  @State private var count: Int

  init(initialCount: Int) {
    _count = State(initialValue: initialCount)
  }

  var body: some View {
    Button("\(count)") { count += 1 }
  }
}

/// Nobody passes a singer: the default is cheap, and made again each time all the same.
struct SingerCard: View {
  @StateObject private var singer: SingerModel

  init(singer: SingerModel = SingerModel(name: "New")) {
    _singer = StateObject(wrappedValue: singer)  // expect: injected-object-in-state hint
  }

  var body: some View {
    Stepper(singer.name, value: $singer.solos)
  }
}

/// It is always the same conductor.
struct ConductorCard: View {
  @ObservedObject private var singer: SingerModel

  init(singer: SingerModel) {
    self.singer = singer
    singer.prepare()
  }

  var body: some View {
    Stepper(singer.name, value: $singer.solos)
  }
}

/// Keeps the conductor, who is kept already.
struct ConductorPage: View {
  @StateObject private var singer: SingerModel

  init(singer: SingerModel) {
    _singer = StateObject(wrappedValue: singer)  // expect: injected-object-in-state hint
  }

  var body: some View { Text(singer.name) }
}

/// Assigns to its state later, when it is installed.
struct SingerForm: View {
  @ObservedObject private var singer: SingerModel
  @State private var isOpen = false
  @Clamped(0...10) private var level = 5
  private var open: () -> Void = {}

  init(singer: SingerModel) {
    self.singer = singer
    level = 7
    open = { [self] in isOpen = true }
  }

  var body: some View {
    Toggle("\(singer.name) \(level)", isOn: $isOpen)
      .onTapGesture(perform: open)
  }
}

@propertyWrapper
struct Clamped {
  private var value: Int
  private let range: ClosedRange<Int>

  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range
    value = wrappedValue
  }

  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
}

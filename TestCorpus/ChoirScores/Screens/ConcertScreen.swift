import SwiftUI

struct ConcertScreen: View {
  @Environment(ConcertCalendar.self) private var calendar
  @Environment(\.scenePhase) private var phase
  @State private var programme = Programme()
  @State private var shown: Concert?
  @State private var isPublic = true
  @State private var height = 0.0
  @State private var selected: Concert.ID?

  var body: some View {
    @Bindable var calendar = calendar
    List {
      ForEach(calendar.concerts) { concert in
        ConcertRow(concert: concert, isOpen: concert.id == selected)
          .onTapGesture { shown = concert }
      }
      TextField("Notes", text: $calendar.notes[1, default: ""])
      ConcertSummary(date: calendar.today)
      ForEach(calendar.concerts.map(\.place), id: \.self) { Text($0) }
    }
    .background(
      GeometryReader { proxy in
        Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
      }
    )
    .onPreferenceChange(HeightKey.self) { height = $0 }
    .frame(minHeight: height)
    .sheet(item: $shown) { concert in
      ConcertEditor(concert: concert)
      ConcertMap(id: concert.id)
      NewProgramme { programme = $0 }
      ProgrammeSheet(programme: programme, isPublic: $isPublic)
      PosterEditor(place: concert.place)
      ProgrammeReset(programme: $programme)
    }
    .onChange(of: phase) { selected = nil }
    .onAppear {
      // The upload goes on when the screen is gone.
      Task { await Analytics.upload("concerts") }  // expect: task-in-on-appear hint
    }
    .task(id: Foundation.Calendar.current.startOfDay(for: .now)) { await calendar.load() }
  }
}

struct HeightKey: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}

/// A row gets a new state with each element, but not with each change of one.
struct ConcertRow: View {
  private let concert: Concert
  private let isOpen: Bool
  @State private var place: String
  @State private var isExpanded: Bool

  init(concert: Concert, isOpen: Bool) {
    self.concert = concert
    self.isOpen = isOpen
    _place = State(initialValue: concert.place)  // expect: state-from-parameter hint
    _isExpanded = State(initialValue: isOpen)
  }

  var body: some View {
    DisclosureGroup(concert.date.formatted(), isExpanded: $isExpanded) {
      TextField("Place", text: $place)
    }
    .task(id: isOpen) { isExpanded = isOpen }
  }
}

/// Formats without making formatters.
struct ConcertSummary: View {
  let date: Date
  private static let price: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    return formatter
  }()
  @State private var amount = 12.0
  @State private var receipt = ""

  var body: some View {
    let _ = Self._printChanges()
    let _ = print("summary", date)
    VStack {
      Text(date, format: .dateTime.day().month())
      Text(date.formatted(.relative(presentation: .named)))
      TextField("Price", value: $amount, formatter: Self.price)
      Image(uiImage: UIImage(named: "stage") ?? UIImage())
      Text(NSLocalizedString("concert.free", comment: ""))
      ForEach(Voice.allCases.filter { $0 != .bass }) { Text($0.rawValue) }
      Button(receipt) {
        receipt = ISO8601DateFormatter().string(from: date)
        receipt += (try? String(contentsOf: .temporaryDirectory, encoding: .utf8)) ?? ""
      }
      .disabled(words.isEmpty)
    }
  }

  private var words: [String] {
    var words: [String] = []
    words.append("Concert")
    return words.reversed()
  }
}

/// Edits a draft, and takes its first values from what it is given.
struct ConcertEditor: View {
  @Environment(ConcertCalendar.self) private var calendar
  @State private var place: String
  @State private var price = 12.0
  @State private var original: Concert
  private let id: Concert.ID

  init(concert: Concert) {
    id = concert.id
    original = concert
    _place = State(initialValue: concert.place)  // expect: state-from-parameter hint
    _price = State(initialValue: 15)
  }

  init(place: String) {
    self.init(concert: Concert(id: 0, place: place, date: .now))
    original = Concert(id: 0, place: place, date: .distantFuture)
  }

  var body: some View {
    Form {
      TextField("Place", text: $place)
      Slider(value: $price, in: 0...50)
      Button("Revert") { place = original.place }
    }
  }
}

/// Shown anew for each concert.
struct ConcertMap: View {
  @Environment(ConcertCalendar.self) private var calendar
  let id: Concert.ID
  @State private var place = ""

  var body: some View {
    Text(place)
      .task { place = await calendar.place(of: id) }  // expect: task-missing-id hint
  }
}

/// Begins with a programme of its own, which it hands over at the end.
struct NewProgramme: View {
  @State private var programme = Programme()
  let add: (Programme) -> Void

  var body: some View {
    Form {
      TextField("Title", text: $programme.title)
      Button("Add") { add(programme) }
    }
  }
}

/// Each sheet begins with a poster of its own.
struct PosterEditor: View {
  @StateObject private var draft: NotesDraft

  init(place: String) {
    _draft = StateObject(wrappedValue: NotesDraft(title: place))  // expect: state-object-from-parameter hint
  }

  var body: some View { TextField(draft.title, text: $draft.notes) }
}

/// Sets what the object behind the binding holds.
struct ProgrammeReset: View {
  @Binding var programme: Programme

  var body: some View {
    Button("Reset") { programme.title = "" }
  }
}

/// Follows what it is given.
struct ProgrammeSheet: View {
  @Environment(ConcertCalendar.self) private var calendar
  @Bindable var programme: Programme
  @Binding private var isPublic: Bool
  @AppStorage("programme.size") private var size = 12
  @State private var title: String
  private let heading: String

  init(programme: Programme, isPublic: Binding<Bool>) {
    self.programme = programme
    _isPublic = isPublic
    _title = State(initialValue: programme.title)
    heading = isPublic.wrappedValue ? "Public, \(size)" : programme.title
  }

  var body: some View {
    Form {
      Text("\(heading) \(calendar.concerts.count)")
      Toggle("Public", isOn: $isPublic)
      TextField("Title", text: $title)
      TextField("Programme", text: $programme.title)
      Stepper("Size \(size)", value: $size)
    }
    .onChange(of: programme.title) { title = programme.title }
  }
}

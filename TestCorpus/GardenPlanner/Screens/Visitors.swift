import Observation
import SwiftUI

/// Visitors of the garden: what they see begins in its own way.
struct VisitorScreen: View {
  @EnvironmentObject private var garden: Garden
  @StateObject private var store = VisitStore()
  @State private var title = ""  // expect: state-never-written
  @State private var digits = ["", "", ""]
  @State private var lines: [String] = []
  @State private var isShown = false
  let route: VisitRoute
  let deck: VisitDeck
  let digitsLabel: VisitLabel

  var body: some View {
    Text(garden.name).onAppear { garden.dig("Visit") }
    route
    VisitLog()
    VisitFeedPane(store: store)
    VisitPrice(amount: 1, label: digitsLabel)
    VisitDeckPane(deck: deck)
    VisitStart(start: 3)
    VisitStoreField(store: store)
    VisitMeter()
    VisitCount(count: 1)
    VisitCount(count: 2)
    VisitForm()
    VisitDate(date: .now)
    ForEach(digits.indices, id: \.self) { index in  // expect: index-identity hint
      TextField("Digit", text: $digits[index])
    }
    ForEach(lines.indices, id: \.self) { VisitWord(text: lines[$0]) }  // expect: index-identity hint
    Button("Clear \(title)") {
      lines.removeAll()
      lines.append("cleared")
    }
    .sheet(isPresented: $isShown) { HarvestMemo() }
  }
}

final class VisitStore: ObservableObject {  // expect: legacy-observation
  @Published var count = 0
}

extension VisitStore: Observable {}

struct VisitStoreField: View {
  @Bindable var store: VisitStore

  var body: some View { Text("\(store.count)") }
}

struct VisitWord: View {
  let text: String
  @State private var isOpen = false

  var body: some View { Toggle(text, isOn: $isOpen) }
}

@Observable
final class VisitModel {
  var titles: [String] = []
}

struct VisitFeed: View {
  @State private var model: VisitModel

  init(model: VisitModel) { _model = State(initialValue: model) }  // expect: injected-object-in-state hint

  var body: some View { Button("\(model.titles.count)") { model.titles = [] } }
}

/// Each may be pushed.
enum VisitRoute: View {
  case feed, about

  var body: some View {
    switch self {
    case .feed: VisitFeed(model: VisitModel())  // expect: model-created-in-body hint
    case .about: Text("About")
    }
  }
}

final class VisitLogModel: ObservableObject {  // expect: legacy-observation
  @Published var lines: [String] = []
}

/// `@State` takes a value: it makes no difference where that is made.
struct VisitLog: View {
  @State private var log: VisitModel

  init() {
    let log = VisitModel()
    _log = State(initialValue: log)
  }

  var body: some View { Button("\(log.titles.count)") { log.titles = [] } }
}

final class VisitFeedModel: ObservableObject {  // expect: legacy-observation
  @Published var titles: [String] = []
  init(store: VisitStore) { print(store.count) }
}

struct VisitFeedPane: View {
  @StateObject private var model: VisitFeedModel

  init(store: VisitStore) { _model = StateObject(wrappedValue: VisitFeedModel(store: store)) }

  var body: some View { Button("\(model.titles.count)") { model.titles = [] } }
}

final class VisitLabel {
  var digits = 2
}

struct VisitPrice: View {
  @State private var amount: Double
  @State private var label: VisitLabel

  init(amount: Double, label: VisitLabel) {
    _amount = State(initialValue: amount)
    _label = State(initialValue: label)
  }

  var body: some View { Slider(value: $amount) { Text("\(label.digits)") } }
}

@Observable
final class VisitDeck {
  var title = ""
}

/// An object, and no copy of it.
struct VisitDeckPane: View {
  @State private var deck: VisitDeck

  init(deck: VisitDeck) { _deck = State(initialValue: deck) }  // expect: injected-object-in-state hint

  var body: some View { TextField("Deck", text: $deck.title) }
}

struct VisitStart: View {
  @State private var count = 0

  init(start: Int) { reset() }

  var body: some View { Stepper("\(count)", value: $count) }

  private func reset() { count = 0 }
}

/// That it is lost is worse.
struct VisitMeter: View {
  private let log = VisitLogModel()  // expect: model-without-owner

  var body: some View { Button("\(log.lines.count)") { log.lines = [] } }
}

struct VisitCount: View {
  @State var count = 0  // expect: state-not-private hint

  var body: some View { Text("\(count)") }
}

@Observable
final class VisitFormModel {
  var isFooterExpanded = false
}

struct VisitForm: View {
  @State private var model = VisitFormModel()

  var body: some View { Button(model.isFooterExpanded ? "Less" : "More") { model.isFooterExpanded = true } }
}

struct VisitDate: View {
  private let text: String

  init(date: Date) { text = DateFormatter().string(from: date) }  // expect: work-in-init warning

  var body: some View { Text(text) }
}

/// The object of the older family hands out publishers.
struct VisitQuery: View {
  let search: OrderSearch

  var body: some View { Text("Query").onReceive(search.$query) { print($0) } }
}

struct VisitKnob {
  var diameter = 80.0
}

@Observable
final class VisitCounter {
  @State var count = 0  // expect: published-in-observable
}

final class VisitController {
  @StateObject private var store = VisitStore()  // expect: wrapper-outside-view

  init() { store.count = 1 }
}

/// Has a projection of its own, and is no view.
@propertyWrapper
struct Tracked<Value> {
  var wrappedValue: Value
  var projectedValue: Self { self }
}

final class VisitImporter {
  let deck: VisitDeck
  @Tracked var progress = 0.0

  init(deck: VisitDeck) { self.deck = deck }

  func report() { print($progress, deck.title) }
}

#Preview {
  @Previewable @Bindable var deck = VisitDeck()
  TextField("Deck", text: $deck.title)
}

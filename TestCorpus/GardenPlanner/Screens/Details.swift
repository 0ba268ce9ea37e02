import SwiftUI
import TurfKit

/// Code that could be simpler, and need not be.
struct DetailScreen: View {
  @Bindable var store: TurfStore
  let names: [String]
  let detail: Detail
  @State private var name = ""
  @State private var cart = Detail()
  @State private var player = DetailPlayer()
  @State private var point = 0
  @State fileprivate var isOpen = false

  var body: some View {
    TextField("Name \(store.count) \(cart.count) \(point)", text: $name).onAppear { fill(&point) }
    Text(isOpen ? "Open" : "Closed").onTapGesture(perform: open)
    VStack {
      DetailBar()
      DetailMini()
    }
    .environment(player)
    first
    second
    third
    fourth
    DetailEntry(icon: AnyView(Image(systemName: "star")))
    ScrollView {
      VStack { ForEach(names, id: \.self) { Text($0) } }
    }
    VStack { ForEach(names, id: \.self) { DetailChip(title: $0) } }
    Text("Header").shadow(radius: 4)
    Stepper("Count", value: Binding(get: { detail.count }, set: { detail.count = $0 }))
    Text("Glass").glass().faded(isOpen)
    DetailRow(title: "One", count: 1).equatable()
    DetailLine(title: "Two", action: {}).equatable()
  }

  private var first: some View { Text("One") }
  private var second: some View { Text("Two").bold() }
  private var third: some View { Text("Three") }
  private var fourth: some View { Text("Four") }
}

struct DetailFilter: View {
  @Bindable var filter: TurfStore

  var body: some View { TextField("Filter", text: $filter.query) }
}

func fill(_ number: inout Int) { number = 1 }

extension DetailScreen {
  fileprivate func open() { isOpen = true }
}

extension View {
  func faded(_ isFaded: Bool) -> some View { opacity(isFaded ? 0.5 : 1) }

  @ViewBuilder
  func glass() -> some View {
    if #available(iOS 26, *) { self.bold() } else { self }
  }
}

@Observable
final class Detail {
  var count = 0
}

struct DetailChip: View {
  let title: String

  var body: some View { Text(title) }
}

struct DetailEntry: View {
  let icon: AnyView
  private var badge: AnyView?

  init(icon: AnyView) { self.icon = icon }

  var body: some View { icon.overlay { badge } }

  func badge(_ badge: some View) -> DetailEntry {
    var entry = self
    entry.badge = AnyView(badge)
    return entry
  }
}

struct DetailRow: View, Equatable {
  let title: String
  let count: Int

  static func == (one: DetailRow, other: DetailRow) -> Bool { isSame(one, other) }
  private static func isSame(_ one: DetailRow, _ other: DetailRow) -> Bool { one.title == other.title }

  var body: some View { Text("\(title) \(count)") }
}

struct DetailLine: View, Equatable {
  let title: String
  let action: () -> Void

  static func == (one: DetailLine, other: DetailLine) -> Bool { one.title == other.title }

  var body: some View { Button(title, action: action) }
}

/// The base class is where to begin.
class DetailBase: ObservableObject {  // expect: legacy-observation
  @Published var total = 0
}

final class DetailSub: DetailBase {
  @Published var count = 0
}

struct DetailTotals: View {
  @ObservedObject var sub: DetailSub
  @StateObject private var units = Units.shared
  @StateObject private var tally = HarvestTally()
  @StateObject private var flow = OrderFlow()

  var body: some View {
    Text("\(sub.total) \(sub.count) \(units.isMetric) \(tally.name) \(flow.error ?? "")")
  }
}

/// Its macro is that of another kit.
@TurfTracked
final class DetailCart: ObservableObject {
  var names: [String] = []
}

@Observable
final class DetailPlayer {
  var isMiniShown = false
}

struct DetailBar: View {
  @Environment(DetailPlayer.self) private var player

  var body: some View { Button("Open") { player.isMiniShown = true } }
}

struct DetailMini: View {
  @Environment(DetailPlayer.self) private var player

  var body: some View { if player.isMiniShown { Text("Playing") } }
}

/// One of its protocols is not known.
struct DetailSide: TurfPanel {
  @State private var isOpen = false
}

/// Declares a wrapper of that name.
final class DetailMachine {
  @propertyWrapper struct State { var wrappedValue = 0 }
  @State var count
}

/// The kit's class may be an object of the older family.
@Observable
final class DetailBasket: TurfClass {
  var count = 0
}

struct DetailShop: View {
  @StateObject private var basket = DetailBasket()

  var body: some View { Text("\(basket.count)") }
}

import Combine
import SwiftUI
import TurfKit

/// Bindings and wrappers that look wrong.
struct OrderScreen: View {
  @ObservedObject var flow: OrderFlow
  let isChecked: Bool
  let toggle: () -> Void
  let level: Double
  @State private var names: [String] = []
  @State private var scores: [String: Int] = [:]
  @State private var selection = 0

  var body: some View {
    Slider(value: .constant(level)).allowsHitTesting(false)
    VStack {
      TextField("Loading", text: .constant(""))
    }
    .redacted(reason: .placeholder)
    Toggle("Done", isOn: .constant(isChecked)).onTapGesture(perform: toggle)
    Text("Map").sheet(isPresented: .constant(true)) { Text("Places") }
    List(selection: .constant(nil as Int?)) { Text("One") }
      .alert("Failed", isPresented: .constant(flow.error != nil)) { Button("OK") { flow.error = nil } }
    Text("Export").sheet(isPresented: .constant(flow.error != nil), onDismiss: { flow.error = nil }) { Text("Failed") }
    TextEditor(text: .constant(flow.error ?? ""))  // expect: constant-binding hint
    TextField("Name", text: $names[selection])
    ForEach(names, id: \.self) { name in Stepper(name, value: $scores[name, default: 0]) }
    Button("Remove") {
      names.removeLast()
      scores.removeAll()
    }
    .onTapGesture { selection += 1 }
  }
}

final class OrderFlow: ObservableObject {  // expect: legacy-observation
  @Published var error: String?
}

@Observable
final class OrderPaper: Identifiable {
  var name = ""
  var price = 0
}

struct OrderFields: View {
  let paper: OrderPaper
  let turf: TurfDocument
  @Binding var papers: [OrderPaper]
  @Binding var bound: OrderPaper

  var body: some View {
    Text("$paper.price costs $\(paper.price)")
    TextField("Name", text: $turf.name)
    TextField("Name", text: $bound.name)
    ForEach($papers) { $paper in TextField("Name", text: $paper.name) }
    nameField
  }

  private var nameField: some View {
    @Bindable var paper = paper
    return Group { TextField("Name", text: $paper.name) }
  }
}

/// A model writes what its observers want to know.
final class OrderSearch: ObservableObject {  // expect: legacy-observation
  @Published var query = "" { didSet { print(query) } }
}

struct OrderSearchField: View {
  @StateObject private var search = OrderSearch()

  var body: some View { TextField("Word", text: $search.query) }
}

final class OrderAccount: ObservableObject {  // expect: legacy-observation
  @Published var name = ""
}

/// Whoever has the binding puts another one into it; and it listens by itself.
struct OrderAccounts: View {
  @State private var account: OrderAccount?
  @State private var heard = OrderAccount()  // expect: state-holds-observable-object hint
  @State private var name = ""

  var body: some View {
    Text(account?.name ?? "")
    OrderLogin(account: $account)
    Text("\(name) of \(heard.name)").onReceive(heard.$name) { name = $0 }
  }
}

struct OrderLogin: View {
  @Binding var account: OrderAccount?

  var body: some View { Button("Log in") { account = OrderAccount() } }
}

final class OrderMeter {
  let changes = PassthroughSubject<Void, Never>()
  var level = 0 { didSet { changes.send() } }
}

actor OrderCounter {
  var count = 0
}

struct OrderConsole: View {
  @State private var meter = OrderMeter()
  @State private var counter = OrderCounter()
  @State private var ticks = 0

  var body: some View {
    Button("\(meter.level) \(ticks)") { meter.level += 1 }
      .onReceive(meter.changes) { ticks += 1 }
  }
}

final class OrderLine: ObservableObject, Identifiable {  // expect: legacy-observation
  let title: String
  @Published var count = 0

  init(title: String) { self.title = title }

  func add() { count += 1 }
}

struct OrderLines: View {
  let line: OrderLine
  @ObservedObject var observed: OrderLine

  var body: some View {
    Text("\(line.title) \(observed.count) \(line.count)")
    Button("Add", action: line.add)
      .contextMenu { OrderMenu(line: line) }
  }
}

struct OrderMenu: View {
  let line: OrderLine  // expect: observable-object-not-observed hint

  var body: some View { Button("Add to \(line.count)", action: line.add) }
}

/// The step before has filled it in.
final class OrderDraft: ObservableObject {  // expect: legacy-observation
  @Published var name = ""
}

struct OrderNameStep: View {
  @ObservedObject var draft: OrderDraft

  var body: some View { TextField("Name", text: $draft.name) }
}

struct OrderDoneStep: View {
  let draft: OrderDraft

  var body: some View { Text("Thanks, \(draft.name)") }
}

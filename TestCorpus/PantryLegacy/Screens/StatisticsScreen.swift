import Combine
import SwiftUI

struct StatisticsScreen: View {
  let store: PantryStore
  @State private var page: Int
  private let names: [String]
  private var subscription: AnyCancellable?

  init(store: PantryStore, page: Int) {
    self.store = store
    _page = State(initialValue: page)  // expect: state-from-parameter hint
    names = store.items.map(\.name)
    subscription = store.$query.sink { print($0) }  // expect: work-in-init
  }

  var body: some View {
    VStack {
      Stepper("Page \(page)", value: $page)
      ForEach(names.prefix(10), id: \.self) { name in
        Text("\(name) \(store.length(of: name))")
      }
      ChartHost(values: names.map(\.count))
    }
  }
}

/// A container whose initialiser makes what it should receive.
struct ChartHost: View {
  @ObservedObject private var model: ChartModel
  let values: [Int]

  init(values: [Int]) {
    self.values = values
    _model = ObservedObject(wrappedValue: ChartModel(values: values))  // expect: observed-object-created  // fact: phase=init
  }

  var body: some View {
    Slider(value: $model.zoom, in: 1...4)
  }
}

final class ChartModel: ObservableObject {
  @Published var zoom = 1.0
  let values: [Int]

  init(values: [Int]) {
    self.values = values
  }
}

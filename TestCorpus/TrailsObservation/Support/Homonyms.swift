// expect-nothing
import ComposableArchitecture
import SwiftUI

/// A feature of another framework. Its state, its body and its store only look like SwiftUI's.
@Reducer
struct Downloads {
  @ObservableState
  struct State: Equatable {
    var running = 0
  }

  enum Action {
    case start
  }

  @Dependency(\.trailClient) var trailClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.running += 1
      return .run { _ in try await trailClient.download() }
    }
  }
}

struct DownloadsView: View {
  @Bindable var store: StoreOf<Downloads>
  @Shared(.appStorage("count")) private var count = 0
  @Injected private var library: TrailLibrary

  var body: some View {
    Stepper("\(store.running)", value: $store.running)
    Text(library.title(of: count))
  }
}

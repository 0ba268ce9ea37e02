import KitchenModels
import SwiftUI

/// What looks like a mistake of identity and is none.
struct StepScreen: View {
  @Bindable var recipe: Recipe  // expect: bindable-unneeded
  @State private var attempt = UUID()
  @State private var rating = 3
  private static let headers = ["Step", "Text"]

  var body: some View {
    List {
      ForEach(Self.headers.indices, id: \.self) { Text(Self.headers[$0]) }
      ForEach(Array(recipe.steps.enumerated()), id: \.element.id) { index, step in
        Text("\(index + 1). \(step.text)")
      }
      ForEach(0..<rating, id: \.self) { _ in Image(systemName: "star") }
      Stepper("Rating", value: $rating)
      ProgressView().id(UUID())
      AsyncImage(url: URL(string: "https://example.org"))
        .id(attempt)
      Button("Again") { attempt = UUID() }
    }
    .bold(rating > 3)
  }
}

/// Compares all that it shows, and says so where it is built.
struct StepCard: View, Equatable {
  let step: Step
  let open: () -> Void

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.step == rhs.step }

  var body: some View {
    Button(step.text, action: open)
      .background { RoundedRectangle(cornerRadius: 8).fill(.white).shadow(radius: 2) }
      .clipShape(.rect(cornerRadius: 8))
  }
}

struct StepFeed: View {
  let steps: [Step]

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(steps) { step in StepCard(step: step) {}.equatable() }
      }
      VStack {
        ForEach(steps.prefix(3)) { step in StepCard(step: step) {}.equatable() }
      }
    }
    .if(true) { $0.padding() }
  }
}

protocol Plugin { func makeSettings() -> AnyView }

struct Timers: View, Plugin {
  var body: some View { Text("Timers") }
  func makeSettings() -> AnyView { AnyView(Text("Minutes")) }
}

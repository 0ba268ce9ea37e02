import SwiftUI

struct Ink: Equatable {
  var color = Color.black
  var appearance: Appearance?
}

private struct InkKey: EnvironmentKey {
  static let defaultValue = Ink()
}

private struct MetronomeKey: EnvironmentKey {
  static let defaultValue = Metronome.shared
}

extension EnvironmentValues {
  @Entry var voice = Voice.alto
  @Entry var staffHeight = 42.0
  @Entry var lectern: Lectern?

  var ink: Ink {
    get { self[InkKey.self] }
    set { self[InkKey.self] = newValue }
  }

  var metronome: Metronome {
    get { self[MetronomeKey.self] }
    set { self[MetronomeKey.self] = newValue }
  }
}

struct StandardEnvironment: ViewModifier {
  let account: Account

  func body(content: Content) -> some View {
    content
      .environmentObject(account)
      .environment(\.voice, account.voice)
  }
}

extension View {
  func standardEnvironment(_ account: Account) -> some View {
    modifier(StandardEnvironment(account: account))
  }
}

/// Keeps its own tempo, and asks the environment for the rest.
@propertyWrapper
struct Beat: DynamicProperty {  // fact: container=dynamicProperty
  @State private var offset = 0.0
  @Environment(\.metronome) private var metronome

  var wrappedValue: Double { Double(metronome.beat) + offset }

  func reset() { offset = 0 }
}

/// Makes a loader only when the view is there.
struct CoverHost<Content: View>: View {
  @StateObject private var loader: CoverLoader
  private let content: (CoverLoader) -> Content

  init(
    loader: @autoclosure @escaping () -> CoverLoader,
    @ViewBuilder content: @escaping (CoverLoader) -> Content
  ) {
    _loader = StateObject(wrappedValue: loader())
    self.content = content
  }

  var body: some View { content(loader) }
}

@MainActor
final class CoverLoader: ObservableObject {  // expect: legacy-observation
  @Published private(set) var data: Data?

  init(url: URL) {
    Task { [weak self] in
      let answer = try? await URLSession.shared.data(from: url)
      self?.data = answer?.0
    }
  }
}

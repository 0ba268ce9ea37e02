import SwiftUI

/// Part of the kit that other apps of the club use: its state is open to extensions.
public struct StaffView: View {
  @State public var zoom = 1.0
  @State var isFolded = false
  private var lines = 5
  private let isLarge: Bool

  public init() {
    isLarge = UserDefaults.standard.bool(forKey: "staff.isLarge")
  }

  public var body: some View {
    VStack {
      if !isFolded { Text("\(lines)") }
      Slider(value: $zoom, in: 1...4)
      foldButton
    }
    .scaleEffect(isLarge ? zoom * 2 : zoom)
  }

  var height: Int { lines * 8 }

  /// Changes a copy, before it is shown.
  public func lines(_ count: Int) -> Self {
    var copy = self
    copy.lines = count
    return copy
  }
}

struct StaffPage: View {
  private let staff = StaffView()
  @State private var count = 1

  var body: some View {
    ScrollView {
      staff.lines(6)
      ForEach(0..<3, id: \.self) { _ in Divider() }
      ForEach(Voice.allCases.indices, id: \.self) { index in Text(Voice.allCases[index].rawValue) }
      StaffHeader(beats: 4, key: "F")
      StaffHeader(beats: 3, key: "G")
      Stepper("\(count) pages", value: $count)
      WarmUp(minutes: 4, piano: count > 1 ? GrandPiano() : Harmonium())
      Button("Seven lines") { count = staff.lines(7).height }
    }
  }
}

protocol Piano {
  var octaves: Int { get }
}

struct GrandPiano: Piano { let octaves = 7 }
struct Harmonium: Piano { let octaves = 5 }

final class WarmUpModel: ObservableObject {  // expect: legacy-observation
  @Published var left: Int
  private let piano: any Piano

  init(minutes: Int, piano: any Piano) {
    left = minutes
    self.piano = piano
  }
}

/// Lasts as long as it is told first, and is accompanied on whatever is there.
struct WarmUp: View {
  @StateObject private var model: WarmUpModel

  init(minutes: Int, piano: any Piano) {
    _model = StateObject(wrappedValue: WarmUpModel(minutes: minutes, piano: piano))
  }

  var body: some View { Stepper("\(model.left)", value: $model.left) }
}

/// Everybody who builds it passes constants.
struct StaffHeader: View {
  let key: String
  @State private var beats: Int
  @State private var clef = ""

  init(beats: Int, key: String) {
    self.key = key
    _beats = State(initialValue: beats)
  }

  var body: some View {
    Stepper("\(beats)/4 \(clef)", value: $beats)
      .task { clef = await loadClef(key) }
  }

  private func loadClef(_ key: String) async -> String { key }
}

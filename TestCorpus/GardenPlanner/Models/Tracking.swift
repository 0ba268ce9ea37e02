// expect-nothing
import Observation
import SwiftUI
import TurfKit

/// Tracked in another way than the macro's.
@Observable
final class SoilUnits {
  private var revision = 0
  var language: String { UserDefaults.standard.string(forKey: "language") ?? "en" }
  var unit: String {
    get { revision > 0 ? UserDefaults.standard.string(forKey: "unit") ?? "km" : "km" }
    set {
      UserDefaults.standard.set(newValue, forKey: "unit")
      revision += 1
    }
  }
}

struct SoilUnitPicker: View {
  @Bindable var units: SoilUnits

  var body: some View { TextField(units.language, text: $units.unit) }
}

/// The macro of the kit is not known, nor is its class.
@TurfTracked
final class SoilLens: Observable {
  var zoom = 1.0
}

final class SoilBody: TurfClass, Observable {
  var zoom = 1.0
}

/// The parts of a view that are shapes: tracked by hand, or shown by nobody.
@Observable
class SoilShape {
  var x = 0
}

final class SoilDisc: SoilShape {
  private var storedRadius = 1
  var radius: Int {
    get {
      access(keyPath: \.radius)
      return storedRadius
    }
    set { withMutation(keyPath: \.radius) { storedRadius = newValue } }
  }
}

final class SoilBlock: TurfShape {
  var edge = 1
  func grow() { edge += 1 }
}

struct SoilShapes: View {
  let disc: SoilDisc
  let block: SoilBlock

  var body: some View {
    Button("\(disc.radius)") { disc.radius += 1 }
    Button("\(block.edge)", action: block.grow)
  }
}

/// A conformance by hand says what it does.
struct SoilValues: Observable {
  var size = 12
}

@Observable
final class SoilNews {
  var items: [String] = []
  @ObservationIgnored var cache: [String] = []

  func reload() async {
    cache = []
    await MainActor.run { items = [] }
  }

  func clear() { items = [] }
}

@MainActor
class SoilModel: ObservableObject {}

final class SoilReport: SoilModel {
  @Published var items: [String] = []
  func load() async { items = [] }
}

struct SoilNewsScreen: View {
  let news: SoilNews
  @ObservedObject var report: SoilReport

  var body: some View {
    Text("\(news.items.count) \(report.items.count)").task { await report.load() }
  }
}

@Observable
final class SoilOptions {
  static var count = 0
  var double: Int { 2 * SoilOptions.count }
  @TurfStored var size = 12
}

/// No view shows its hour; the extension elsewhere makes an object of it.
final class SoilClock {
  @Published var hour = 0
  func tick() { hour += 1 }
}

struct SoilClockFace: View {
  let clock: SoilClock

  var body: some View { Button("Tick", action: clock.tick) }
}

// expect-nothing
import Foundation
import Observation
import SwiftUI

struct Concert: Identifiable, Hashable {
  let id: Int
  var place: String
  var date: Date
  var price: Decimal = 12
}

/// The app owns the one instance: what it starts here is started once.
@MainActor @Observable
final class ConcertCalendar {  // fact: model=observable
  private(set) var concerts: [Concert] = []
  private(set) var today = Date.now
  var notes: [Concert.ID: String] = [:]

  init() {
    Task { await load() }
    Timer.scheduledTimer(withTimeInterval: 3600, repeats: true) { [weak self] _ in
      self?.today = .now
    }
  }

  func load() async {
    concerts = [Concert(id: 1, place: "Town hall", date: .now)]
  }

  func advance(to date: Date) { today = date }

  func place(of id: Concert.ID) async -> String {
    concerts.first { $0.id == id }?.place ?? ""
  }
}

/// Cheap to make: a view may make it again and again.
@Observable
final class Programme {
  var title = ""
  var pieces: [Score] = []

  func shuffle() { pieces.shuffle() }
}

/// How the app looks. What lies in the defaults is announced by hand.
@Observable
final class Appearance {
  @ObservationIgnored @AppStorage("appearance.scale") private var storedScale = 1.0
  @ObservationIgnored private lazy var names = ["light", "dark"]

  var scale: Double {
    get {
      access(keyPath: \.scale)
      return storedScale
    }
    set {
      withMutation(keyPath: \.scale) { storedScale = newValue }
    }
  }

  var count: Int { names.count }
  var language: String { Locale.current.identifier }
  var version: String { Bundle.main.infoDictionary?["CFBundleVersion"] as? String ?? "" }
}

/// Written before the macro was there: it registers by hand what is read and written.
final class Lectern: Observable {
  private let registrar = ObservationRegistrar()
  private var storedHeight = 110

  var height: Int {
    get {
      registrar.access(self, keyPath: \.height)
      return storedHeight
    }
    set {
      registrar.withMutation(of: self, keyPath: \.height) { storedHeight = newValue }
    }
  }
}

/// Whatever conforms to it uses the macro.
protocol Tunable: Observable {
  var hertz: Double { get }
}

/// Only hands on what another model holds.
final class Stage: Observable {
  let appearance: Appearance
  init(appearance: Appearance) { self.appearance = appearance }
  var scale: Double { appearance.scale }
}

@Observable
class Ensemble {
  var name = ""
}

/// Its own variable is nobody's business but its own.
final class Quartet: Ensemble {
  let size = 4
  private var rehearsals = 0

  func rehearse() { rehearsals += 1 }
}

/// The object stays the same one.
struct QuartetNews: View {
  let quartet: Quartet
  @State private var news = ""

  var body: some View {
    Text(news).task { news = await loadNews(of: quartet) }
  }

  private func loadNews(of quartet: Quartet) async -> String { quartet.name }
}

struct QuartetLine: View {
  let quartet: Quartet

  var body: some View {
    Button("\(quartet.name), \(quartet.size) singers") { quartet.rehearse() }
  }
}

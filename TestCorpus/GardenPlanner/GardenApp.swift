import SwiftUI

/// Plans beds, tools and harvests. It has its reasons as well, others than the choir's.
@main
struct GardenApp: App {
  @StateObject var garden = Garden()  // expect: state-not-private hint
  @State private var palette = Palette()
  @State private var ledger = Ledger()

  var body: some Scene {
    WindowGroup {
      GardenTabs()
        .environmentObject(garden)
        .overlay { SundialFace(sundial: Sundial()) }  // expect: model-created-in-body hint
        .environment(ledger)
        .onAppear {
          Task { await Almanac.load() }  // expect: task-in-on-appear hint
        }
    }
    .environment(palette)
  }
}

final class Garden: ObservableObject {  // expect: legacy-observation
  @Published var name = ""
  @Published var beds: [Bed] = []

  func dig(_ name: String) { beds.append(Bed(id: beds.count, name: name)) }
}

struct Bed: Identifiable, Hashable {
  let id: Int
  var name = ""
}

enum Almanac {
  static func load() async {}
  static func rain(on day: Int) async -> Int { day }
}

@Observable
final class Sundial {
  var hour = 12
}

struct SundialFace: View {
  @Bindable var sundial: Sundial

  var body: some View { Stepper("\(sundial.hour)", value: $sundial.hour) }
}

struct GardenTabs: View {
  @EnvironmentObject private var garden: Garden
  @State private var day = 1
  @StateObject private var profile = SignProfile()
  private let formatter = DateFormatter()  // expect: formatter-in-body hint
  private let library = DiaryLibrary()

  var body: some View {
    TabView {
      VStack {
        Stepper("Day \(day)", value: $day)
        Button("\(garden.name) \(formatter.string(from: .now))") { garden.dig("New") }
      }
      ShedScreen()
      ToolScreen(day: day)
      CompostScreen(day: day)
      WeatherScreen()
      RowScreen(beds: garden.beds)
      PreferencesScreen()
      AtlasScreen()
      WateringScreen()
      PanelScreen()
      SignScreen(profile: profile)
      ChoreScreen()
      FlowScreen()
      DiaryScreen(library: library, url: .documentsDirectory)
    }
  }
}

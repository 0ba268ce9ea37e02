import SwiftUI
import TurfKit

/// Keys, defaults and state that others set.
struct PreferencesScreen: View {
  @AppStorage("gardener.name") private var name: String?
  @AppStorage("plan.size") private var size = PlanDefaults.size
  @AppStorage("plan.tips") private var showsTips = true
  @State private var isShown = false

  var body: some View {
    Text("\(name ?? "") \(size) \(showsTips)")
    PlanPreferences()
    LockedHint()
    ClimateBadges()
    FoldedPart()
    CounterBadge(count: 3)
    Button("Show") { isShown = true }
      .environmentObject(PlanAccount.shared)
  }
}

enum PlanDefaults {
  static var size: Double { ProcessInfo.processInfo.systemUptime }
}

struct PlanPreferences: View {
  @AppStorage("gardener.name") private var name = "Guest"
  @AppStorage("plan.size") private var size = 14.0

  var body: some View { Text("\(name) \(size)") }
}

#Preview {
  @Previewable @AppStorage("plan.tips") var showsTips = false
  Toggle("Tips", isOn: $showsTips)
}

/// What comes in is its first value.
struct CounterBadge: View {
  @State var count = 0  // expect: state-not-private hint

  var body: some View { Stepper("\(count)", value: $count) }
}

private struct FoldedPart: View {
  @State var isOpen = false  // expect: state-not-private hint

  var body: some View { Toggle("Open", isOn: $isOpen) }
}

final class PlanAccount: ObservableObject {  // expect: legacy-observation
  static let shared = PlanAccount()
  @Published var name = ""
}

struct PlanGreeting: View {
  @EnvironmentObject private var account: PlanAccount

  var body: some View { TextField("Name", text: $account.name) }
}

/// Nobody can touch what it shows.
struct LockedHint: View {
  var body: some View {
    PlanGreeting()
      .environmentObject(PlanAccount())  // expect: environment-object-created-in-body hint
      .allowsHitTesting(false)
  }
}

final class Climate: ObservableObject {  // expect: legacy-observation
  @Published var zone = "7b"
}

struct ClimateBadge: View {
  @EnvironmentObject private var climate: Climate

  var body: some View { Text(climate.zone) }
}

struct ClimateBadges: View {
  var body: some View {
    ClimateBadge().environmentObject(Climate())  // expect: environment-overuse  // expect: environment-object-created-in-body hint
  }
}

/// For previews alone.
struct PlanFrame: View {
  var body: some View {
    PlanGreeting().environmentObject(PlanAccount())  // expect: environment-object-created-in-body hint
  }
}

#Preview("Frame") {
  PlanFrame()
}

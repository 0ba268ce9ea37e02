import SwiftUI

/// The environment in unusual places.
@Observable
final class Palette {
  var isDark = false
}

@Observable
final class Ledger {
  var title = ""
}

@Observable
final class PanelAccount {
  var name = ""
}

@Observable
final class PanelSelection {
  var count = 0
}

@Observable
final class PanelTint {
  var isWarm = false
}

@Observable
final class PanelTabs {
  var count = 0
}

@Observable
final class PanelDraft {
  var text = ""
}

@Observable
public final class PanelStyle {
  public var width = 1.0
}

struct PanelScreen: View {
  @Environment(Palette.self) private var palette
  @State private var account = PanelAccount()
  @State private var selection = PanelSelection()
  @State private var tint = PanelTint()
  @State private var tabs = PanelTabs()
  @State private var style = PanelStyle()
  @State private var isWriting = false

  var body: some View {
    Text(palette.isDark ? "Dark" : "Bright")
    LedgerTitle()
    PanelGreeting().environment(account)
    PanelDetail(isLoading: true).environment(selection)
    PanelDetail(isLoading: false)
    PanelSwatch()
      #if os(iOS)
      .environment(tint)  // expect: environment-overuse
      #endif
    PanelHome().environment(tabs)
    PanelHome()
    PanelWidth().environment(style)
    Button("Write") { isWriting = true }
      .sheet(isPresented: $isWriting) { PanelEditor() }
  }
}

struct LedgerTitle: View {
  @Environment(Ledger.self) private var ledger

  var body: some View { TextField("Title", text: Bindable(ledger).title) }
}

/// Two views read the account.
struct PanelGreeting: View {
  @Environment(PanelAccount.self) private var account

  var body: some View {
    PanelName()
    Text(account.name)
  }
}

struct PanelName: View {
  @Environment(PanelAccount.self) private var account

  var body: some View { TextField("Name", text: Bindable(account).name) }
}

enum PanelFactory {
  static func greeting() -> AnyView { AnyView(PanelGreeting()) }
}

struct PanelProgress: View {
  @Environment(PanelSelection.self) private var selection

  var body: some View { Stepper("\(selection.count)", value: Bindable(selection).count) }
}

struct PanelDetail: View {
  let isLoading: Bool

  var body: some View {
    if isLoading { PanelProgress() } else { Text("Ready") }
  }
}

struct PanelSwatch: View {
  @Environment(PanelTint.self) private var tint

  var body: some View { Toggle("Warm", isOn: Bindable(tint).isWarm) }
}

/// Reads it on some platforms.
struct PanelHome: View {
  @Environment(PanelTabs.self) private var tabs

  var body: some View {
    #if os(watchOS)
    Text("Home")
    #else
    Text("Home, \(tabs.count)")
    #endif
  }
}

struct PanelWidth: View {
  @Environment(PanelStyle.self) private var style

  var body: some View { Slider(value: Bindable(style).width) }
}

/// The steps of one sheet share a draft, and it ends with the sheet.
struct PanelEditor: View {
  @State private var draft = PanelDraft()

  var body: some View {
    VStack {
      PanelTitle()
      PanelFooter()
    }
    .environment(draft)
  }
}

struct PanelTitle: View {
  @Environment(PanelDraft.self) private var draft

  var body: some View { Text(draft.text) }
}

struct PanelFooter: View {
  @Environment(PanelDraft.self) private var draft

  var body: some View { Button("Clear") { draft.text = "" } }
}

/// For previews alone.
struct PanelOrnament: View {
  @Environment(Ornament.self) private var ornament  // expect: environment-not-injected hint

  var body: some View { Toggle("Wide", isOn: Bindable(ornament).isWide) }
}

@Observable
final class Ornament {
  var isWide = false
}

struct PanelBadge: View {
  @Environment(PanelSelection.self) private var selection: PanelSelection?

  var body: some View { Text("\(selection?.count ?? 0)") }
}

#Preview {
  PanelOrnament().environment(Ornament())
  PanelBadge()
  PanelEditor()
}

/// A preference begins anew for each value.
struct PanelHeightKey: PreferenceKey {
  static var defaultValue: UUID { UUID() }

  static func reduce(value: inout UUID, nextValue: () -> UUID) {}
}

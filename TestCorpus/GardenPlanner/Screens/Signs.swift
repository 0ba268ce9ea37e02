import SwiftUI
import TurfKit
import UIKit

/// What signs show begins with a value from outside, and goes on by itself on purpose.
struct SignScreen: View {
  @State private var title = ""
  @State private var amount = 1.0
  @State private var channel: SignChannel?
  @State private var shelf = SignShelf()
  @ObservedObject var profile: SignProfile

  var body: some View {
    TextField("Title", text: $title)
    Slider(value: $amount)
    SignTitle(title: title)
    SignRename(title: title)
    SignAmount(amount: $amount)
    SignPane(title: title)
    SignName(profile: profile)
    TurfPager { SignPagerTitle(title: title) }
    SignConstant(title: "Sign")
    SignCounter(initialCount: title.count)
    SignBoard(name: shelf.name, source: shelf.source)
      .onTapGesture { shelf.move() }
    SignDraftEditor(title: title)
    Group {
      if let channel {
        SignSettings(channel: channel)
        SignMembers(channel: channel.name)
      } else {
        ProgressView()
      }
    }
    .task { await load() }
  }

  private func load() async { channel = await SignServer.channel() }
}

struct SignChannel {
  let name: String
}

enum SignServer {
  static func channel() async -> SignChannel { SignChannel(name: "General") }
  static func members(_ name: String) async -> [String] { [name] }
}

/// Nothing reads its copy.
struct SignTitle: View {
  let title: String
  @State private var copy: String

  init(title: String) {
    self.title = title
    _copy = State(initialValue: title)
  }

  var body: some View { Text(title) }
}

struct SignRename: View {
  @State private var text: String
  @State private var isShown = false

  init(title: String) { _text = State(initialValue: title) }  // expect: state-from-parameter hint

  var body: some View {
    Button("Rename") { isShown = true }
      .sheet(isPresented: $isShown) { TextField("Title", text: $text) }
  }
}

struct SignAmount: View {
  @Binding var amount: Double  // expect: binding-never-written
  @State private var text: String

  init(amount: Binding<Double>) {
    _amount = amount
    _text = State(initialValue: "\(amount.wrappedValue)")  // expect: state-from-parameter hint
  }

  var body: some View { TextField("Amount \(amount)", text: $text) }
}

/// The pane in the middle has received the title.
struct SignPane: View {
  let title: String

  var body: some View { SignPaneTitle(title: title) }
}

struct SignPaneTitle: View {
  @State private var text: String

  init(title: String) { _text = State(initialValue: title) }  // expect: state-from-parameter hint

  var body: some View { TextField("Title", text: $text) }
}

struct SignPagerTitle: View {
  @State private var text: String

  init(title: String) { _text = State(initialValue: title) }  // expect: state-from-parameter hint

  var body: some View { TextField("Title", text: $text) }
}

final class SignProfile: ObservableObject {  // expect: legacy-observation
  @Published var name = ""
}

struct SignName: View {
  @State private var text: String

  init(profile: SignProfile) { _text = State(initialValue: profile.name) }

  var body: some View { TextField("Name", text: $text) }
}

/// Only previews build it with something that changes.
struct SignConstant: View {
  @State private var text: String

  init(title: String) { _text = State(initialValue: title) }

  var body: some View { TextField("Title", text: $text) }
}

#Preview {
  @Previewable @State var title = ""
  SignConstant(title: title)
  TextField("Title", text: $title)
}

/// The apps that use it build it.
public struct SignField: View {
  @State private var text: String

  public init(title: String) { _text = State(initialValue: title) }

  public var body: some View { TextField("Title", text: $text) }
}

struct SignRoot: View {
  @State private var tab: Int

  init(tab: Int) { _tab = State(initialValue: tab) }  // expect: state-from-parameter hint

  var body: some View { Stepper("\(tab)", value: $tab) }
}

final class SignLauncher: UIViewController {
  var tab = 0

  func show() { present(UIHostingController(rootView: SignRoot(tab: tab)), animated: true) }
}

/// The kit's wrapper shares what it is given.
struct SignDraftEditor: View {
  @TurfShared private var title: String

  init(title: String) { _title = TurfShared(wrappedValue: title) }

  var body: some View { TextField("Title", text: $title) }
}

final class SignCounterModel: ObservableObject {  // expect: legacy-observation
  @Published var count: Int
  init(count: Int) { self.count = count }
}

struct SignCounter: View {
  @StateObject private var model: SignCounterModel

  init(initialCount: Int) { _model = StateObject(wrappedValue: SignCounterModel(count: initialCount)) }

  var body: some View { Stepper("\(model.count)", value: $model.count) }
}

@Observable
final class SignShelf {
  let kind = "oak"
  var count = 0
  @ObservationIgnored var source = "app"
  var name: String { text("all") }

  private func text(_ prefix: String) -> String { prefix + kind }

  func move() { count += 1 }
}

final class SignBoardModel: ObservableObject {  // expect: legacy-observation
  @Published var isOpen = false
  init(name: String, source: String) { print(name, source) }
}

/// A name that the shelf keeps, a source that announces nothing.
struct SignBoard: View {
  @StateObject private var model: SignBoardModel

  init(name: String, source: String) {
    _model = StateObject(wrappedValue: SignBoardModel(name: name, source: source))
  }

  var body: some View { Toggle("Open", isOn: $model.isOpen) }
}

final class SignSettingsModel: ObservableObject {  // expect: legacy-observation
  @Published var title: String
  init(channel: SignChannel) { title = channel.name }
}

/// It comes with what is loaded once.
struct SignSettings: View {
  @StateObject private var model: SignSettingsModel

  init(channel: SignChannel) { _model = StateObject(wrappedValue: SignSettingsModel(channel: channel)) }  // expect: state-object-from-parameter hint

  var body: some View { TextField("Title", text: $model.title) }
}

struct SignMembers: View {
  let channel: String
  @State private var names: [String] = []

  var body: some View {
    Text("\(names.count)").task { names = await SignServer.members(channel) }  // expect: task-missing-id hint
  }
}

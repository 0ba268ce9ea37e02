import Combine
import SwiftUI
import UIKit

/// A choir's scores, rehearsals and recordings. Much of it looks wrong at first sight, and has its reasons.
@main
struct ChoirApp: App {  // fact: container=app
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  @StateObject private var library = ScoreLibrary()
  @StateObject private var account = Account()
  @StateObject private var tempo = Tempo()
  @State private var concerts = ConcertCalendar()
  @ObservedObject private var downloads = Downloads()  // expect: observed-object-created warning
  private let appearance = Appearance()  // expect: model-without-owner hint
  private let clock = Timer.publish(every: 60, on: .main, in: .common).autoconnect()

  init() {
    UINavigationBar.appearance().prefersLargeTitles = true
    UserDefaults.standard.register(defaults: ["metronome.tempo": 72])
    Task { await Welcome.send() }  // fact: phase=init
  }

  var body: some Scene {
    WindowGroup {
      ChoirRoot(startTab: .scores)
        .standardEnvironment(account)
        .environmentObject(library)
        .environmentObject(tempo)
        .environmentObject(downloads)
        .environment(concerts)
        .environment(appearance)
        .onReceive(clock) { concerts.advance(to: $0) }
    }
    DocumentScene()
  }
}

final class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published private(set) var deviceToken: String?

  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data
  ) {
    deviceToken = token.base64EncodedString()
  }
}

enum Welcome {
  static func send() async {}
}

/// The tabs. Each has a way of its own to go.
struct ChoirRoot: View {
  enum Tab { case scores, rehearsal, concerts }

  @State private var tab: Tab
  @State private var router = RouterPath()
  @State private var tuner = Tuner()  // expect: expensive-model-in-state hint

  init(startTab: Tab) {
    _tab = State(initialValue: startTab)
  }

  var body: some View {
    TabView(selection: $tab) {
      ScoreListScreen()
        .tabItem { Label("Scores", systemImage: "music.note.list") }
        .tag(Tab.scores)
      RehearsalScreen()
        .tabItem { Label("Rehearsal", systemImage: "metronome") }
        .tag(Tab.rehearsal)
      ConcertScreen()
        .tabItem { Label("Concerts", systemImage: "calendar") }
        .tag(Tab.concerts)
    }
    .onOpenURL { url in
      router.open(url)
      tab = .scores
    }
    .badge(router.path.count)
    .onShake { tuner.tune() }
  }
}

/// Listens while the window is there, which is built once.
@Observable
final class Tuner {
  private(set) var hertz = 440.0

  init() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(tune), name: .init("tune"), object: nil)
  }

  @objc func tune() { hertz = 442 }
}

@Observable
final class RouterPath {
  private(set) var path: [URL] = []

  func open(_ url: URL) { path.append(url) }
}

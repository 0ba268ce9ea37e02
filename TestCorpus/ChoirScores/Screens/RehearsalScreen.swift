import AVFoundation
import SwiftUI
import VendorAudio

/// Holds what no view need hear of.
struct RehearsalScreen: View {
  @EnvironmentObject private var tempo: Tempo
  @EnvironmentObject private var delegate: AppDelegate
  @EnvironmentObject private var account: Account
  @ObservedObject private var metronome = Metronome.shared
  @ObservedObject private var guest: Account = .guest
  @StateObject private var recorder = Recorder()
  @State private var player = AVPlayer()
  @State private var pages = PageCache()
  @State private var takes = TakeArchive()
  @State private var scanner = TitleScanner()
  @State private var quartet = Quartet()
  @State private var mixer = VendorMixer()
  @State private var fork = Pitch()
  @State private var programme = Programme()

  var body: some View {
    VStack {
      Text("\(recorder.seconds) s, beat \(metronome.beat), \(guest.name) \(delegate.deviceToken ?? "")")
      RecordButton(recorder: recorder)
      LevelMeter(recorder: recorder, reset: { recorder.stop() })
      AccountLine(tempo: tempo)
      AccountLine(tempo: tempo).environmentObject(Account.guest)
      QuartetLine(quartet: quartet)
      QuartetNews(quartet: quartet)
      MembershipCard(account: account)
      TuningFork(pitch: fork)
      TicketScreen()
      EveningCounter()
      StaffPage()
      ArchiveScreen()
      PluginHost(views: [CoverPlugin().makeView()])
      ProgrammeEditor(programme: programme)
      SingerScreen()
      SettingsScreen { recorder.stop() }
      AboutScreen()
      Text(pages.first)
      Text(pages.title(of: "locus"))
      MixerPane(mixer: mixer)
      Button("Play") { player.play() }
      Button("Scan \(scanner.title)") { scanner.scan() }
      CountInButton()
    }
    .onAppear { recorder.start() }
    .onDisappear { recorder.stop() }
    .task { await takes.add("take") }
    .task {
      for await _ in NotificationCenter.default.notifications(named: .init("route")) {
        recorder.stop()
      }
    }
  }
}

/// A cache: what it holds is no news.
final class PageCache {
  private var known: [String: String] = [:]
  let first = "Locus iste"

  func page(_ name: String) -> String? { known[name] }
  func keep(_ page: String, as name: String) { known[name] = page }

  func title(of name: String) -> String {
    if let title = known[name] { return title }
    keep(name.capitalized, as: name)
    return name.capitalized
  }
}

actor TakeArchive {
  private var names: [String] = []
  func add(_ name: String) { names.append(name) }
}

final class TitleScanner: NSObject, AVCaptureMetadataOutputObjectsDelegate {
  @objc dynamic private(set) var title = ""
  func scan() { title = "Ave verum" }
}

/// Starts and stops the recorder, and shows nothing of it.
struct RecordButton: View {
  let recorder: Recorder

  var body: some View {
    Button("Record") {
      if recorder.isRecording { recorder.stop() } else { recorder.start() }
    }
  }
}

/// Hands the recorder on, and is evaluated with its parent.
struct LevelMeter: View {
  let recorder: Recorder  // expect: observable-object-not-observed hint
  let reset: () -> Void

  var body: some View {
    VStack {
      Text("\(recorder.level)")
      RecordButton(recorder: recorder)
      Button("Reset", action: reset)
    }
  }
}

/// Shows constants, and hears of the rest.
struct MembershipCard: View {
  let account: Account
  @State private var isSignedIn = false

  var body: some View {
    Text("\(account.club): \(isSignedIn)")
      .onReceive(account.$isSignedIn) { isSignedIn = $0 }
  }
}

struct MixerPane: View {
  @ObservedObject var mixer: VendorMixer

  var body: some View { Text(mixer.name) }
}

/// Each button counts for itself.
struct CountInButton: View {
  @StateObject private var count = CountIn()
  @State private var blink = false
  @State private var flashing: Timer?

  var body: some View {
    Button("\(count.left)") { count.begin() }
      .opacity(blink ? 0.5 : 1)
      .onAppear {
        flashing = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in blink.toggle() }
      }
      .onDisappear { flashing?.invalidate() }
  }
}

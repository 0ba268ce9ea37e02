// expect-nothing
import Combine
import CoreData
import SwiftUI

/// The member who is signed in. What is not published changes together with what is.
final class Account: ObservableObject {
  static let guest = Account()

  @Published private(set) var name = ""
  @Published private(set) var isSignedIn = false
  private(set) var membership = 0
  @AppStorage("account.voice") var voice = Voice.alto
  let club = "Chamber choir"

  func rename(_ name: String) { self.name = name }

  func sing(_ voice: Voice) { self.voice = voice }

  func signIn(membership: Int) {
    self.membership = membership
    isSignedIn = true
  }
}

/// It announces by hand.
final class Chair: ObservableObject {
  private(set) var row = 1

  func moveBack() {
    objectWillChange.send()
    row += 1
  }
}

/// It has a publisher of its own.
final class Tempo: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()

  var beats = 72 {
    willSet { objectWillChange.send() }
  }

  func double() { beats *= 2 }
}

/// Core Data announces what its properties do.
final class Attendance: NSManagedObject {
  @NSManaged var isPresent: Bool
  @NSManaged var reason: String?

  func excuse() { reason = "ill" }
}

/// Two views listen to its publisher.
final class Pitch {
  @Published private(set) var hertz = 440.0

  func detune(by cents: Double) { hertz *= 1 + cents / 1200 }
}

/// The audio framework's class may be anything.
final class Reverb: AudioUnitModel {
  @Published var amount = 0.0
}

struct ReverbLabel: View {
  let reverb: Reverb

  var body: some View { Text("\(reverb.amount)") }
}

/// Combine alone has to do with it.
final class Applause {
  static let shared = Applause()
  @Published private(set) var volume = 0.0
  private var bag: Set<AnyCancellable> = []

  private init() {
    $volume.sink { print($0) }.store(in: &bag)
  }

  func clap() { volume += 1 }
}

struct AccountLine: View {
  @EnvironmentObject private var account: Account
  @ObservedObject var tempo: Tempo
  @StateObject private var chair = Chair()
  private let applause = Applause.shared

  var body: some View {
    HStack {
      Button("Row \(chair.row)", action: chair.moveBack)
      Button("Clap", action: applause.clap)
      Text("\(account.name) \(account.membership)")
      Text("\(account.voice.rawValue), \(account.club)")
      Button("\(tempo.beats)", action: tempo.double)
      Button("Sign in") { account.signIn(membership: 7) }
      Button("Rename") { account.rename("Ada") }
      Button("Bass") { account.sing(.bass) }
    }
  }
}

struct AttendanceRow: View {
  @ObservedObject var attendance: Attendance

  var body: some View {
    Toggle(attendance.reason ?? "", isOn: $attendance.isPresent)
      .onTapGesture { attendance.excuse() }
  }
}

struct TuningFork: View {
  let pitch: Pitch
  @State private var hertz = 440.0

  var body: some View {
    Text("\(hertz) of \(pitch.hertz) Hz")
      .onReceive(pitch.$hertz) { hertz = $0 }
      .onTapGesture { pitch.detune(by: 5) }
  }
}

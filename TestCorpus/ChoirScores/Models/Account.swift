// expect-nothing
import Combine
import CoreData
import SwiftUI

/// The member who is signed in. It announces by hand what is not published.
final class Account: ObservableObject {
  static let guest = Account()

  private(set) var name = ""
  @Published private(set) var isSignedIn = false
  private(set) var membership = 0
  @AppStorage("account.voice") var voice = Voice.alto
  let club = "Chamber choir"

  func rename(_ name: String) {
    objectWillChange.send()
    self.name = name
  }

  func signIn(membership: Int) {
    self.membership = membership
    isSignedIn = true
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

struct AccountLine: View {
  @EnvironmentObject private var account: Account
  @ObservedObject var tempo: Tempo

  var body: some View {
    HStack {
      Text("\(account.name) \(account.membership)")
      Text("\(account.voice.rawValue), \(account.club)")
      Button("\(tempo.beats)", action: tempo.double)
      Button("Sign in") { account.signIn(membership: 7) }
      Button("Rename") { account.rename("Ada") }
    }
  }
}

struct AttendanceRow: View {
  @ObservedObject var attendance: Attendance

  var body: some View {
    Toggle(attendance.reason ?? "", isOn: $attendance.isPresent)
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

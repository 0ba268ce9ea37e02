// expect-nothing
import SwiftUI

/// Bindings that are more than a way to a property.
struct ProgrammeEditor: View {
  @Bindable var programme: Programme
  @State private var tempo = 72
  @State private var subtitle: String?
  @State private var flag: Bool = false
  @State private var stamp = UUID()
  @State private var metre = Metre()

  var body: some View {
    Form {
      Slider(value: speed, in: 40...200)
      TextField("Subtitle", text: Binding(get: { subtitle ?? "" }, set: { subtitle = $0.isEmpty ? nil : $0 }))
      Toggle("Flag", isOn: Binding(get: { flag }, set: { flag = $0; Analytics.track("flag") }))
      TitleEditor(title: $programme.title)
      PieceList(pieces: $programme.pieces)
      ConductorSwitch(isOn: $flag)
      TempoMark(tempo: $tempo, metre: metre)
      Text(stamp.uuidString)
    }
  }

  private var speed: Binding<Double> {
    Binding(get: { Double(tempo) }, set: { tempo = Int($0) })
  }
}

/// Writes through the binding, in one way or another.
struct TitleEditor: View {
  @Binding var title: String

  var body: some View {
    Button("Clear") { clear(&title) }
  }

  private func clear(_ text: inout String) { text = "" }
}

struct PieceList: View {
  @Binding var pieces: [Score]

  var body: some View {
    Button("\(pieces.count) pieces") { pieces.sort { $0.title < $1.title } }
  }
}

protocol Switching {
  var isOn: Bool { get nonmutating set }
}

extension Switching {
  func toggle() { isOn.toggle() }
}

struct ConductorSwitch: View, Switching {
  @Binding var isOn: Bool

  var body: some View {
    Button(isOn ? "On" : "Off", action: toggle)
  }
}

/// Other apps of the club use it, and may come to write.
public struct TempoMark: View {
  @Binding public var tempo: Int
  @Bindable public var metre: Metre

  public init(tempo: Binding<Int>, metre: Metre) {
    _tempo = tempo
    self.metre = metre
  }

  public var body: some View { Text("\(tempo), \(metre.beats)/4") }
}

@Observable
public final class Metre {
  public var beats = 4
  public init() {}
}

import SwiftUI
import TurfKit

/// Models in plain properties.
struct CompostScreen: View {
  let day: Int
  private let wording = CompostWording()
  private let steam = SteamCount()
  private let turf = TurfModel()
  private let bin = CompostBin()  // expect: model-without-owner hint
  private let lid = Lid()  // expect: model-without-owner hint
  @State private var heap = CompostHeap()

  var body: some View {
    Button("\(wording.title) \(day) \(turf.name)") { steam.puffs += 1 }
    HeapPane(heap: heap)
    BinPane(bin: bin)
    LidPane(lid: lid)
    HeapCopy(heap: heap)
  }
}

@Observable
final class CompostWording {
  let language = "en"
  var title: String { language.uppercased() }
}

final class SteamCount {
  var puffs = 0
}

@Observable
final class CompostHeap {
  var layers: [String] = []
  func copy() -> CompostHeap { CompostHeap() }
}

struct HeapPane: View {
  var heap = CompostHeap()  // expect: model-without-owner hint

  var body: some View { Button("Clear \(heap.layers.count)") { heap.layers = [] } }
}

@Observable
final class CompostBin {
  var litres = 100
}

/// Keeps the first bin that it gets.
struct BinPane: View {
  @State private var bin: CompostBin

  init(bin: CompostBin) { _bin = State(initialValue: bin) }  // expect: injected-object-in-state hint

  var body: some View { Stepper("\(bin.litres)", value: $bin.litres) }
}

@Observable
final class Lid {
  var isOpen = false { didSet { Pump.shared.run(at: isOpen ? 1 : 0) } }
}

struct LidPane: View {
  @Bindable var lid: Lid

  var body: some View { Toggle("Open", isOn: $lid.isOpen) }
}

struct HeapCopy: View {
  private let heap: CompostHeap

  init(heap: CompostHeap) { self.heap = heap.copy() }

  var body: some View { Button("\(heap.layers.count)") { heap.layers.append("Leaves") } }
}

/// A store of heaps, no view.
struct HeapStore {
  let heap = CompostHeap()
}

private struct HeapHost: View {
  let heap = CompostHeap()

  var body: some View { Button("Clear") { heap.layers = [] } }
}

#Preview {
  HeapHost()
}

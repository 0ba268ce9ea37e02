import SoilKit
import SwiftUI

/// Objects that the views of a shed observe, and that live elsewhere or have nothing to lose.
struct ShedScreen: View {
  @StateObject private var tools = ToolBox()
  @StateObject private var plot = Plot()
  @State private var width = 1.0

  var body: some View {
    Slider(value: $width)
    ShedBadge()
    PressureSlider()
    ToolBoxList(tools: tools)
    ShelfList()
    PlotRowLabel(plot: plot)
    SeedLabelForm(label: SeedLabel())
    SoilLabel()
    MeterLabel()
  }
}

final class ShedTheme: ObservableObject {  // expect: legacy-observation
  @Published var colour = "green"
}

struct ShedBadge: View {
  @ObservedObject private var theme = ShedTheme()  // expect: observed-object-created hint

  var body: some View { Text(theme.colour) }
}

/// Hands on what it is told.
final class PumpPressure: ObservableObject {  // expect: legacy-observation
  @Published var bar = 1.0 { didSet { Pump.shared.run(at: bar) } }
}

final class Pump {
  static let shared = Pump()
  func run(at bar: Double) { print(bar) }
}

struct PressureSlider: View {
  @ObservedObject private var pressure = PumpPressure()  // expect: observed-object-created hint

  var body: some View { Slider(value: $pressure.bar) }
}

final class ToolBox: ObservableObject {  // expect: legacy-observation
  @Published var names: [String] = []
}

/// Always built with a box of tools.
struct ToolBoxList: View {
  @ObservedObject var tools = ToolBox()  // expect: observed-object-created hint

  var body: some View {
    Button("Clear \(tools.names.count)") { tools.names = [] }
  }
}

struct ShelfList: View {
  private static var cache: [Int: ToolBox] = [:]
  @ObservedObject private var box: ToolBox

  init() {
    box = Self.cache[1] ?? ToolBox()  // expect: observed-object-created hint
  }

  var body: some View {
    Button("Empty \(box.names.count)") { box.names = [] }
  }
}

final class PlotRow: ObservableObject {  // expect: legacy-observation
  @Published var title = ""
}

final class Plot: ObservableObject {  // expect: legacy-observation
  @Published var rows: [PlotRow] = []
  let first = PlotRow()
}

struct PlotRowLabel: View {
  @ObservedObject private var row: PlotRow

  init(plot: Plot) {
    _row = ObservedObject(wrappedValue: plot.first)
  }

  var body: some View { TextField("Row", text: $row.title) }
}

final class SeedLabel: ObservableObject {  // expect: legacy-observation
  @Published var text = ""
  func copy() -> SeedLabel { SeedLabel() }
}

struct SeedLabelForm: View {
  @ObservedObject private var label: SeedLabel

  init(label: SeedLabel) {
    self.label = label.copy()
  }

  var body: some View { TextField("Label", text: $label.text) }
}

/// The sensor's kit declares the class.
struct SoilLabel: View {
  @ObservedObject private var soil = SoilSensor()

  var body: some View { TextField("Soil", text: $soil.text) }
}

private struct ToolBoxHost: View {
  @ObservedObject var tools = ToolBox()

  var body: some View { Button("Add") { tools.names.append("Rake") } }
}

#Preview {
  ToolBoxHost()
}

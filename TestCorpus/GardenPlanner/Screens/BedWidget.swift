import SwiftUI
import WidgetKit

/// The picture of a bed: what it shows is made once for each entry of the timeline.
struct BedEntryView: View {
  private let data: Data?
  let day: Date

  init(url: URL, day: Date) {
    data = try? Data(contentsOf: url)  // expect: work-in-init hint
    self.day = day
  }

  var body: some View {
    Text("\(data?.count ?? 0)")
    Text("\((try? Data(contentsOf: .documentsDirectory))?.count ?? 0)")  // expect: work-in-body hint
    Text(DateFormatter().string(from: day))  // expect: formatter-in-body hint
  }
}

struct BedTitle: View {
  @State private var text: String

  init(title: String) { _text = State(initialValue: title) }  // expect: state-from-parameter hint

  var body: some View { Text(text) }
}

struct BedTitles: View {
  @AppStorage("bed.title") private var title = ""
  let tank: WaterTank

  var body: some View {
    BedTitle(title: title)
    BedLegend(legend: Legend())  // expect: model-created-in-body hint
    Text("\(tank.litres)")
  }
}

struct BedLegend: View {
  @State private var legend: Legend

  init(legend: Legend) { _legend = State(initialValue: legend) }  // expect: injected-object-in-state hint

  var body: some View { Button(legend.title) { legend.title = "" } }
}

struct BedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "bed", provider: BedProvider()) { entry in
      BedEntryView(url: .documentsDirectory, day: entry.date)
    }
  }
}

import SwiftUI
import TurfKit

/// Rows with models of their own.
struct RowScreen: View {
  let beds: [Bed]
  @Binding var edited: [Bed]
  @State private var chosen: Bed?

  init(beds: [Bed]) {
    self.beds = beds
    _edited = .constant(beds)
  }

  var body: some View {
    VStack {
      RowEditor()
      List {
        RowEditor()
        ForEach(beds) { bed in
          Button("\(bed.id)") { chosen = bed }
          BedPicture(bed: bed)  // expect: state-object-in-row hint
          BedFold()
          BedUnits()
          BedSheetRow()  // expect: state-object-in-row hint
          BedSensor()
          NavigationLink { RowEditor() } label: { Text("Open") }
        }
        ForEach($edited) { $bed in BedNameRow(bed: $bed) }
      }
      TurfPager(beds) { _ in RowEditor() }
    }
    .sheet(item: $chosen) { _ in RowEditor() }
  }
}

final class RowDraft: ObservableObject {  // expect: legacy-observation
  @Published var text = ""
}

struct RowEditor: View {
  @StateObject private var draft = RowDraft()

  var body: some View { TextField("Row", text: $draft.text) }
}

final class BedPictures: ObservableObject {  // expect: legacy-observation
  @Published private(set) var data: Data?

  init(bed: Int) {
    Task { @MainActor [weak self] in
      self?.data = try? await URLSession.shared.data(from: .picturesDirectory).0
    }
  }
}

struct BedPicture: View {
  @StateObject private var pictures: BedPictures

  init(bed: Bed) {
    _pictures = StateObject(wrappedValue: BedPictures(bed: bed.id))  // expect: state-object-from-parameter hint
  }

  var body: some View { Text("\(pictures.data?.count ?? 0)") }
}

struct BedFold: View {
  @State private var isOpen = false

  var body: some View { Toggle("Open", isOn: $isOpen) }
}

final class Units: ObservableObject {  // expect: legacy-observation
  static let shared = Units()
  @Published var isMetric = true
}

struct BedUnits: View {
  @StateObject private var units = Units.shared

  var body: some View { Toggle("Metric", isOn: $units.isMetric) }
}

@Observable
final class BedSheet {
  var isOpen = false
  var text = ""
}

struct BedSheetRow: View {
  @State private var model = BedSheet()

  var body: some View {
    Button("Open") { model.isOpen = true }
      .sheet(isPresented: $model.isOpen) { Text("Sheet") }
  }
}

struct BedSensor: View {
  @StateObject private var sensor = TurfSensor()

  var body: some View { TextField("Sensor", text: $sensor.text) }
}

/// What is typed goes to the bed at once.
struct BedNameRow: View {
  @Binding var bed: Bed
  @StateObject private var draft = RowDraft()

  var body: some View {
    TextField("Name", text: $draft.text)
      .onChange(of: draft.text) { bed.name = draft.text }
  }
}

#Preview {
  @Previewable @State var beds = [Bed(id: 1)]
  List(beds) { _ in RowEditor() }
}

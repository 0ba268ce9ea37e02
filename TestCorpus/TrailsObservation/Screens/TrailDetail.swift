import SwiftUI

struct TrailDetail: View {
  @Environment(TrailLibrary.self) private var library  // fact: wrapper=Environment origin=received
  @Environment(Router.self) private var router: Router?
  @Environment(\.openURL) private var openURL
  @CurrentWeather("hut") private var temperature
  @State private var isEditing = false

  var body: some View {
    VStack {
      if let trail = library.selected {
        TitleForm(title: trail.title).id(trail.id)
        TrailForm(trail: trail)
        MapPane(model: MapModel())  // expect: model-created-in-body
        MapPane(model: MapModels.model(of: trail.id))
        Button("Print") { Printer.show(MapPane(model: MapModel())) }
        Button("Visit") { trail.visit() }
      }
      Text("\(temperature)")
      Toggle("Loading", isOn: $library.isLoading)  // expect: missing-bindable "private(set)"
      Button("Open") { router?.path.append(1) }
      Button("Map") { router?.showsMap = true }
      Button("Edit") { isEditing = true }
      Button("Downloads") { library.showsDownloads = true }
      if library.showsDownloads { Text("\(library.trails.count) on this device") }
    }
    .sheet(isPresented: $isEditing) {
      if let trail = library.selected {
        TitleForm(title: trail.title)
      }
    }
  }
}

/// Copies its parameter. Each place that builds it starts anew: an id, a sheet, a window.
struct TitleForm: View {
  @State private var text: String

  init(title: String) {
    _text = State(initialValue: title)  // expect: state-from-parameter hint
  }

  var body: some View {
    TextField("Title", text: $text)
  }
}

struct TrailForm: View {
  @Bindable var trail: Trail  // fact: wrapper=Bindable origin=received
  @Bindable private var log = HikeLog()  // expect: model-without-owner

  var body: some View {
    Form {
      TextField("Title", text: $trail.title)
      Toggle("Favourite", isOn: $trail.isFavourite)
      TextField("Remark", text: $log.remark)
      Button("Reset") { trail.title = blank.remark }
      LegendView()
    }
  }
}

extension TrailForm {
  private var blank: HikeLog { HikeLog() }
}

@Observable
final class HikeLog {
  var remark = ""
}

struct LegendView: View {
  private let legend = Legend()
  private let library = TrailLibrary.shared  // fact: origin=static

  var body: some View {
    Text("\(legend.count) \(library.trails.count)")
  }
}

import SwiftUI

@Observable
final class MapModel {
  var zoom = 1.0
  var markers: [String] = []
}

/// The maps of trails, each made once.
@MainActor
enum MapModels {
  private static var known: [Int: MapModel] = [:]

  static func model(of trail: Int) -> MapModel {
    if let model = known[trail] { return model }
    let model = MapModel()
    known[trail] = model
    return model
  }
}

enum Printer {
  @MainActor
  static func show(_ view: some View) { print(view) }
}

struct MapPane: View {
  let model: MapModel
  @State private var width = 0.0
  @State private var spare: MapModel?

  var body: some View {
    GeometryReader { proxy -> AnyView in
      DispatchQueue.main.async { width = proxy.size.width }  // expect: mutation-in-body
      return AnyView(canvas)  // expect: any-view
    }
    .overlay {
      MarkerList(model: MapModel())  // expect: model-created-in-body
    }
    .onTapGesture { spare = MapModel() }
  }

  private var canvas: some View {
    Canvas { context, size in
      var copy = context
      copy.opacity = model.zoom
      copy.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.green))
    }
    .gesture(
      MagnifyGesture()
        .onChanged { model.zoom = $0.magnification }
        .onEnded { _ in withAnimation { model.zoom = 1 } }
    )
  }
}

struct MarkerList: View {
  @Bindable var model: MapModel

  var body: some View {
    ForEach($model.markers, id: \.self) { $marker in
      TextField("Marker", text: $marker)  // expect: unstable-id warning
    }
  }
}

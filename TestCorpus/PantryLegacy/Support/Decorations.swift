import SwiftUI

/// A protocol of the app that refines View.
protocol Panel: View {
  associatedtype Model: ObservableObject
  static var title: String { get }
}

final class HintModel: ObservableObject {
  @Published var isShown = true
}

struct HintPanel: Panel {  // fact: container=view
  typealias Model = HintModel
  static let title = "Hint"

  #if os(iOS)
  @ObservedObject var model = HintModel()  // expect: observed-object-created
  #else
  @StateObject private var model = HintModel()
  #endif

  var body: some View {
    if model.isShown { Text(Self.title) }
  }
}

struct Dimming: ViewModifier {  // fact: container=modifier
  @SwiftUI.ObservedObject private var model = HintModel()  // expect: observed-object-created
  let amount: Double

  func body(content: Content) -> some View {
    content.opacity(model.isShown ? 1 : amount)
  }
}

struct PressedStyle: ButtonStyle {  // fact: container=style
  @StateObject private var model = HintModel()

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .opacity(configuration.isPressed ? 0.5 : 1)
      .onAppear { model.isShown = false }
  }
}

extension View {
  func share<Model: ObservableObject>(_ model: Model) -> some View {
    environmentObject(model)
  }

  func dimmed(_ amount: Double = 0.5) -> some View {
    modifier(Dimming(amount: amount))
  }
}

/// A picture that makes its own loader lazily, or receives one lazily.
struct Picture: View {
  @StateObject private var model: HintModel

  init(model: @autoclosure @escaping () -> HintModel = HintModel()) {
    _model = StateObject(wrappedValue: model())
  }

  var body: some View {
    Image(systemName: model.isShown ? "photo" : "eye.slash")
  }
}

struct PictureRow: View {
  @ObservedObject private var logo = Thumbnails.loader(named: "logo")
  @ObservedObject private var advertisement = Thumbnails.makeLoader()  // expect: observed-object-created
  @ObservedObject private var placeholder = ThumbnailLoader.empty()  // expect: observed-object-created

  var body: some View {
    HStack {
      Image(uiImage: logo.image ?? advertisement.image ?? placeholder.image ?? UIImage())
      Picture(model: HintModel())
      Picture()
    }
  }
}

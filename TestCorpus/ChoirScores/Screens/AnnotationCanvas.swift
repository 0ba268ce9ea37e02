import PencilKit
import SwiftUI
import UIKit

/// A canvas of UIKit. What it does to itself is not the evaluation of a body.
struct AnnotationCanvas: UIViewRepresentable {  // fact: container=representable
  @Binding var drawing: PKDrawing
  @Environment(\.ink) private var ink

  final class Coordinator: NSObject, PKCanvasViewDelegate {
    var isUpdating = false
    private let parent: AnnotationCanvas
    private let programme = Programme()

    init(_ parent: AnnotationCanvas) {
      self.parent = parent
      super.init()
      Task { print("coordinator") }
    }

    func canvasViewDrawingDidChange(_ canvas: PKCanvasView) {
      guard !isUpdating else { return }
      parent.drawing = canvas.drawing
      programme.title = "annotated"
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> PKCanvasView {
    let canvas = PKCanvasView()
    canvas.delegate = context.coordinator
    canvas.tool = PKInkingTool(.pen, color: UIColor(ink.color))
    return canvas
  }

  func updateUIView(_ canvas: PKCanvasView, context: Context) {
    context.coordinator.isUpdating = true
    canvas.drawing = drawing
    context.coordinator.isUpdating = false
  }
}

/// A protocol of the app that asks for state, and a view that has it.
protocol Flashing: View {
  var isBright: Bool { get set }
}

struct FlashingNote: Flashing {
  @State var isBright = false
  @Beat private var beat
  @StateObject private var blink = Blink()
  @Namespace private var notes
  @GestureState private var isPressed = false

  var body: some View {
    Image(systemName: "music.note")
      .opacity(isBright || isPressed || blink.isOn ? 1 : beat / 100)
      .matchedGeometryEffect(id: "note", in: notes)
      .gesture(LongPressGesture().updating($isPressed) { value, state, _ in state = value })
      .onTapGesture { flash() }
  }

  private func flash() { isBright = true }
}

/// Its timer looks whether it is still there, and what it observes is kept and removed by somebody else.
final class Blink: ObservableObject {  // expect: legacy-observation
  @Published private(set) var isOn = false

  init() {
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] timer in
      guard let self else {
        timer.invalidate()
        return
      }
      isOn.toggle()
    }
    Observers.shared.keep(
      NotificationCenter.default.addObserver(forName: .init("blink"), object: nil, queue: .main) { [weak self] _ in
        self?.isOn = true
      })
  }
}

final class Observers {
  static let shared = Observers()
  private var tokens: [any NSObjectProtocol] = []

  func keep(_ token: any NSObjectProtocol) { tokens.append(token) }
}

final class CanvasController: UIViewController {
  @AppStorage("canvas.isDark") private var isDark = false
  private var cover: UIViewController?

  func showAccount() {
    let account = Account()
    let screen = AccountLine(tempo: Tempo()).environmentObject(Account())
    present(UIHostingController(rootView: AnyView(screen.environmentObject(account))), animated: isDark)
  }

  func showCover(at url: URL) {
    cover = UIHostingController(
      rootView: CoverHost(loader: CoverLoader(url: url)) { Text("\($0.data?.count ?? 0)") })
  }
}

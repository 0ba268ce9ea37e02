import SwiftUI
import UIKit

/// A UIKit view inside SwiftUI.
struct BarcodeScanner: UIViewRepresentable {  // fact: container=representable
  @Binding var code: String
  @Binding var height: CGFloat

  final class Coordinator: NSObject, UITextFieldDelegate {
    private let parent: BarcodeScanner
    private let model = ScannerModel()
    var edits = 0

    init(_ parent: BarcodeScanner) {
      self.parent = parent
      super.init()
      Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
      parent.code = textField.text ?? ""
      model.count += 1
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    field.text = code
    context.coordinator.edits += 1
    height = field.intrinsicContentSize.height  // expect: mutation-in-body
    DispatchQueue.main.async { height = field.intrinsicContentSize.height }
  }
}

final class ScannerModel: ObservableObject {
  @Published var count = 0
}

struct ScannerSheet: View {
  @State private var code = ""
  @State private var height: CGFloat = 44

  var body: some View {
    BarcodeScanner(code: $code, height: $height)
      .frame(height: height)
  }
}

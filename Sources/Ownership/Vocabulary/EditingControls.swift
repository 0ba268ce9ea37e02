import SwiftTree

/// SwiftUI's controls through which a user changes a value, by the binding that they are given.
enum EditingControls {
  static let names = NameSet([
    "TextField", "SecureField", "TextEditor", "Toggle", "Slider", "Stepper", "Picker", "DatePicker", "MultiDatePicker",
    "ColorPicker",
  ])
}

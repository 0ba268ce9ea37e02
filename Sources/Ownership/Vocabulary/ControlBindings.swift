import SwiftTree

/// The bindings through which SwiftUI's views write what the user does, by the view's or the modifier's name.
enum ControlBindings {
  static let labels = NameTable<NameSet>([
    (Name("Toggle"), NameSet(["isOn"])), (Name("TextField"), NameSet(["text", "value"])),
    (Name("SecureField"), NameSet(["text"])), (Name("TextEditor"), NameSet(["text"])),
    (Name("Slider"), NameSet(["value"])), (Name("Stepper"), NameSet(["value"])),
    (Name("Picker"), NameSet(["selection"])), (Name("DatePicker"), NameSet(["selection"])),
    (Name("MultiDatePicker"), NameSet(["selection"])), (Name("ColorPicker"), NameSet(["selection"])),
    (Name("TabView"), NameSet(["selection"])), (Name("List"), NameSet(["selection"])),
    (Name("sheet"), NameSet(["isPresented", "item"])), (Name("popover"), NameSet(["isPresented", "item"])),
  ])

  /// What people use to show a text that can be selected and copied.
  static let textControls = NameSet(["TextField", "SecureField", "TextEditor"])
}

import SwiftTree

/// When SwiftUI runs what a view hands to one of its life-cycle modifiers.
public enum Occasion: UInt8, Sendable {
  case appear, disappear
  /// when the view appears; cancelled when it goes
  case task
  /// when the watched value differs from the one before
  case change
  /// for each value of the publisher
  case receive
}

/// SwiftUI's life-cycle modifiers. The only table of this kind; semantics.md 5.2.
enum LifeCycleModifiers {
  static let occasions = NameTable<Occasion>([
    (Name("onAppear"), .appear), (Name("onDisappear"), .disappear), (Name("task"), .task), (Name("onChange"), .change),
    (Name("onReceive"), .receive),
  ])

  /// The labels of what a modifier watches: `.task(id:)`, `.onChange(of:)`.
  static let watchedLabels = NameTable<Occasion>([(Name("id"), .task), (Name("of"), .change)])
}

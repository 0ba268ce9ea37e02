import SwiftUI

struct ExpiryBadge: View {
  let item: PantryItem
  @State private var looks = 0
  @State private var isHighlighted = false

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    return formatter
  }()

  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Text(item.expires.map(Self.formatter.string(from:)) ?? "")
      Text(history)
      highlight
    }
    .onAppear { isHighlighted = item.isExpired }
    .animation(.default, value: isHighlighted)
  }

  /// What an earlier version of the app has written.
  private var history: String {
    let url = PantryStore.fileURL.appendingPathExtension("log")
    return (try? String(contentsOf: url, encoding: .utf8)) ?? ""  // expect: work-in-body  // fact: phase=render
  }

  private var highlight: some View {
    looks += 1  // expect: mutation-in-body  // fact: phase=render
    return Circle()
      .fill(isHighlighted ? .red : .clear)
      .onTapGesture { looks = 0 }
  }
}

import SwiftUI
import TurfKit
import UIKit

/// Everything here is written at the right time.
struct WateringScreen: View {
  @State private var selected = ""
  @State private var isShown = false
  @State private var count = 0
  @State private var plan = WateringPlan()
  @VendorFlag private var flag = 0
  private let turf = TurfModel()

  var body: some View {
    let chart = WateringPlan()
    let _ = (chart.title = "A")
    let _ = print(count)
    turf.count += 1
    flag += 1
    return VStack {
      CanRow(title: selected) { selected = "can" }
      Text("\(count) \(chart.title) \(plan.sorted().count)")
        .sheet(isPresented: $isShown) { count = 0 } content: { Text("Sheet") }
        .onTapGesture {
          withAnimation { isShown = true } completion: { count += 1 }
        }
      Button("Load", action: plan.loader())
      Button("Add") { plan.add("Can") }
      TurfPager { count = $0 }
      CanFold(title: $selected)
      DrainScreen(tank: .shared)
    }
  }
}

struct CanRow: View {
  let title: String
  let onSelect: () -> Void

  var body: some View { Button(title, action: onSelect) }
}

@Observable
final class WateringPlan {
  var title = ""
  var names: [String] = []

  func sorted() -> [String] { names.sorted() }

  func loader() -> () -> Void {
    { self.names = ["Can"] }
  }

  func add(_ name: String) { names.append(name) }
}

/// Seeding state is no change of state.
struct CanFold: View {
  @State private var isOpen: Bool
  @Binding private var title: String  // expect: binding-never-written

  init(title: Binding<String>) {
    _isOpen = State(initialValue: true)
    _title = title
  }

  var body: some View { Toggle(title, isOn: $isOpen) }
}

/// Has an update of its own.
@propertyWrapper
struct RainFlag: DynamicProperty {
  private final class Observer: ObservableObject {  // expect: legacy-observation
    @Published private(set) var current = false
    func attach(_ key: String) { current = !key.isEmpty }
  }

  @StateObject private var observer = Observer()
  private let key: String

  init(_ key: String) { self.key = key }

  var wrappedValue: Bool { observer.current }

  func update() { observer.attach(key) }
}

struct RainBadge: View {
  @RainFlag("rain") private var isShown

  var body: some View { if isShown { Text("Rain") } }
}

final class WaterTank: ObservableObject {  // expect: legacy-observation
  static let shared = WaterTank()
  @Published var litres = 0

  func drain() { litres = 0 }
}

/// One of its initialisers is there for previews.
struct DrainScreen: View {
  @ObservedObject var tank: WaterTank

  init(tank: WaterTank) { self.tank = tank }

  init(previewTank: WaterTank) {
    tank = previewTank
    previewTank.litres = 4
    Task { print("preview") }
  }

  var body: some View { Button("\(tank.litres)") { tank.drain() } }
}

#Preview {
  @Previewable @State var count = 0
  let _ = count += 1
  let text = try? String(contentsOfFile: "a.dat", encoding: .utf8)
  Text(text ?? DateFormatter().string(from: .now))
  DrainScreen(previewTank: .shared)
}

/// A request, no view.
struct WaterRequest {
  @MainActor static var count = 0
  let url: URL

  var body: Data {
    WaterTank.shared.drain()
    return (try? Data(contentsOf: url)) ?? Data()
  }
}

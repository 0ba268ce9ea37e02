import KitchenModels
import SwiftUI

struct ApplianceScreen: View {  // expect: multiple-state-objects
  @StateObject private var dishwasher = Dishwasher()
  @StateObject private var eggTimer = EggTimer()
  @State private var toaster = Toaster()
  @State private var scale = Scale()
  let grill: Grill

  var body: some View {
    Text("\(dishwasher.program) \(dishwasher.minutes)")
    Toggle("Door", isOn: $dishwasher.door.isOpen)
    Text(dishwasher.door.isOpen ? "open" : "closed")
    Button("Toast \(toaster.slices)") { toaster.slices += 1 }
    Button("Weigh \(scale.weight)") { scale.weight = 2 }
    Button(grill.isHot ? "Hot" : "Cold") { grill.isHot = true }
    Button("Eggs \(eggTimer.seconds)") { eggTimer.start() }
    Button("Wash") { dishwasher.start() }
  }
}

struct Settings: View {
  @AppStorage("portions") private var portions = 2
  @State var isOpen = false  // expect: state-not-private
  @State private var unit = "g" {  // expect: observer-on-wrapper
    didSet { print(unit) }
  }
  @State private var labels = ["a", "b"]

  var body: some View {
    Stepper("\(portions)", value: $portions)
    Toggle("Open", isOn: $isOpen)
    TextField("Unit", text: $unit)
    Toggle("Always", isOn: .constant(true))  // expect: constant-binding
    ForEach(labels.indices, id: \.self) { index in  // expect: binding-by-index
      TextField("Label", text: $labels[index])
    }
    Button("Remove") { labels.removeFirst() }
  }
}

struct OtherSettings: View {
  @AppStorage("portions") private var portions = "two"  // expect: storage-key-conflict
  var body: some View { TextField("Portions", text: $portions) }
}

struct SettingsScreen: View {
  private let settings = Settings()
  var body: some View {
    settings
    Settings(isOpen: true)
    Button("Open") { settings.isOpen = true }  // expect: state-set-from-outside
      .environmentObject(EggTimer())  // expect: environment-object-created-in-body
  }
}

struct Warm: View {
  @State private var stove = Stove()  // expect: expensive-model-in-state
  var body: some View { Text("\(stove.plates.count)") }
}

struct WarmScreen: View {
  @State private var count = 0
  var body: some View {
    Stepper("", value: $count)
    Warm()
  }
}

struct Portions: View {
  @State private var count = 2
  @State private var oven = Oven()
  @State private var pantry: Pantry
  @StateObject private var cart: NamedCart
  @Environment(\.locale) private var locale
  private let language: String

  init(count: Int, pantry: Pantry, owner: String) {
    self.count = count  // expect: state-init-ignored
    _pantry = State(initialValue: pantry)  // expect: injected-object-in-state
    _cart = StateObject(wrappedValue: NamedCart(owner: owner))  // expect: state-object-from-parameter
    language = locale.identifier  // expect: dynamic-property-read-in-init
  }

  var body: some View {
    Button("\(count) \(pantry.filter) \(cart.owner) \(language) \(oven.degrees)") { count += 1 }
  }
}

final class NamedCart: ObservableObject {  // expect: legacy-observation
  @Published var owner: String
  init(owner: String) { self.owner = owner }
}

struct PortionsScreen: View {
  @State private var owner = ""
  @State private var count = 0
  let pantry: Pantry

  var body: some View {
    TextField("Owner", text: $owner)
    Stepper("Count", value: $count)
    Portions(count: count, pantry: pantry, owner: owner)
  }
}

struct Busy: View {  // expect: multiple-state-objects
  @StateObject private var first = ShoppingCart()
  @StateObject private var second = Dishwasher()
  @StateObject private var third = EggTimer()
  @StateObject private var fourth = Door()
  @StateObject private var fifth = PhotoLoader()

  var body: some View {
    Text(first.shop + second.program + "\(third.seconds) \(fourth.isOpen) \(fifth.data?.count ?? 0)")
    BusyCart()
    Missing()
  }
}

struct BusyCart: View {
  @StateObject private var cart = ShoppingCart()  // expect: duplicate-owner
  var body: some View { Button("\(cart.names.count)") { cart.add("Egg") } }
}

struct Missing: View {
  @EnvironmentObject private var grill: Barbecue  // expect: environment-not-injected
  @Environment(\.pan) private var pan
  var body: some View { Text("\(grill.degrees) \(pan.size)") }
}

final class Barbecue: ObservableObject { @Published var degrees = 0 }  // expect: legacy-observation

@Observable final class Pan { var size = 20 }

struct PanKey: EnvironmentKey {
  static var defaultValue: Pan { Pan() }  // expect: environment-unstable-default
}

extension EnvironmentValues {
  var pan: Pan {
    get { self[PanKey.self] }
    set { self[PanKey.self] = newValue }
  }
}

// expect-nothing
import SwiftUI
import UIKit

/// A pantry with a shopping list, written with ObservableObject.
@main
struct PantryApp: App {  // fact: container=app
  @StateObject private var store = PantryStore()  // fact: wrapper=StateObject origin=declaration access=private
  @StateObject private var list = ShoppingList()
  @AppStorage("pantry.tab") private var tab = 0

  init() {
    UINavigationBar.appearance().tintColor = .systemGreen
    UserDefaults.standard.register(defaults: ["pantry.tab": 0])
    Task { await Notifications.requestPermission() }  // fact: phase=init
  }

  var body: some Scene {
    WindowGroup {
      TabView(selection: $tab) {
        PantryScreen()
          .tabItem { Label("Pantry", systemImage: "cabinet") }
          .tag(0)
        ShoppingScreen(list: list)
          .tabItem { Label("Shopping", systemImage: "cart") }
          .share(list)
          .tag(1)
        StatisticsScreen(store: store, page: tab)
          .tabItem { Label("Statistics", systemImage: "chart.bar") }
          .tag(2)
      }
      .environmentObject(store)
    }
  }
}

enum Notifications {
  static func requestPermission() async {}
}

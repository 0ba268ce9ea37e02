import Combine
import Observation
import SwiftUI

/// The scene's focused object must be an ObservableObject, and everything else reads it through Observation.
@Observable
final class TicketShop: ObservableObject {  // expect: mixed-observation
  var sold = 0
  @DefaultsKey("tickets.price") var price = 12
  private(set) var seats = [Seat(row: 1), Seat(row: 2)]

  func sell() {
    sold += 1
    objectWillChange.send()
  }
}

/// Its id is made once, with the seat.
struct Seat: Identifiable {
  let id = UUID()
  let row: Int
  var isTaken = false
}

struct TicketScreen: View {
  @StateObject private var shop = TicketShop()
  @State private var prices = PriceList()

  var body: some View {
    VStack {
      TicketCounter(shop: shop)
      TicketPrice(shop: shop)
      Text("From \(prices.children)")
      ForEach(shop.seats) { seat in Text("\(seat.row)") }
      PriceLine(prices: prices)
    }
    .environmentObject(shop)
    .environment(shop)
    .focusedSceneObject(shop)
  }
}

/// A shop of its own, at the door.
struct EveningCounter: View {
  @State private var shop = TicketShop()

  var body: some View { Button("\(shop.sold)") { shop.sell() } }
}

struct TicketCounter: View {
  @ObservedObject var shop: TicketShop
  @EnvironmentObject private var injected: TicketShop
  @Environment(TicketShop.self) private var read
  private let changes = NotificationCenter.default.publisher(for: .init("prices"))
  @State private var isHalf = false

  var body: some View {
    Button("\(shop.sold) \(injected.sold) \(read.sold)", action: shop.sell)
      .onReceive(changes) { _ in isHalf.toggle() }
      .opacity(isHalf ? 0.5 : 1)
  }
}

struct TicketPrice: View {
  @Bindable var shop: TicketShop

  var body: some View { Stepper("\(shop.price)", value: $shop.price) }
}

/// A plain class that a view holds, and nobody changes.
final class PriceList {
  var adults = 12
  var children = 6
}

struct PriceLine: View {
  let prices: PriceList
  // The scene remembers the same key in a place of its own.
  @SceneStorage("scores.opensLast") private var opensLast = 0
  @AppStorage("account.voice") private var voice = "alto"
  @AppStorage("choir.name") private var name = "Choir"

  var body: some View {
    Text("\(prices.adults) \(prices.children) \(name) \(voice)")
      .onTapGesture { opensLast += 1 }
  }
}

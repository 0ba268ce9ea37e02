// expect-nothing
import Foundation
import SwiftUI

/// A wrapper of the app's own. It owns state like a view does.
@propertyWrapper
struct CurrentWeather: DynamicProperty {  // fact: container=dynamicProperty
  @Observable
  final class Station {
    fileprivate(set) var temperature = 0.0
    @ObservationIgnored fileprivate var place: String?

    func attach(_ place: String) {
      guard self.place != place else { return }
      self.place = place
      temperature = Double(place.count)
    }
  }

  @State private var station = Station()
  private let place: String

  init(_ place: String) {
    self.place = place
  }

  var wrappedValue: Double { station.temperature }

  func update() {
    station.attach(place)
  }
}

actor WeatherService {  // fact: model=actor
  static let shared = WeatherService()
  private var readings: [String: Double] = [:]

  func reading(of place: String) -> Double { readings[place, default: 0] }
}

// expect-nothing
import Observation
import SwiftData
import SwiftUI

@attached(member, names: named(init), arbitrary)
@attached(extension, conformances: Sendable, names: suffixed(Key))
public macro Stored(_ name: String = "", in folder: String? = nil) = #externalMacro(module: "Macros", type: "StoredMacro")

@freestanding(expression)
macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "Macros", type: "Stringify")

@Stored("settings", in: "folder")
@available(*, deprecated, renamed: "Settings", message: "use \"Settings\" { instead")
@dynamicMemberLookup
final class OldSettings {
  @ObservationIgnored @Attribute(.unique, originalName: "id")
  private var identifier: Int = #stringify(1 + 2).0
  subscript<T>(dynamicMember path: KeyPath<Int, T>) -> T { identifier[keyPath: path] }
}

extension EnvironmentValues {
  @Entry var columns: Int = 2
}

struct MacroView: View {
  @Environment(\.columns) private var columns
  @Query(filter: #Predicate<Trip> { $0.name == "a" && $0.days > 1 }, sort: [SortDescriptor(\.name)])
  private var trips: [Trip]

  var body: some View {
    Text("\(#stringify(columns).1) \(trips.count)")
    #if DEBUG
    Text(#function)
    #endif
  }
}

@Model final class Trip {
  #Unique<Trip>([\.name], [\.name, \.days])
  #Index<Trip>([\.days])
  var name: String
  var days = 0
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
  init(name: String) { self.name = name }
}

@Model final class Stop {
  var trip: Trip?
  init() {}
}

#Preview("Plain") { MacroView() }

#Preview("Landscape", traits: .landscapeLeft, .sizeThatFitsLayout) {
  @Previewable @State var isOn = false
  return Toggle("On", isOn: $isOn)
}

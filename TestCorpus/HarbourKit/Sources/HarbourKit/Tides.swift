// expect-nothing
import SwiftUI

/// The apps that use the package put it into the environment.
public final class Tides: ObservableObject {
  @Published public private(set) var height = 0.0

  public init() {}

  public func rise() { height += 0.1 }
}

public struct TideGauge: View {
  @EnvironmentObject private var tides: Tides

  public init() {}

  public var body: some View {
    Button("\(tides.height) m", action: tides.rise)
  }
}

/// The views that read it are those of the apps.
public final class Moorings: ObservableObject {
  @Published public var taken: Set<Int> = []

  public init() {}
}

public struct HarbourScreen<Content: View>: View {
  @StateObject private var moorings = Moorings()
  @ViewBuilder private let content: () -> Content

  public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  public var body: some View {
    TideGauge()
    content().environmentObject(moorings)
  }
}

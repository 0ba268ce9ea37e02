import Combine
import Foundation

/// Not migrated yet.
// expect: observable-not-main-actor hint
open class ShoppingCart: ObservableObject {  // fact: model=observableObject  // expect: legacy-observation
  @Published public var names: [String] = []
  @Published public private(set) var total = 0.0
  public let shop = "Market"

  public init() {}

  public func add(_ name: String) { names.append(name) }
  public func load() async { total = Double(names.count) }
}

/// What a subclass of it is, it is too.
public final class SharedCart: ShoppingCart {  // fact: model=observableObject
  public static let everyone = SharedCart()
  @Published public var owner = ""
}

/// Announces nothing.
public final class Scratchpad {
  public var text = ""
  public init() {}
  public func clear() { text = "" }
}

/// Made for each picture, and able to load it again.
public final class PhotoLoader: ObservableObject {  // expect: legacy-observation
  @Published public var data: Data?
  public init() {}
  public func load() async {}
}

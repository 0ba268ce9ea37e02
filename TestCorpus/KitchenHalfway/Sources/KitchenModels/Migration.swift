import Combine
import Foundation
import Observation

/// A model in both families at once.
@Observable
public final class Oven {
  @Published public var degrees = 180  // expect: published-in-observable
  public var isOn = false

  public init() {}
}

@Observable
public struct Timetable {  // expect: observable-on-struct
  public var start = 0
}

/// The macro was forgotten.
public final class Fridge: Observable {  // expect: observable-conformance-without-macro
  public var temperature = 4
  public init() {}
}

@Observable
open class Appliance {
  public var name = ""
  public init() {}
}

public final class Toaster: Appliance {  // expect: observable-subclass-untracked
  public var slices = 2
}

@Observable
public final class Scale {
  @ObservationIgnored private var raw = 0.0
  public var weight: Double {  // expect: observable-computed-untracked
    get { raw }
    set { raw = newValue }
  }
  public init() {}
}

/// Starts a request as soon as it is made.
@Observable
// expect: observable-not-main-actor hint
public final class Stove {
  public var plates: [String] = []

  public init() {
    Task { await load() }
  }

  private func load() async { plates = ["front", "back"] }
}

/// Lost its conformance on the way.
public final class Grill {  // expect: published-without-observable-object
  @Published public var isHot = false
  public init() {}
}

public final class Dishwasher: ObservableObject {  // expect: legacy-observation
  @Published public var program = ""
  public var minutes = 0  // expect: unpublished-property
  @Published public var door = Door()  // expect: nested-observable-object
  public init() {}
  public func start() { minutes = 90 }
}

public final class Door: ObservableObject {  // expect: legacy-observation
  @Published public var isOpen = false
  public init() {}
}

public final class EggTimer: ObservableObject {  // expect: legacy-observation
  @Published public var seconds = 0
  private var timer: Timer?
  private var token: (any NSObjectProtocol)?

  public init() {}

  public func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in  // expect: retain-cycle
      self.seconds += 1
    }
    token = NotificationCenter.default.addObserver(forName: .init("rung"), object: nil, queue: nil) { [weak self] _ in  // expect: missing-cleanup
      self?.seconds = 0
    }
  }
}

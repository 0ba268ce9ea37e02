import SwiftUI

struct Attributes: View {
  @SwiftUI.State private var dotted = 0  // expect: state-never-written
  @SwiftUI::State private var selected = 0  // expect: state-never-written
  @State
  private
  var
  spread
  :
  Int
  =
  0
  @State(initialValue: 1) private var argument: Int
  @State private var first = 1, second = 2  // expect: state-never-written  // expect: state-never-written
  @State /* between */ private /* the */ var /* words */ commented /* of */ = /* it */ 0 // all  // expect: state-never-written
  @Environment(\.colorScheme) @MainActor private var scheme
  @AppStorage("size", store: UserDefaults(suiteName: "group")) private var size = 1.0
  @available(iOS 17, *) @ViewBuilder @inlinable nonisolated(unsafe) static var shared: Int { 1 }
  @_documentation(visibility: internal) fileprivate(set) weak var object: AnyObject?
  private(set) public nonisolated let constant = 1
  unowned(safe) let owner: AnyObject

  @ViewBuilder var body: some View {
    Text("\(dotted + selected + spread + argument + first + second + commented)")
      .onTapGesture { @MainActor [dotted] (point: CGPoint) async -> Void in print(dotted, point) }
    Stepper("\(size)", value: $size)
    Stepper("a", value: self.$spread)
    Stepper("b", value: _argument.projectedValue)
  }

  @discardableResult @objc(move:to:) @MainActor(unsafe)
  func move(@ViewBuilder _ content: () -> some View, to place: @autoclosure @escaping () -> Int = 0) -> Int { place() }
  func isolatedTo(_ actor: isolated (any Actor)? = #isolation, _ value: sending Int, _ block: @isolated(any) () -> Void) {}
  nonisolated(nonsending) func run() async {}
  @concurrent func away() async {}
}

@MainActor @preconcurrency protocol Drawing: Sendable, AnyObject {}
extension Attributes: @unchecked Sendable, @retroactive @preconcurrency Equatable {
  static func == (left: Self, right: Self) -> Bool { true }
}
@main struct Program { static func main() async throws {} }
typealias Handler<T> = @Sendable @MainActor (_ value: consuming T) async throws(CancellationError) -> sending T?
actor Counter { nonisolated let id = 1; distributed func count() {} }

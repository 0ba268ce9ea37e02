// expect-nothing
import SwiftUI

struct Pack<each Element: Sendable> {
  let elements: (repeat each Element)

  init(_ elements: repeat each Element) where repeat each Element: Equatable {
    self.elements = (repeat each elements)
  }

  func map<each Result>(_ transform: repeat (each Element) -> each Result) -> (repeat each Result) {
    (repeat (each transform)(each elements))
  }

  func forEach() {
    for element in repeat each elements { print(element) }
  }
}

struct Grid<let rows: Int, let columns: Int>: ~Copyable {
  private var cells: InlineArray<rows, Int>
  var fixed: [3 of Int] = [1, 2, 3]

  consuming func take() -> Int { rows * columns }
  borrowing func look() -> Int { rows }
  deinit { print(rows) }
}

struct Cell<Value: ~Copyable & ~Escapable>: ~Copyable {
  @_lifetime(borrow value)
  init(_ value: borrowing Value) where Value: Sendable {}
}

protocol Container<Item>: AnyObject {
  associatedtype Item: Hashable = Int where Item: Sendable
  var items: [Item] { get async throws }
  subscript<T>(index: Int, default value: @autoclosure () -> T) -> Item { get set }
  init?<S: Sequence>(_ items: S) where S.Element == Item
  static func < (left: Self, right: Self) -> Bool
}

enum LoadError<Underlying: Error>: Error {
  case failed(Underlying), empty
  indirect case nested(LoadError<Underlying>, depth: Int = 0)

  func run<T, E>(_ work: () throws(E) -> T) throws(E) -> T where E: Error { try work() }
  func rethrow(_ work: (inout sending [Int]) async throws -> Void) async rethrows {}
}

struct Stack<Content>: View where Content: View {
  private let content: () -> Content
  private let action: (@MainActor @Sendable (Int, _ name: String) async throws -> (any View)?)?
  let optional: [String: [Int?]?]? = nil
  let function: ((Int) -> (String) -> Void)? = nil
  let existential: any View & Sendable = Text("a")
  let metatype: (any Container.Type, Int.Type, Content.Type)? = nil

  init(@ViewBuilder content: @escaping () -> Content, action: (@MainActor @Sendable (Int, _ name: String) async throws -> (any View)?)? = nil) {
    self.content = content
    self.action = action
  }

  var body: some View {
    let isSmall = 1 < 2, isLarge = 2 > 1
    let shifted = 1 << 2 >> 1
    let created = Array<Dictionary<String, Set<Int>>>()
    if isSmall, isLarge, shifted<=4, created.count>=0 {
      content()
    }
  }
}

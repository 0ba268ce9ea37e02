// expect-nothing
import SwiftUI
import struct Foundation.URL
import func Foundation.sqrt
@preconcurrency import Combine

/// Words of the language as names, and names that are no words at all.
struct Names: View {
  let `class`: Int
  let `default`: String
  @State private var `repeat` = false
  let get: Int, set: Int, willSet: Int
  let some: Int
  let any: [Int]
  let async: Bool
  let actor: String
  let macro: Int
  let open: (Int) -> Void
  let `a name with spaces`: Int
  let über: Double
  let 数: Int
  let 🐈: String

  var body: some View {
    Text(`default`)
      .opacity(`repeat` ? 1 : 0.5)
      .onTapGesture { `repeat`.toggle() }
    Text("\(self.class) \(get + set + willSet) \(🐈) \(数) \(über) \(`a name with spaces`)")
    Text(async ? actor : "\(macro) \(any.count) \(some)")
  }

  enum `Type` { case `self`, `init`, `case`, none }

  func `for`(in: Int, where: Int, _ `inout`: Int) -> Int { `in` + `where` + `inout` }
  func prefix(_ mutating: Int) -> Int { mutating }

  @Test func `a test with a raw name`() {
    open(1)
    let each = 1, borrow = 2, unsafe = 3
    print(each + borrow + unsafe, `for`(in: 1, where: 2, 3))
  }
}

infix operator <=>: Comparison
infix operator ??=
prefix operator √
postfix operator %%
precedencegroup Comparison {
  associativity: none
  higherThan: LogicalConjunctionPrecedence
}

func <=> (left: Int, right: Int) -> Int { left < right ? -1 : left > right ? 1 : 0 }
prefix func √ (value: Double) -> Double { sqrt(value) }
postfix func %% (value: Double) -> Double { value / 100 }
func use(_ values: Int...) -> Double { √(4.0) + 50%% + Double(1 <=> values.count) }
let reduced = [1, 2].reduce(0, +), compared = [1, 2].sorted(by: >=)

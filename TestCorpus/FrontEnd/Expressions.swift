// expect-nothing
import SwiftUI

struct Expressions: View {
  let value: Int?
  @Binding var name: String
  private let path: WritableKeyPath<String, Int>? = nil
  private let paths = [\String.count, \.utf8.count, \String.self[...], \.?.count as Any]
  private let chained = \[String].[0].count
  private let optional = \String?.?.count

  var body: some View {
    let text = if let value { "\(value)" } else if name.isEmpty { "none" } else { name }
    let size = switch value {
    case .some(let x) where x > 1: x
    case 0?, nil: 0
    case let other?: -other
    }
    let result = Result { try parse(name) }
    Text(text).frame(width: CGFloat(size))
    if case .success(let number) = result, number != 0 { Text("\(number)") }
    if let value, let half = value > 1 ? value / 2 : nil { Text("\(half)") }
    Button { name = "a" } label: { Text("b") }
    Button("c", action: { [name, weak object = Box(), unowned(unsafe) other = Box.shared] in print(name, object as Any, other) })
    ForEach(0..<3) { Text("\($0)") }
    ForEach([1, 2].enumerated().map { ($0, $1) }, id: \.0) { (index, element) in Text("\(index) \(element)") }
    ForEach([1], id: \.self) { (element: Int) -> Text in return Text("\(element)") }
    AsyncImage(url: nil) { image in image.resizable() } placeholder: { ProgressView() }
  }

  func parse(_ text: String) throws -> Int {
    guard let number = Int(text) else { throw CocoaError(.formatting) }
    let tuple = (1, label: 2, (3, 4))
    let sum = tuple.0 + tuple.label + tuple.2.1 + number
    let list: [Int] = [1, 2, 3,]
    let map: [String: Int] = [:]
    let negative = -sum, flags = ~0 & 0xFF | 0b1010 ^ 0o17, big = 1_000.5e-3 + 0x1p4
    let cast = (list as Any) as? [Int] ?? map.values.map { $0 } as [Int]
    let chain = list.first?.description.utf8.first!.byteSwapped.words.map(\.description)[0]
    let isNone = chain == nil && !list.isEmpty || negative is Int
    var copy = cast; copy.sort(by: >); copy.withUnsafeMutableBufferPointer { $0[0] &+= 1 }
    label: for (index, element) in zip(1..., copy) where element > 0 {
      repeat { if index > 2 { break label } else { continue label } } while true
    }
    defer { print(flags, big, isNone) }
    _ = consume copy
    return try! number.self is Int ? unsafe number : fallback()
  }

  func fallback() -> Int { 0 }
}

final class Box {
  static let shared = Box()
  var value = 0 { willSet(new) { print(new) } didSet { print(oldValue) } }
  var computed: Int { get { value } set { value = newValue } }
  var modified: Int { _read { yield value } _modify { yield &value } }
  var loaded: Int { get async throws { value } }
  lazy var later: Int = { value + 1 }()
  subscript(index: Int) -> Int { value + index }
  subscript(key key: String, default value: Int = 0) -> Int { get { value } set {} }
  class var kind: String { "box" }
  convenience init(_ value: Int) { self.init(); self.value = value }
  init() {}
  init?(text: String) { nil }
  deinit {}
  func callAsFunction(_ value: Int = 1) -> Int { value }
  static prefix func - (box: Box) -> Box { box }
  isolated deinit {}
}

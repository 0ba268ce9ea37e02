import Robustness
import SwiftTree
import Testing

@testable import Ownership

@Suite("Names that are counted")
struct CountedNamesTests {
  private let one = Name("one")
  private let other = Name("other")
  private let third = Name("third")

  @Test("say which of them have come and gone when a file's are replaced")
  func replace() {
    var names = counted([[one, other, other], [other]])
    #expect(Set(names.replace([one, other, other], with: [other, third])) == [one, third])
    #expect(Set(names.names.names) == [other, third])
  }

  @Test("stay while another file has them")
  func others() {
    var names = counted([[one], [one]])
    #expect(names.replace([one], with: []).isEmpty && names.names.contains(one))
    #expect(names.replace([one], with: []) == [one] && !names.names.contains(one))
  }

  @Test("are counted on by the next version of a project alone")
  func handedOver() {
    var names = counted([[one], [one]])
    var next = names.handedOver()
    #expect(names.names.contains(one) && next.replace([one], with: []).isEmpty && next.names.contains(one))
  }

  @Test("are found in a set as long as they have not been removed, wherever they stand in it")
  func removal() {
    var random = SeededGenerator(seed: 1)
    var (names, expected) = (NameSet(), Set<UInt64>())
    for _ in 0..<20_000 {
      // Few last bits: names want the same slots, also the last ones, behind which the first one comes.
      let value = UInt64.random(in: 61...66, using: &random) | UInt64.random(in: 0..<5, using: &random) << 8
      if Bool.random(using: &random) {
        names.insert(Name(value: value))
        expected.insert(value)
      } else {
        names.remove(Name(value: value))
        expected.remove(value)
      }
    }
    #expect(Set(names.names.map(\.value)) == expected && expected.allSatisfy { names.contains(Name(value: $0)) })
  }

  private func counted(_ files: [[Name]]) -> CountedNames {
    var names = CountedNames(NameSet(files.joined()))
    for name in files.joined() { names.count(name) }
    return names
  }
}

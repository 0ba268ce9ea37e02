import Ownership
import Testing

@testable import Rules

@Suite("Owner matrix")
struct OwnerMatrixTests {
  @Test("a cell belongs to one rule at most")
  func disjoint() {
    for cell in cells() {
      #expect(OwnerMatrix.rows.filter { $0.covers(cell) }.count <= 1, "\(cell)")
    }
  }

  @Test("what a value, or something unknown, is held by is right", arguments: [ModelKind.value, .unknown])
  func silent(_ kind: ModelKind) {
    for wrapper in [Wrapper.none, .state, .binding, .bindable, .stateObject, .appStorage] {
      #expect(OwnerMatrix.rule(for: .init(kind: kind, wrapper: wrapper)) == nil)
    }
  }

  private func cells() -> [OwnerMatrix.Cell] {
    var cells: [OwnerMatrix.Cell] = []
    for kind in cases(ModelKind.self) {
      for shape in cases(ResolvedType.Shape.self) {
        for wrapper in cases(Wrapper.self) {
          for origin in cases(OwnerMatrix.Origin.self) {
            for container in cases(WrapperPlace.self) {
              cells.append(.init(kind: kind, shape: shape, wrapper: wrapper, origin: origin, container: container))
            }
          }
        }
      }
    }
    return cells
  }

  private func cases<Case: RawRepresentable<UInt8>>(_ type: Case.Type) -> [Case] {
    (0..<UInt8.max).compactMap(Case.init)
  }
}

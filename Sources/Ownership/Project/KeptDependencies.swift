/// What each of many kept answers depends on, by the answer's number.
///
/// In columns: a key touches few of ten thousand answers, and to look at all of them was half of an edit (callgrind).
public struct KeptDependencies {
  private var all: [Dependencies] = []
  private var signatures: [Dependencies.Signature] = []
  private var asked = AskedQuestions()

  public init() {}

  public mutating func append(_ dependencies: Dependencies) {
    all.append(dependencies)
    signatures.append(dependencies.signature)
    asked.insert(dependencies)
  }

  /// Says what an answer depends on that was found anew.
  public mutating func replace(_ answer: Int, with dependencies: Dependencies) {
    all[answer] = dependencies
    signatures[answer] = dependencies.signature
    asked.insert(dependencies)
  }

  /// The answers that are to be found anew.
  public func touched(by change: ProjectChange) -> [Int] {
    let change = change.inOrder(among: asked)
    return signatures.indices.filter { signatures[$0].mayMeet(change.signature) && all[$0].isTouched(by: change) }
  }
}

/// The questions that anything has ever depended on, some more perhaps: most words that change while somebody types are
/// nobody's business.
struct AskedQuestions {
  private static let count = 1 << 20
  private var bits = Array(repeating: UInt64(0), count: count / 64)

  mutating func insert(_ dependencies: Dependencies) {
    for question in dependencies.questions {
      let slot = question.slot(of: AskedQuestions.count)
      bits[slot / 64] |= 1 << UInt64(slot % 64)
    }
  }

  func mayContain(_ question: ProjectQuestion) -> Bool {
    let slot = question.slot(of: AskedQuestions.count)
    return bits[slot / 64] & 1 << UInt64(slot % 64) != 0
  }
}

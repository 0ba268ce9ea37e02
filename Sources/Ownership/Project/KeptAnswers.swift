/// Answers that a session keeps while one file is edited, as long as what they depend on stays. An answer that holds the
/// number of anything in a file depends on that file, though nobody has looked at it.
struct KeptAnswers<Key: Hashable, Answer> {
  private var answers: [Key: (answer: Answer, dependencies: Dependencies)] = [:]

  subscript(key: Key) -> (answer: Answer, dependencies: Dependencies)? {
    get { answers[key] }
    set { answers[key] = newValue }
  }

  mutating func forget(after change: ProjectChange) {
    let change = change.inOrder()
    let outdated = answers.filter { $0.value.dependencies.isTouched(by: change) }
    for key in outdated.keys { answers[key] = nil }
  }
}

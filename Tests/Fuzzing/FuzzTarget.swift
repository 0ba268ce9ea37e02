// What libFuzzer calls with one input after the other. No part of the package: `.ci/fuzz` compiles it, together with the
// invariants that the tests use.

import Ownership
import Robustness
import Rules
import SwiftTree

/// One tree for all inputs, as each worker of the linter has one for all of its files.
private nonisolated(unsafe) var tree = Tree()

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = Array(UnsafeBufferPointer(start: start, count: count))
  tree.parse(source)
  require(TreeInvariants.violations(of: tree, of: source))
  let facts = FileFacts(tree)
  require(FactsInvariants.violations(of: facts, length: count))
  let project = Project(files: [facts], units: [0])
  for rule in Registry.rules { check(rule.findings(in: project) + rule.findings(in: 0, of: project), count) }
  for type in project.types {
    let inspected = InspectedType(type, of: project)
    for rule in Registry.rules { check(rule.findings(in: inspected, of: project), count) }
  }
  return 0
}

/// A finding's place is in the file.
private func check(_ findings: [Finding], _ count: Int) {
  for finding in findings where finding.place.start > finding.place.end || finding.place.end > count {
    require(["\(finding.rule) has a finding at \(finding.place)"])
  }
}

/// Ends the process, which libFuzzer takes for a crash: it keeps the input.
private func require(_ violations: [String]) {
  if !violations.isEmpty { fatalError("not sound: \(violations.joined(separator: "; "))") }
}

// What `linearity` runs under callgrind. No part of the package; `linearity` compiles it.

import Foundation
import Ownership
import Robustness
import Rules
import SwiftTree

/// - `shapes`: the names of all shapes, one a line
/// - `write SHAPE COUNT FILE`: a source of that shape
/// - `tree FILE`, `facts FILE`, `rules FILE`: reads a source, up to that stage
@main
enum Linearity {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, arguments.count) {
    case ("shapes", 1): for shape in Shape.all { print(shape.name) }
    case ("write", 4): write(arguments[2], count: Int(arguments[3]) ?? 0, to: arguments[4])
    case (let stage?, 2): read(arguments[2], upTo: stage)
    default: print("usage: shapes | write SHAPE COUNT FILE | tree FILE | facts FILE | rules FILE")
    }
  }

  private static func write(_ name: String, count: Int, to path: String) {
    let source = Shape.all.first { $0.name == name }?.source(count) ?? []
    _ = FileManager.default.createFile(atPath: path, contents: Data(source))
  }

  private static func read(_ path: String, upTo stage: String) {
    let source = FileManager.default.contents(atPath: path).map(Array.init) ?? []
    let tree = Tree(source)
    if stage == "tree" { return print(tree.tokenCount, tree.nodes.count) }
    let facts = FileFacts(tree)
    if stage == "facts" { return print(facts.scopes.count, facts.events.count) }
    let project = Project(files: [facts], units: [0])
    let findings = project.types.reduce(0) { count, type in
      let inspected = InspectedType(type, of: project)
      return Registry.rules.reduce(count) { $0 + $1.findings(in: inspected, of: project).count }
    }
    print(project.declaredTypes.count, findings)
  }
}

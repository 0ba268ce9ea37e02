// Parses the files named on standard input with the parser that ships with the toolchain, and does nothing with the
// trees: the yardstick of `run --peer`. No part of the package; `run` compiles it.

import Foundation
import SwiftParser
import SwiftSyntax

var total = 0
while let path = readLine() {
  guard let data = FileManager.default.contents(atPath: path) else { continue }
  let tree = [UInt8](data).withUnsafeBufferPointer { Parser.parse(source: $0) }
  total += tree.totalLength.utf8Length
}
print(total)

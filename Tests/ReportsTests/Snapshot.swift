import Foundation
import Testing

/// Compares bytes with a file in `Snapshots`. With `RECORD_SNAPSHOTS=1` in the environment the file is written instead,
/// and the test fails, so that no run passes without a comparison.
func expectSnapshot(_ bytes: [UInt8], _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  let file = folder.appendingPathComponent("Snapshots/" + name)
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
    try Data(bytes).write(to: file)
    Issue.record("recorded \(name): look at it, then test without RECORD_SNAPSHOTS", sourceLocation: sourceLocation)
    return
  }
  let expected = try String(contentsOf: file, encoding: .utf8)
  #expect(
    String(decoding: bytes, as: UTF8.self) == expected,
    "to accept it: RECORD_SNAPSHOTS=1 swift test --filter ReportsTests", sourceLocation: sourceLocation)
}

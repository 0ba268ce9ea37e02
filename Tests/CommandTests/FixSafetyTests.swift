import Foundation
import TestSupport
import Testing

@Suite("custody fix is safe to interrupt")
struct FixSafetyTests {
  /// Big enough for a kill to come in the middle.
  private static let old = "// \(String(repeating: "x", count: 1_000))\nlet a = 1 // custody:disable:this work-in-body - y\n"
  private static let new = old.replacingOccurrences(of: " // custody:disable:this work-in-body - y", with: "")
  private static let names = (0..<12).map { "File\($0).swift" }

  @Test("killed at any moment it leaves each file as it was or as it should be, and the next run is not in its way")
  func kills() throws {
    let duration = try Self.durationOfRun()
    for round in 0..<12 {
      let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: Self.names.map { ($0, Self.old) }))
      try Self.killedRun(in: folder, after: Double.random(in: 0.3...1) * duration)
      let texts = try Self.names.map { try folder.text($0) }
      #expect(texts.allSatisfy { $0 == Self.old || $0 == Self.new }, "round \(round)")
      // What a killed run has left behind nobody sees.
      let visible = try folder.entries().filter { !$0.hasPrefix(".") }
      #expect(visible.sorted() == Self.names.sorted(), "round \(round)")
      #expect(try Custody.run("fix", in: folder).exitCode == 0)
      #expect(try Self.names.allSatisfy { try folder.text($0) == Self.new }, "round \(round)")
    }
  }

  private static func durationOfRun() throws -> Double {
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, old) }))
    let start = Date()
    _ = try Custody.run("fix", in: folder)
    return Date().timeIntervalSince(start)
  }

  private static func killedRun(in folder: TemporaryFolder, after seconds: Double) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Custody.path)
    process.arguments = ["fix"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardError = FileHandle.nullDevice
    try process.run()
    usleep(useconds_t(seconds * 1e6))
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  @Test("behind a symbolic link the file is fixed, and the link stays one")
  func links() throws {
    let folder = try TemporaryFolder(["Real/A.swift": "let a = 1 // custody:disable:this work-in-body - y\n"])
    try folder.makeFolder("Sources")
    try folder.link("Sources/A.swift", to: "../Real/A.swift")
    #expect(try Custody.run("fix", "Sources/A.swift", in: folder).exitCode == 0)
    #expect(try folder.text("Real/A.swift") == "let a = 1\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/Sources/A.swift") == "../Real/A.swift")
  }

  @Test("a file that may not be written is named, and the others are fixed")
  func readOnlyFolder() throws {
    if geteuid() == 0 { return }
    let folder = try TemporaryFolder(["Locked/A.swift": "let a = 1 // custody:disable:this work-in-body - y\n", "B.swift": "let b = 1 // custody:disable:this work-in-body - y\n"])
    chmod(folder.path + "/Locked", 0o555)
    defer { chmod(folder.path + "/Locked", 0o755) }
    let result = try Custody.run("fix", in: folder)
    #expect(result.exitCode == 2)
    #expect(result.errorOutput.contains("can't write 'Locked/A.swift'"))
    #expect(try folder.text("B.swift") == "let b = 1\n")
  }

  @Test("is bounded by selected rules and by changed lines")
  func bounds() throws {
    let text = """
      import SwiftUI
      struct Panel: View {
        @State var isOpen = false
        @State var isNew = false
        var body: some View { Toggle("", isOn: $isOpen); Toggle("", isOn: $isNew) }
      }

      """
    let folder = try TemporaryFolder(["A.swift": text.replacingOccurrences(of: "  @State var isNew = false\n", with: "")])
    for arguments in [["init", "-q"], ["add", "."], ["-c", "user.name=a", "-c", "user.email=b", "commit", "-qm", "x"]] {
      #expect(try Execution("git", arguments, in: folder).exitCode == 0)
    }
    try folder.write(text, to: "A.swift")
    #expect(try Custody.run("fix", "--select", "work-in-body", in: folder).errorOutput.hasPrefix("custody: no fixes"))
    #expect(try folder.text("A.swift") == text)
    _ = try Custody.run("fix", "--changed-since", "HEAD", in: folder)
    #expect(try folder.text("A.swift") == text.replacingOccurrences(of: "@State var isNew", with: "@State private var isNew"))
  }

  @Test("keeps comments, tabs and the lines around")
  func layout() throws {
    let text = """
      import SwiftUI\r
      // before\r
      struct Panel: View {\r
      \t// custody\r
      \t@State /* a */ var isOpen   =  false // trailing  \r
      \r
      \tvar body: some View { Toggle("é", isOn: $isOpen) }\r
      }
      """
    let folder = try TemporaryFolder(["A.swift": text])
    _ = try Custody.run("fix", in: folder)
    #expect(try folder.text("A.swift") == text.replacingOccurrences(of: "/* a */ var", with: "/* a */ private var"))
  }
}

import Foundation
import TestSupport
import Testing

@Suite("custody config and custody init")
struct ConfigCommandTests {
  @Test("say what holds for a file and where that is written")
  func explanation() throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "App/A.swift": "",
      ".custody.json": """
        {
          extends: 'base.json',
          words: {loads: ['pull', 'hydrate']},
          rules: {work: 'hint'},
          exclude: ['Old'],
          overrides: [{files: ['App'], rules: {'work-in-init': 'off'}}],
          suppressions: {swiftlint: true},
        }
        """,
      "base.json": "{settings: {xcode: 27,\ndeploymentTargets: {iOS: '17', macOS: '14.2'}}, rules: {identity: 'error'}}",
    ])
    let output = try Custody.run("config", "App/A.swift", in: folder).output
    let beginning = """
      configuration: .custody.json
      linted: yes
      settings:
        xcode              27  (base.json:1)
        deploymentTargets  iOS 17.0, macOS 14.2  (base.json:2)
      words, beside those that are built in:
        loads  pull, hydrate  (.custody.json:3)
      suppressions:
        swiftlint  true  (.custody.json:7)
      rules:

      """
    #expect(output.hasPrefix(beginning), "\(output)")
    #expect(output.contains(row("work-in-init", "off  (.custody.json:6)")))
    #expect(output.contains(row("work-in-body", "hint  (.custody.json:4)")))
    #expect(output.contains(row("index-identity", "error  (base.json:2)")))
    #expect(output.contains(row("missing-bindable", "error  (default)")))
    #expect(try Custody.run("config", "Old/B.swift", in: folder).output.contains("linted: no, "))
    #expect(try Custody.run("config", in: TemporaryFolder([".git/HEAD": ""])).output.hasPrefix("no '.custody.json' holds here"))
  }

  private func row(_ rule: String, _ state: String) -> Regex<Substring> {
    let pattern = "\n  \(rule) +" + NSRegularExpression.escapedPattern(for: state) + "\n"
    // Known to be a pattern.
    return (try? Regex(pattern, as: Substring.self)) ?? /nothing/
  }

  @Test("begin with a file that is understood, and never overwrite one")
  func initial() throws {
    let folder = try TemporaryFolder(["Generated/A.swift": "let a = \"\n", "Tests/B.swift": "", "App/C.swift": ""])
    #expect(try Custody.run("init", in: folder).exitCode == 0)
    let written = try folder.text(".custody.json")
    #expect(written.contains("\"exclude\": [\"Generated\"]"))
    #expect(written.contains("{ \"files\": [\"Tests\"], \"rules\": { \"all\": \"off\" } }"))
    #expect(try Custody.run(in: folder).errorOutput == "custody: no findings in 2 files\n")
    #expect(try Custody.run("init", in: folder).errorOutput == "custody: error: '.custody.json' is there already\n")
    #expect(try folder.text(".custody.json") == written)
  }

  @Test("know every key in the schema that is read")
  func schema() throws {
    let output = try Custody.run("config", "--schema", in: TemporaryFolder()).output
    let schema = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let keys = try #require(schema["properties"] as? [String: Any]).keys
    for key in keys where key != "$schema" {
      // A number is right for none of them, and none of them is unknown.
      let folder = try TemporaryFolder(["A.swift": "", ".custody.json": "{\"\(key)\": 1}"])
      let message = try Custody.run(in: folder).errorOutput
      #expect(message.hasPrefix(".custody.json:1:") && !message.contains("unknown key"), "\(key): \(message)")
    }
  }
}

import Foundation
import TestSupport
import Testing

@Suite("custody lsp")
struct LanguageServerCommandTests {
  private static let initialize = #"{"id":1,"method":"initialize","params":{"processId":null}}"#
  private static let broken = """
    {"method":"textDocument/didOpen","params":{"textDocument":{"uri":"untitled:1.swift","text":"let a = \\""}}}
    """

  private func framed(_ messages: String...) -> String {
    messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
  }

  @Test("writes the protocol and nothing else to standard output, and ends with 'exit'")
  func session() throws {
    let result = try Custody.run(
      "lsp", in: TemporaryFolder(),
      input: framed(
        Self.initialize, Self.broken, #"{"id":2,"method":"textDocument/hover"}"#, #"{"id":3,"method":"shutdown"}"#,
        #"{"method":"exit"}"#, "what follows does not count"))
    #expect(result.exitCode == 0)
    #expect(result.errorOutput.isEmpty)
    var rest = result.output[...]
    var ids: [Int] = []
    while !rest.isEmpty {
      let header = try #require(rest.firstRange(of: "\r\n\r\n"))
      #expect(rest.hasPrefix("Content-Length: "))
      let length = try #require(Int(rest[..<header.lowerBound].dropFirst("Content-Length: ".count)))
      let message = Data(rest[header.upperBound...].utf8.prefix(length))
      let object = try #require(try JSONSerialization.jsonObject(with: message) as? [String: Any])
      if let id = object["id"] as? Int { ids.append(id) }
      rest = Substring(rest[header.upperBound...].utf8.dropFirst(length))
    }
    #expect(ids == [1, 2, 3])
  }

  @Test("ends when nothing more can come, well after 'shutdown' alone")
  func endOfInput() throws {
    let folder = try TemporaryFolder()
    #expect(try Custody.run("lsp", in: folder).exitCode == 1)
    #expect(try Custody.run("lsp", in: folder, input: framed(Self.initialize)).exitCode == 1)
    let shutDown = framed(Self.initialize, #"{"id":2,"method":"shutdown"}"#)
    #expect(try Custody.run("lsp", in: folder, input: shutDown).exitCode == 0)
    // Clients that use several ways add which one it is.
    #expect(try Custody.run("lsp", "--stdio", in: folder, input: shutDown).exitCode == 0)
  }

  @Test("ends when the process that started it is gone, though its input is still open")
  func clientGone() throws {
    let server = try started()
    let message = #"{"id":1,"method":"initialize","params":{"processId":999999999}}"#
    try server.input.write(contentsOf: Data(framed(message).utf8))
    server.process.waitUntilExit()
    #expect(server.process.terminationStatus == 1)
  }

  @Test("ends as others do in a pipe when nobody reads what it writes")
  func readerGone() throws {
    let server = try started()
    try server.output.close()
    try server.input.write(contentsOf: Data(framed(Self.initialize).utf8))
    server.process.waitUntilExit()
    #expect(server.process.terminationReason == .exit)
    #expect(server.process.terminationStatus == 141)
  }

  /// Running, with both ends of it open.
  private func started() throws -> (process: Process, input: FileHandle, output: FileHandle) {
    let (process, input, output) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: Custody.path)
    process.arguments = ["lsp"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    return (process, input.fileHandleForWriting, output.fileHandleForReading)
  }
}

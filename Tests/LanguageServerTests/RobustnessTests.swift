import Foundation
import Linter
import Robustness
import TestSupport
import Testing

@Suite("The language server, whatever comes,")
struct RobustnessTests {
  @Test("answers what is no message, and goes on", arguments: [
    (framed("{a:"), -32700), (framed("[]"), -32600), (framed("[{\"id\":1,\"method\":\"initialize\"}]"), -32600),
    ("Content-Length: x\r\n\r\n", -32700), ("Content-Length: -5\r\n\r\n", -32700),
    ("Content-Length: 99999999999999999999\r\n\r\n", -32700), ("Content-Length: 999999999\r\n\r\n", -32700),
    ("\r\n\r\n", -32700), ("content-length:2\n\n{}", -32600), ("CONTENT-LENGTH:  2 \r\nX: y\r\n\r\n{}", -32600),
    (String(repeating: "x", count: 5000), -32700), (framed(""), -32700),
    (framed("{\"id\":{},\"method\":\"hover\"}"), -32600), (framed("{\"id\":null,\"method\":\"hover\"}"), -32600),
    (framed(String(repeating: "[", count: 400)), -32700),
  ])
  func nonsense(text: String, code: Int) {
    let client = Client()
    client.send(raw: text.utf8)
    #expect(client.lastError == code)
    #expect((client.request("initialize") as? [String: Any])?["capabilities"] != nil)
  }

  private static func framed(_ body: String) -> String {
    String(decoding: Client.framed(body.utf8), as: UTF8.self)
  }

  @Test("finds the next message behind one that is longer or shorter than it says", arguments: [-3, 3])
  func wrongLength(difference: Int) {
    let client = Client()
    let body = Array("{\"id\":7,\"method\":\"initialize\"}".utf8)
    client.send(raw: Array("Content-Length: \(body.count + difference)\r\n\r\n".utf8) + body)
    for _ in 0..<3 { client.notify("nothing") }
    #expect(client.lastError == -32700)
    #expect((client.request("initialize") as? [String: Any])?["capabilities"] != nil)
  }

  @Test("puts messages together from pieces of any size", arguments: [1, 7, 64])
  func pieces(size: Int) {
    let client = Client()
    let bytes = Client.framed(["id": 1, "method": "initialize"]) + Client.framed(["id": 2, "method": "shutdown"])
    for start in stride(from: 0, to: bytes.count, by: size) { client.send(raw: bytes[start...].prefix(size)) }
    #expect(client.received.count == 2)
  }

  @Test("takes texts that are no Unicode", arguments: [
    Array("\\ud83d".utf8), Array("\\ude00\\ud83d".utf8), [0xFF, 0xFE], [0xC3], [0xF0, 0x9F], Array("\\u0000".utf8),
  ])
  func oddUnicode(bytes: [UInt8]) throws {
    let editor = try Editor()
    let address = editor.address("Sources/Odd.swift")
    let start = """
      {"method":"textDocument/didOpen","params":{"textDocument":{"uri":"\(address)","text":"let a = 1 // 
      """
    editor.client.send(raw: Client.framed(Array(start.utf8) + bytes + Array("\"}}}".utf8)))
    editor.change(Editor.edit((0, 13), (0, 14), "é"), in: "Sources/Odd.swift")
    #expect(editor.findings("Sources/Odd.swift") != nil)
    #expect(editor.client.received.allSatisfy { $0["broken"] == nil })
  }

  @Test("takes parameters that are missing or of another kind", arguments: [
    "textDocument/didOpen", "textDocument/didChange", "textDocument/didSave", "textDocument/didClose",
    "workspace/didChangeWorkspaceFolders", "workspace/didChangeWatchedFiles", "$/cancelRequest",
  ])
  func oddParameters(method: String) throws {
    let editor = try Editor()
    let odd: [Any] = [
      1, [], "x", ["textDocument": 1], ["textDocument": ["uri": "::"], "contentChanges": [1, [:]]], ["event": []],
    ]
    for parameters in odd {
      editor.client.send(["method": method, "params": parameters])
      editor.client.send(["id": 9, "method": "textDocument/codeAction", "params": parameters])
      editor.client.send(["id": 9, "method": "textDocument/diagnostic", "params": parameters])
    }
    editor.client.send(["method": method])
    editor.client.pause()
    editor.open()
    #expect(editor.findings() == [Editor.finding])
  }

  @Test("takes texts that are far larger than people write")
  func largeText() throws {
    let editor = try Editor()
    let text = String(repeating: "let a = 1\n", count: 20_000) + Editor.view
    editor.open("Sources/Field.swift", text)
    #expect(editor.findings() == ["missing-bindable 20003:46-20003:60"])
    editor.change(Editor.edit((20_002, 2), (20_002, 5), "@Bindable var"))
    #expect(editor.findings() == [])
  }
}

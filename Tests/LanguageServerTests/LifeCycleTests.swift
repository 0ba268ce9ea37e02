import Foundation
import TestSupport
import Testing

@Suite("The life of the language server")
struct LifeCycleTests {
  private func code(_ response: Any?) -> Int? { (response as? [String: Any])?["code"] as? Int }

  @Test("begins with 'initialize', once, and ends with 'shutdown' and 'exit'")
  func order() {
    let client = Client()
    #expect(code(client.request("textDocument/hover")) == -32002)
    client.request("initialize", ["capabilities": [String: Any]()])
    #expect(code(client.request("initialize", ["capabilities": [String: Any]()])) == -32600)
    #expect(code(client.request("textDocument/documentSymbol")) == -32601)
    #expect(code(client.request("$/nobodyKnows")) == -32601)
    #expect(client.request("shutdown") is NSNull)
    #expect(code(client.request("textDocument/hover")) == -32600)
    #expect(code(client.request("shutdown")) == -32600)
    client.notify("exit")
    #expect(client.exitCode == 0)
  }

  @Test("ends well only after 'shutdown', whether by 'exit' or because nothing more can come")
  func exitCodes() {
    for isShutDown in [true, false] {
      for end in [{ (client: Client) in client.notify("exit") }, { $0.end() }] {
        let client = Client()
        client.request("initialize")
        if isShutDown { client.request("shutdown") }
        end(client)
        #expect(client.exitCode == (isShutDown ? 0 : 1))
      }
    }
  }

  @Test("does not mind notifications that it does not know, or that come too early or too late")
  func notifications() throws {
    let client = Client()
    let opened = ["textDocument": ["uri": "file:///A.swift", "languageId": "swift", "text": "let"]]
    client.notify("textDocument/didOpen", opened)
    client.request("initialize")
    client.notify("$/setTrace", ["value": "off"])
    client.notify("something/else")
    client.request("shutdown")
    client.notify("textDocument/didOpen", opened)
    client.pause()
    #expect(client.received.count == 2)
  }

  @Test("counts as the client prefers, in UTF-16 if it does not say", arguments: [
    (nil, "utf-16"), ([], "utf-16"), (["utf-32"], "utf-16"), (["utf-16", "utf-8"], "utf-16"),
    (["utf-32", "utf-8", "utf-16"], "utf-8"), (["ebcdic", "utf-8"], "utf-8"),
  ] as [([String]?, String)])
  func encodings(offered: [String]?, agreed: String) {
    let client = Client()
    let general: [String: Any] = offered.map { ["positionEncodings": $0] } ?? [:]
    let result = client.request("initialize", ["capabilities": ["general": general]]) as? [String: Any]
    let capabilities = result?["capabilities"] as? [String: Any]
    #expect(capabilities?["positionEncoding"] as? String == agreed)
  }

  @Test("offers what it can do and nothing that is sourcekit-lsp's, and asks for incremental changes")
  func capabilities() throws {
    let client = Client()
    let result = client.request("initialize", ["capabilities": ["textDocument": ["diagnostic": [String: Any]()]]])
    let capabilities = try #require((result as? [String: Any])?["capabilities"] as? [String: Any])
    #expect(capabilities.keys.sorted() == [
      "codeActionProvider", "diagnosticProvider", "hoverProvider", "positionEncoding", "textDocumentSync", "workspace",
    ])
    let sync = capabilities["textDocumentSync"] as? [String: Any]
    #expect(sync?["change"] as? Int == 2 && sync?["openClose"] as? Bool == true && sync?["save"] as? Bool == true)
    let diagnostics = capabilities["diagnosticProvider"] as? [String: Any]
    #expect(diagnostics?["interFileDependencies"] as? Bool == false)
    #expect(diagnostics?["workspaceDiagnostics"] as? Bool == false)
    #expect((Client().request("initialize") as? [String: [String: Any]])?["capabilities"]?["diagnosticProvider"] == nil)
  }

  @Test("knows the process that started it")
  func clientProcess() {
    let client = Client()
    client.request("initialize", ["processId": 4711])
    #expect(client.clientProcess == 4711)
    let other = Client()
    other.request("initialize", ["processId": NSNull()])
    #expect(other.clientProcess == nil)
  }

  @Test("does not answer what is cancelled before it comes to it, and forgets a cancellation that comes too late")
  func cancellation() throws {
    let editor = try Editor()
    editor.open()
    let text = editor.identifier("Sources/Field.swift")
    let hover: [String: Any] = ["id": 70, "method": "textDocument/hover", "params": text]
    let cancel: [String: Any] = ["method": "$/cancelRequest", "params": ["id": 70]]
    editor.client.send(hover, cancel)
    #expect(code(editor.client.response(70)) == -32800)
    editor.client.send(cancel)
    editor.client.send(hover)
    #expect(editor.client.response(70) is NSNull)
  }
}

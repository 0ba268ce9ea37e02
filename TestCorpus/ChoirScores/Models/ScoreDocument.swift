// expect-nothing
import SwiftUI
import UniformTypeIdentifiers

/// Documents that are objects belong to the older family.
final class ScoreDocument: ReferenceFileDocument {  // fact: model=observableObject
  static let readableContentTypes: [UTType] = [.plainText]
  @Published var text = ""

  init() {}

  init(configuration: ReadConfiguration) throws {
    text = configuration.file.regularFileContents.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  func snapshot(contentType: UTType) throws -> String { text }

  func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(snapshot.utf8))
  }
}

struct DocumentScene: Scene {
  var body: some Scene {
    DocumentGroup(newDocument: { ScoreDocument() }) { file in
      DocumentEditor(document: file.document)
    }
  }
}

struct DocumentEditor: View {
  @ObservedObject var document: ScoreDocument

  var body: some View {
    TextEditor(text: $document.text)
  }
}

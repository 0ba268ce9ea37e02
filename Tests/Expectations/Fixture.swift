/// Several files in one string.
///
///     //- Cart.swift module:Store
///     public final class Cart {}
///     //- CartScreen.swift module:App
///     struct CartScreen: View { let cart = Cart() }
///
/// A text without a header is one file, `Example.swift` of the module `App`.
public enum Fixture {
  /// - Parameter firstLine: the line of the document that the text begins with, from 1.
  public static func files(in text: String, document: String, firstLine: Int = 1) -> [MarkedFile] {
    var files: [MarkedFile] = []
    var header = Header("Example.swift")
    var lines: [Substring] = []
    var start = firstLine

    func end() {
      let isEmpty = lines.allSatisfy { line in line.allSatisfy(\.isWhitespace) }
      if isEmpty { return }
      let text = lines.joined(separator: "\n") + "\n"
      files.append(
        MarkedFile(path: header.path, module: header.module, Array(text.utf8), document: document, firstLine: start))
    }

    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("//- ") {
        end()
        header = Header(line.dropFirst("//- ".count))
        lines = []
        start = firstLine + index + 1
      } else {
        lines.append(line)
      }
    }
    end()
    return files
  }

  private struct Header {
    let path: String
    var module = "App"

    init(_ text: Substring) {
      let words = text.split(separator: " ")
      path = words.first.map(String.init) ?? "Example.swift"
      for word in words.dropFirst() where word.hasPrefix("module:") {
        module = String(word.dropFirst("module:".count))
      }
    }
  }
}

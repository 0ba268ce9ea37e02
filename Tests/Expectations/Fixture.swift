/// Several files in one string.
///
///     //- Cart.swift module:Store
///     public final class Cart {}
///     //- CartScreen.swift module:App xcode:27 floor:iOS=17
///     struct CartScreen: View { let cart = Cart() }
///
/// The words after the path are explained at `FileHeader`. A text without a header is one file, `Example.swift` of the module `App`.
public enum Fixture {
  /// - Parameter firstLine: the line of the document that the text begins with, from 1.
  public static func files(in text: String, document: String, firstLine: Int = 1) -> [MarkedFile] {
    var files: [MarkedFile] = []
    var header = FileHeader("Example.swift"[...])
    var lines: [Substring] = []
    var start = firstLine

    func end() {
      let isEmpty = lines.allSatisfy { line in line.allSatisfy(\.isWhitespace) }
      if isEmpty { return }
      let text = lines.joined(separator: "\n") + "\n"
      files.append(MarkedFile(header, Array(text.utf8), document: document, firstLine: start))
    }

    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("//- ") {
        end()
        header = FileHeader(line.dropFirst("//- ".count))
        lines = []
        start = firstLine + index + 1
      } else {
        lines.append(line)
      }
    }
    end()
    return files
  }
}

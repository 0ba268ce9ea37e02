import Linter

/// Text in a document of XML 1.0.
extension String {
  /// As the value of an attribute or between tags. Tabs and line breaks are written so that no reader turns them into
  /// blanks; characters that XML has no place for become U+FFFD.
  var xml: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n", "\r": text += "&#\(scalar.value);"
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  static let xmlDeclaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
}

extension [ReportedFinding] {
  /// Neighbours of one file together. Findings come ordered by file.
  var byFile: [ArraySlice<ReportedFinding>] {
    var files: [ArraySlice<ReportedFinding>] = []
    var rest = self[...]
    while let first = rest.first {
      let own = rest.prefix { $0.place.path == first.place.path }
      files.append(own)
      rest = rest.dropFirst(own.count)
    }
    return files
  }
}

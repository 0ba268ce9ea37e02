import Linter
import Rules

/// Findings for people, and for programs that read compilers' messages: a line as swiftc prints it, then the source.
struct TextReport {
  private let style: TextStyle

  init(_ style: TextStyle) {
    self.style = style
  }

  func bytes(of report: LintReport) -> [UInt8] {
    var text = ""
    for finding in report.findings {
      let rule = style.link("[\(finding.rule)]", to: finding.url)
      let words = finding.message.printable + " " + rule
      let label = finding.severity.compilerWord
      write(Line(place: finding.place, label: label, role: finding.severity.role, words: words), to: &text)
      for related in finding.related {
        write(Line(place: related.place, label: "note", role: .note, words: related.message.printable), to: &text)
      }
    }
    return Array(text.utf8)
  }

  private struct Line {
    let place: ReportedPlace
    let label: String
    let role: TextStyle.Role
    let words: String
  }

  private func write(_ line: Line, to text: inout String) {
    let start = line.place.start
    let place = "\(line.place.path.printable):\(start.line):\(start.column):"
    text += style.paint(place, .place) + " " + style.paint(line.label + ":", line.role)
    text += " " + line.words + "\n"
    write(frameOf: line.place, to: &text)
  }

  /// Each line of source has something before it: a raw one may be a command to the service that runs the linter.
  private func write(frameOf place: ReportedPlace, to text: inout String) {
    let number = String(place.start.line)
    let margin = String(repeating: " ", count: number.utf8.count)
    let excerpt = place.excerpt
    let source = (excerpt.before + excerpt.marked + excerpt.after).printable
    text += style.paint("\(number) |", .frame) + (source.isEmpty ? "" : " " + source) + "\n"
    let marker = "^" + String(repeating: "~", count: max(0, excerpt.marked.displayWidth - 1))
    text += style.paint("\(margin) |", .frame) + " " + excerpt.before.blank + style.paint(marker, .marker) + "\n"
  }
}

extension Severity {
  fileprivate var role: TextStyle.Role {
    switch self {
    case .hint: .note
    case .warning: .warning
    case .error: .error
    }
  }
}

extension String {
  /// Without the characters that a terminal takes for commands.
  var printable: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    var printable = ""
    printable.unicodeScalars.append(contentsOf: unicodeScalars.map { $0.isControl ? "\u{FFFD}" : $0 })
    return printable
  }

  /// White space as wide as the text. Tabs stay, so that what follows stands below what follows the text.
  fileprivate var blank: String {
    unicodeScalars.reduce(into: "") { blank, scalar in
      blank += scalar == "\t" ? "\t" : String(repeating: " ", count: scalar.displayWidth)
    }
  }

  fileprivate var displayWidth: Int {
    unicodeScalars.reduce(0) { $0 + ($1 == "\t" ? 1 : $1.displayWidth) }
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    (value < 0x20 && value != 0x09) || (0x7F..<0xA0).contains(value)
  }

  /// How many columns of a terminal it fills.
  fileprivate var displayWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if properties.isEmojiPresentation { return 2 }
    let isWide = Unicode.Scalar.wideRanges.contains { $0.contains(value) }
    return isWide ? 2 : 1
  }

  /// East Asian scripts, from Unicode's table of widths.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]
}

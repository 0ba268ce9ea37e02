import Reports

/// The values of `--color`.
enum ColorChoice: String, CaseIterable {
  case auto
  case always
  case never

  /// Links need a terminal, even where colours are asked for.
  var style: TextStyle { TextStyle(hasColor: hasColor, hasLinks: StandardStream.output.isTerminal) }

  private var hasColor: Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    let isForced = ["CLICOLOR_FORCE", "FORCE_COLOR"].contains { (Environment.value($0) ?? "0") != "0" }
    if isForced { return true }
    if Environment.value("NO_COLOR") != nil || Environment.value("TERM") == "dumb" { return false }
    return StandardStream.output.isTerminal
  }
}

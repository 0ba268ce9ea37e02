import Linter

/// The input files of the script phase of Xcode that runs the program, those of its lists included.
enum ScriptInputFiles {
  static func paths() throws(UsageError) -> [String] {
    let files = values("SCRIPT_INPUT_FILE")
    let lists = values("SCRIPT_INPUT_FILE_LIST")
    if files.isEmpty, lists.isEmpty {
      throw UsageError(message: "no script phase of Xcode has set input files; list them in the phase, or name paths")
    }
    var paths = files
    for list in lists { paths += try lines(of: list) }
    return paths.filter { $0.hasSuffix(".swift") }
  }

  /// `NAME_COUNT`, and from `NAME_0` on as many.
  private static func values(_ name: String) -> [String] {
    let count = Environment.value(name + "_COUNT").flatMap { Int($0) } ?? 0
    return (0..<max(0, count)).compactMap { Environment.value("\(name)_\($0)") }
  }

  private static func lines(of list: String) throws(UsageError) -> [String] {
    do throws(SystemError) {
      let text = String(decoding: try FileSystem.bytes(of: list), as: UTF8.self)
      return text.split(whereSeparator: \.isNewline).map(String.init).filter { !$0.hasPrefix("#") }
    } catch {
      throw UsageError(message: "can't read the list of input files '\(list)': \(error)")
    }
  }
}

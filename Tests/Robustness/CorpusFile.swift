import Foundation

/// A file of `TestCorpus`.
public struct CorpusFile: Sendable, CustomStringConvertible {
  /// Its path below `TestCorpus`.
  public let path: String
  public let bytes: [UInt8]

  public var description: String { path }

  /// All of them, by path.
  public static let all: [CorpusFile] = {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("TestCorpus")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else { return nil }
      return CorpusFile(path: name, bytes: Array(data))
    }
  }()

  /// Numbers below `count`: all of them, or as many evenly spaced ones as a debug build, some eighty times slower than
  /// a release build, gets through in time.
  public static func sample(of count: Int, inDebug limit: Int) -> StrideTo<Int> {
    #if DEBUG
      return stride(from: 0, to: count, by: max(1, (count + limit - 1) / limit))
    #else
      return stride(from: 0, to: count, by: 1)
    #endif
  }
}

import Linter

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A stream that the program was given. Written with `write(2)`: the C library's `stdout` is a global variable, which
/// strict concurrency doesn't let through.
struct StandardStream {
  private let descriptor: Descriptor

  static let input = StandardStream(STDIN_FILENO)
  static let output = StandardStream(STDOUT_FILENO)
  static let error = StandardStream(STDERR_FILENO)

  var isTerminal: Bool { isatty(descriptor.number) == 1 }

  /// The stream that a path stands for. To open it anew would begin at the start of a file that it leads to.
  init?(path: String) {
    switch path {
    case "/dev/stdout", "/dev/fd/1": self = .output
    case "/dev/stderr", "/dev/fd/2": self = .error
    default: return nil
    }
  }

  private init(_ number: Int32) {
    descriptor = Descriptor(number)
  }

  /// Writes all bytes. If the reader has gone, the program ends, as others do in a pipe; if the disk is full or the
  /// like, it says so and ends.
  func write(_ bytes: [UInt8]) {
    do throws(SystemError) {
      try descriptor.write(bytes)
    } catch {
      stop(error)
    }
  }

  /// All bytes up to the end. If they can't be read, the program says so and ends.
  func readAll() -> [UInt8] {
    do throws(SystemError) {
      return try descriptor.readAll()
    } catch {
      Announcement.error("can't read standard input: \(error)")
      ExitCode.failure.exit()
    }
  }

  /// A line that somebody types; nil at the end.
  func readLine() -> String? {
    var bytes: [UInt8] = []
    var byte = [UInt8](repeating: 0, count: 1)
    while byte.withUnsafeMutableBytes({ descriptor.read($0) }) == 1 {
      if byte[0] == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes += byte
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  enum Input {
    case bytes([UInt8])
    case nothing
    case end
  }

  /// What comes within some time.
  func wait(milliseconds: Int32) -> Input {
    var request = pollfd(fd: descriptor.number, events: Int16(POLLIN), revents: 0)
    let count = poll(&request, 1, milliseconds)
    if count == 0 || count < 0 && errno == EINTR { return .nothing }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let length = buffer.withUnsafeMutableBytes { descriptor.read($0) }
    if length > 0 { return .bytes(Array(buffer[..<length])) }
    return length < 0 && errno == EINTR ? .nothing : .end
  }

  /// A file that grows beyond what the system allows becomes an error of `write`, so that what was begun can be removed.
  static func ignoreLimitSignals() {
    signal(SIGXFSZ, SIG_IGN)
  }

  /// A closed pipe becomes an error of `write`.
  static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  private func stop(_ error: SystemError) -> Never {
    // What a shell reports of a program that the signal has ended.
    if error.code == EPIPE { exit(128 + SIGPIPE) }
    if descriptor.number != STDERR_FILENO { Announcement.error("can't write the report: \(error)") }
    ExitCode.failure.exit()
  }
}

enum Memory {
  /// Gives large blocks back to the system when they are freed. By itself glibc keeps them from the second one on, for each
  /// thread: 8 of 250 MB over the corpus.
  static func giveLargeBlocksBack() {
    #if canImport(Glibc)
      // Swift's module of the library is without its `malloc.h`, where the number of the option stands too.
      guard let mallopt = dlsym(nil, "mallopt") else { return }
      _ = unsafeBitCast(mallopt, to: (@convention(c) (_ option: Int32, _ value: Int32) -> Int32).self)(-3, 1 << 20)
    #endif
  }
}

extension ExitCode {
  func exit() -> Never { endProgram(rawValue) }
}

func endProgram(_ code: Int32) -> Never {
  #if canImport(Darwin)
    Darwin.exit(code)
  #elseif canImport(Musl)
    Musl.exit(code)
  #else
    Glibc.exit(code)
  #endif
}

enum Process {
  static func exists(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno == EPERM }
}

enum Environment {
  /// The value of a variable; nil if it is unset or empty.
  static func value(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }
}

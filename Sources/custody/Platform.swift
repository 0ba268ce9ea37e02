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
  private let descriptor: Int32

  static let input = StandardStream(descriptor: STDIN_FILENO)
  static let output = StandardStream(descriptor: STDOUT_FILENO)
  static let error = StandardStream(descriptor: STDERR_FILENO)

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes all bytes. If the reader has gone, the program ends, as others do in a pipe; if the disk is full or the
  /// like, it says so and ends.
  func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        stop(errno)
      }
    }
  }

  /// All bytes up to the end.
  func readAll() -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { systemRead(descriptor, $0) }
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 || errno != EINTR {
        return bytes
      }
    }
  }

  /// A line that somebody types; nil at the end.
  func readLine() -> String? {
    var bytes: [UInt8] = []
    var byte = [UInt8](repeating: 0, count: 1)
    while byte.withUnsafeMutableBytes({ systemRead(descriptor, $0) }) == 1 {
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
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let count = poll(&request, 1, milliseconds)
    if count == 0 || count < 0 && errno == EINTR { return .nothing }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let length = buffer.withUnsafeMutableBytes { systemRead(descriptor, $0) }
    if length > 0 { return .bytes(Array(buffer[..<length])) }
    return length < 0 && errno == EINTR ? .nothing : .end
  }

  /// A closed pipe becomes an error of `write`.
  static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  private func stop(_ code: Int32) -> Never {
    // What a shell reports of a program that the signal has ended.
    if code == EPIPE { exit(128 + SIGPIPE) }
    if descriptor != STDERR_FILENO { Announcement.error("can't write the report: " + String(cString: strerror(code))) }
    ExitCode.failure.exit()
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

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  #if canImport(Darwin)
    Darwin.write(descriptor, bytes.baseAddress, bytes.count)
  #elseif canImport(Musl)
    Musl.write(descriptor, bytes.baseAddress, bytes.count)
  #else
    Glibc.write(descriptor, bytes.baseAddress, bytes.count)
  #endif
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
  #if canImport(Darwin)
    Darwin.read(descriptor, bytes.baseAddress, bytes.count)
  #elseif canImport(Musl)
    Musl.read(descriptor, bytes.baseAddress, bytes.count)
  #else
    Glibc.read(descriptor, bytes.baseAddress, bytes.count)
  #endif
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Another program, run to its end. Foundation's would link all of Foundation, 60 MB with its tables.
enum ChildProcess {
  struct Result {
    let exitCode: Int32
    let output: [UInt8]
    let errorOutput: [UInt8]
  }

  /// - Parameter program: looked for in `PATH`.
  static func run(_ program: String, _ arguments: [String]) throws(SystemError) -> Result {
    let output = try Pipe()
    let errorOutput = try Pipe()
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writeEnd, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errorOutput.writeEnd, STDERR_FILENO)
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var child = pid_t()
    let status = posix_spawnp(&child, program, &actions, nil, words, environ)
    output.closeWriteEnd()
    errorOutput.closeWriteEnd()
    guard status == 0 else { throw SystemError(code: status) }
    // What fills the second pipe while the first is read is a few lines; a pipe holds 64 KB.
    let bytes = try output.readAll()
    let errorBytes = try errorOutput.readAll()
    var wait: Int32 = 0
    while waitpid(child, &wait, 0) < 0, errno == EINTR {}
    let isExit = wait & 0x7F == 0
    return Result(exitCode: isExit ? (wait >> 8) & 0xFF : -1, output: bytes, errorOutput: errorBytes)
  }

  /// Two ends that no child inherits but by name.
  private struct Pipe {
    private let readEnd: Int32
    let writeEnd: Int32

    init() throws(SystemError) {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { throw .last }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      readEnd = ends[0]
      writeEnd = ends[1]
    }

    func closeWriteEnd() { close(writeEnd) }

    /// All bytes until the other side has closed; closes this one.
    func readAll() throws(SystemError) -> [UInt8] {
      defer { close(readEnd) }
      return try Descriptor(readEnd).readAll()
    }
  }
}

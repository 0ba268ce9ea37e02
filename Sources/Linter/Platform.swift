import SwiftTree

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The reason why the operating system refused something.
public struct SystemError: Error, Equatable, CustomStringConvertible {
  /// `errno` as it was after the call.
  public let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// The system's words: `No such file or directory`.
  public var description: String { String(cString: strerror(code)) }

  static let notFound = SystemError(code: ENOENT)
  static let isDirectory = SystemError(code: EISDIR)
  static let tooLarge = SystemError(code: EFBIG)

  static var last: SystemError { SystemError(code: errno) }
}

/// What tells one state of a file on disk from another.
public struct FileStamp: Sendable, Equatable {
  let changed: FileMoment
  /// In bytes.
  let size: Int
}

/// A time by the clock of the file system.
struct FileMoment: Sendable, Comparable {
  private let seconds: Int
  private let nanoseconds: Int

  init(_ time: timespec) {
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
  }

  static var now: FileMoment {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return FileMoment(time)
  }

  static func < (left: FileMoment, right: FileMoment) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}

// Outside of `Descriptor`, whose own names would hide the system's.
private func systemRead(_ number: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(number, buffer.baseAddress, buffer.count)
}

private func systemWrite(_ number: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  write(number, buffer.baseAddress, buffer.count)
}

/// An open file, pipe or terminal, by the number that the system knows it by.
package struct Descriptor: Sendable {
  package let number: Int32

  package init(_ number: Int32) {
    self.number = number
  }

  /// What `read(2)` returns: the number of bytes, 0 at the end, -1 with a reason in `errno`.
  package func read(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
    systemRead(number, buffer)
  }

  /// Reads until the buffer is full or all is read.
  package func fill(_ buffer: UnsafeMutableRawBufferPointer) -> Result<Int, SystemError> {
    var filled = 0
    while filled < buffer.count {
      let count = read(UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]))
      if count == 0 { break }
      if count > 0 {
        filled += count
      } else if errno != EINTR {
        return .failure(.last)
      }
    }
    return .success(filled)
  }

  /// All bytes up to the end.
  /// - Parameter limit: of their number.
  package func readAll(limit: Int = Int(Int32.max)) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    let size = 1 << 16
    while true {
      var outcome = Result<Int, SystemError>.success(0)
      let part = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        outcome = fill(UnsafeMutableRawBufferPointer(buffer))
        count = (try? outcome.get()) ?? 0
      }
      let isEnd = try outcome.get() < size
      if bytes.isEmpty { bytes = part } else { bytes += part }
      if bytes.count > limit { throw .tooLarge }
      if isEnd { return bytes }
    }
  }

  package func write(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(number, $0) }
      if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw .last }
    }
  }
}

/// The calls of the operating system that the linter needs. Foundation would do the same at several times the cost,
/// in start-up and in reading.
public enum FileSystem {
  public enum Kind: Sendable {
    case file
    case directory
    case symbolicLink
    case other
  }

  /// What a path leads to, behind symbolic links.
  public static func kind(of path: String) throws(SystemError) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    return kind(mode: status.st_mode)
  }

  /// Whether there is an entry of this name, be it a symbolic link that leads nowhere.
  public static func hasEntry(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// When a file was last changed and how long it is; nil if it is not there.
  public static func stamp(of path: String) -> FileStamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return FileStamp(changed: FileMoment(time), size: Int(status.st_size))
  }

  /// The name of an entry while its directory is listed: in bytes, because most entries are not looked at any further,
  /// and making a text of each would be half the cost of the walk.
  struct EntryName {
    fileprivate let bytes: UnsafeBufferPointer<UInt8>

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      self.bytes = bytes
    }

    /// A name that is not UTF-8 is repaired, so that opening it fails with an error that shows it.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    var last: UInt8? { bytes.last }

    func appendText(to list: inout [UInt8]) {
      // All at once: nearly every name is ASCII.
      if bytes.reduce(0, |) < 0x80 { list += bytes } else { list += text.utf8 }
    }

    func hasSuffix(_ suffix: StaticString) -> Bool {
      let start = bytes.count - suffix.utf8CodeUnitCount
      guard start >= 0, let base = bytes.baseAddress else { return false }
      return memcmp(base + start, suffix.utf8Start, suffix.utf8CodeUnitCount) == 0
    }

    static func == (name: EntryName, text: StaticString) -> Bool {
      name.bytes.count == text.utf8CodeUnitCount && name.hasSuffix(text)
    }
  }

  /// The names of the folders in a directory, sorted; hidden ones are left out.
  public static func folders(in directory: String) throws(SystemError) -> [String] {
    var folders: [String] = []
    try forEachEntry(of: directory) { name, kind in
      if kind == .directory, !name.text.hasPrefix(".") { folders.append(name.text) }
    }
    return folders.sorted()
  }

  /// Calls `body` with the entries of a directory but `.` and `..`, in no order.
  static func forEachEntry(of directory: String, _ body: (EntryName, Kind) -> Void) throws(SystemError) {
    var path = Array(directory.utf8)
    try forEachEntry(of: &path, body)
  }

  /// - Parameter directory: a path; an empty one is the working directory.
  static func forEachEntry(of directory: inout [UInt8], _ body: (EntryName, Kind) -> Void) throws(SystemError) {
    directory.append(0)
    defer { directory.removeLast() }
    let stream = directory.withUnsafeBytes { path in
      path.count == 1 ? opendir(".") : path.baseAddress.flatMap { opendir($0.assumingMemoryBound(to: CChar.self)) }
    }
    guard let stream else { throw .last }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      // The record ends with the name: what the tuple has room for beyond its zero byte may not be read.
      withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        let start = UnsafeRawPointer(pointer).assumingMemoryBound(to: UInt8.self)
        let count = strlen(UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self))
        let name = EntryName(UnsafeBufferPointer(start: start, count: count))
        if name == "." || name == ".." { return }
        body(name, kind(of: entry.pointee.d_type, name, in: stream))
      }
    }
  }

  /// The path without symbolic links, `.` and `..`, from the root on.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Opens a file for as long as `body` runs, and tells how many bytes it should hold.
  private static func withFile(
    _ path: String, _ body: (_ file: Descriptor, _ size: Int) throws(SystemError) -> Void
  ) throws(SystemError) {
    // Handed over as it is, which costs less than a copy that ends with a zero byte.
    let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    let kind = kind(mode: status.st_mode)
    if kind == .directory { throw .isDirectory }
    // Pipes and devices have no size; a text beyond two gigabytes is none.
    let size = kind == .file ? Int(status.st_size) : 0
    if size > Int32.max { throw .tooLarge }
    try body(Descriptor(descriptor), size)
  }

  /// Parses a file, which is read straight into the tree's own storage.
  public static func parse(_ path: String, into tree: inout Tree) throws(SystemError) {
    try withFile(path) { file, size throws(SystemError) in
      // One byte more than expected shows whether that was all.
      var outcome = Result<Int, SystemError>.success(0)
      tree.parse(count: size + 1) { buffer in
        outcome = file.fill(UnsafeMutableRawBufferPointer(buffer))
        return (try? outcome.get()) ?? 0
      }
      if try outcome.get() <= size { return }
      let start = Array(tree.bytes[..<tree.count])
      tree.parse(start + (try file.readAll()))
    }
  }

  /// All bytes of a file.
  /// - Parameter limit: of its size.
  public static func bytes(of path: String, limit: Int = Int(Int32.max)) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    try withFile(path) { file, size throws(SystemError) in
      if size > limit { throw .tooLarge }
      bytes = try file.readAll(limit: limit)
    }
    return bytes
  }

  /// The path as people see it: from the working directory, where it is below that.
  public static func shown(_ path: String) -> String {
    let directory = workingDirectory
    if path == directory { return "." }
    return path.hasPrefix(directory + "/") ? String(path.dropFirst(directory.utf8.count + 1)) : path
  }

  /// A whole small file as text; nil if it is not there or can't be read.
  static func text(of path: String) -> [UInt8]? {
    try? bytes(of: path)
  }

  /// Writes a file whole under another name beside it, then gives it its name: whoever looks sees the old file or the
  /// new one, and what fails leaves the old one as it was. What is no file (a pipe, a device) is written to directly.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    if let kind = try? kind(of: path), kind == .other { return try write(bytes, to: path, flags: O_WRONLY) }
    // Behind a symbolic link, not in its place.
    let path = resolved(path) ?? path
    let temporary = temporaryPath(beside: path)
    // Of a process with the same number that was killed: nobody else goes by this name.
    unlink(temporary)
    do throws(SystemError) {
      try write(bytes, to: temporary, flags: O_WRONLY | O_CREAT | O_EXCL)
      // Who may read and run it stays.
      var status = stat()
      if stat(path, &status) == 0 { chmod(temporary, status.st_mode & 0o7777) }
      guard rename(temporary, path) == 0 else { throw .last }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Hidden, for build tools that ask what each file of a folder is for.
  private static func temporaryPath(beside path: String) -> String {
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex
    return "\(path[..<name]).\(path[name...]).\(getpid()).custody"
  }

  private static func write(_ bytes: [UInt8], to path: String, flags: Int32) throws(SystemError) {
    let descriptor = open(path, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    try Descriptor(descriptor).write(bytes)
    // A pipe has nothing to be flushed.
    if fsync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP { throw .last }
  }

  /// Absolute and without symbolic links.
  public static var workingDirectory: String { resolved(".") ?? "/" }

  /// Seconds since some moment, never running backwards.
  public static var monotonicSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// How many threads the machine runs at once.
  public static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  private static func kind(of type: UInt8, _ name: EntryName, in directory: OpaquePointer) -> Kind {
    switch Int32(type) {
    case Int32(DT_REG): return .file
    case Int32(DT_DIR): return .directory
    case Int32(DT_LNK): return .symbolicLink
    case Int32(DT_UNKNOWN):
      // Some file systems don't tell in the directory.
      var status = stat()
      guard fstatat(dirfd(directory), name.text, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return .other }
      return kind(mode: status.st_mode)
    default: return .other
    }
  }

  private static func kind(mode: mode_t) -> Kind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .directory
    case S_IFLNK: .symbolicLink
    default: .other
    }
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Work on several threads. A thread per worker and a shared counter cost nothing per item; a task per item would cost
/// as much as reading a small file.
package enum Workers {
  /// Runs `work` once on each of `count` threads, this one among them, and gives the results by worker.
  package static func run<Result>(_ count: Int, _ work: @escaping @Sendable () -> Result) -> [Result] {
    let others = (1..<max(count, 1)).map { _ in Thread(work) }
    return [work()] + others.map { $0.join() }
  }

  /// Does several things that have nothing to do with each other, those first that stand first.
  static func runAll(_ works: [@Sendable () -> Void], _ workers: Int) {
    let chunks = Chunks(of: works.count, size: 1)
    _ = run(min(workers, chunks.count)) {
      while let chunk = chunks.next() { works[chunk].forEach { $0() } }
    }
  }

  /// What is found in some items, in their order.
  /// - Parameter find: looks at a few of the items, by their numbers.
  package static func gather<Element>(
    from count: Int, _ workers: Int, _ find: @escaping @Sendable (Range<Int>) -> [Element]
  ) -> [Element] {
    gather(from: count, workers, context: {}) { items, _ in find(items) }
  }

  /// - Parameter context: makes what each thread has for itself.
  package static func gather<Context, Element>(
    from count: Int, _ workers: Int, context: @escaping @Sendable () -> Context,
    _ find: @escaping @Sendable (Range<Int>, Context) -> [Element]
  ) -> [Element] {
    if workers < 2 { return find(0..<count, context()) }
    let chunks = Chunks(of: count, size: 16)
    let parts = run(min(workers, chunks.count)) {
      let own = context()
      var parts: [(start: Int, found: [Element])] = []
      while let chunk = chunks.next() {
        let found = find(chunk, own)
        if !found.isEmpty { parts.append((chunk.lowerBound, found)) }
      }
      return parts
    }
    return parts.flatMap { $0 }.sorted { $0.start < $1.start }.flatMap { $0.found }
  }
}

/// Ranges of indices that threads take one after the other.
///
/// Unchecked: `start` is touched under the mutex only. (`Synchronization.Mutex` needs macOS 15.)
package final class Chunks: @unchecked Sendable {
  /// The number of items.
  package let total: Int
  /// The most that is taken at once.
  private let size: Int
  private var start = 0
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let report: (@Sendable (_ taken: Int, _ total: Int) -> Void)?

  /// - Parameter report: called under the lock whenever a chunk is taken, so by one thread at a time.
  package init(of total: Int, size: Int, report: (@Sendable (_ taken: Int, _ total: Int) -> Void)? = nil) {
    self.total = total
    self.size = size
    self.report = report
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// How many chunks there are in all, if they are as large as they may be: more threads than that are not worth it.
  package var count: Int { (total + size - 1) / size }

  /// The next chunk; nil when all are taken.
  package func next() -> Range<Int>? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    guard start < total else { return nil }
    // Towards the end one by one, so that no thread has to wait for what another one has taken too much of.
    let chunk = start..<min(start + min(size, max(1, (total - start) / 64)), total)
    start = chunk.upperBound
    report?(start, total)
    return chunk
  }
}

/// A thread that makes one result.
private final class Thread<Result> {
  private let work: @Sendable () -> Result
  private var handle: pthread_t?
  private var result: Result?

  init(_ work: @escaping @Sendable () -> Result) {
    self.work = work
    handle = Thread.start(running: Erased { [unowned self] in self.result = self.work() })
  }

  /// Waits for the thread's end. If the system gave no thread, the work is done here.
  func join() -> Result {
    if let handle { pthread_join(handle, nil) }
    return result ?? work()
  }

  private static func start(running body: Erased) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    // The main thread's usual size. Darwin gives other threads half a megabyte: too little for the parser's depth.
    pthread_attr_setstacksize(&attributes, 8 << 20)
    let context = Unmanaged.passRetained(body)
    #if canImport(Glibc)
      var handle = pthread_t()
    #else
      var handle: pthread_t?
    #endif
    let status = pthread_create(&handle, &attributes, { Erased.run($0) }, context.toOpaque())
    if status == 0 { return handle }
    context.release()
    return nil
  }
}

/// What a C function pointer can carry to a thread.
private final class Erased {
  let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  static func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    Unmanaged<Erased>.fromOpaque(context).takeRetainedValue().body()
    return nil
  }
}

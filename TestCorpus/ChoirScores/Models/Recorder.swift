import Combine
import Foundation

/// Records a rehearsal for as long as its screen is shown.
@MainActor
final class Recorder: ObservableObject {
  @Published private(set) var seconds = 0
  @Published private(set) var level = 0.0
  @Published private(set) var isRecording = false

  private var timer: Timer?
  private var meter: Task<Void, Never>?
  private var interruption: (any NSObjectProtocol)?
  private var volume: NSKeyValueObservation?
  private var bag: Set<AnyCancellable> = []

  init() {
    interruption = NotificationCenter.default.addObserver(
      forName: .init("interrupted"), object: nil, queue: .main
    ) { [weak self] _ in
      self?.stop()
    }
    $level
      .filter { $0 > 1 }
      .sink { [weak self] _ in self?.level = 1 }
      .store(in: &bag)
  }

  func start() {
    stop()
    isRecording = true
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.seconds += 1 }
    meter = Task { [weak self] in
      while !Task.isCancelled {
        guard let self else { return }
        self.level = .random(in: 0...1)
        try? await Task.sleep(for: .milliseconds(50))
      }
    }
  }

  func stop() {
    isRecording = false
    timer?.invalidate()
    meter?.cancel()
  }

  deinit {
    if let interruption { NotificationCenter.default.removeObserver(interruption) }
  }
}

/// Lives as long as the program.
final class Metronome: ObservableObject {  // expect: legacy-observation
  static let shared = Metronome()
  @Published private(set) var beat = 0

  private init() {
    Timer.scheduledTimer(withTimeInterval: 60 / 72, repeats: true) { _ in self.beat += 1 }
  }
}

/// Counts the bars before the choir begins, and stops by itself.
final class CountIn: ObservableObject {  // expect: legacy-observation
  @Published private(set) var left = 4

  func begin() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
      self.left -= 1
      if self.left == 0 { timer.invalidate() }
    }
    Timer.scheduledTimer(withTimeInterval: 10, repeats: false) { _ in self.left = 4 }
  }
}

struct Brew: Identifiable {
  let id: UUID
  var name: String
  var minutes: Int
  var isStrong: Bool
}

@Observable final class BrewTimer {
  var brew: Brew
  var remaining = 0
  private var ticking: Task<Void, Never>?

  init(brew: Brew) {
    self.brew = brew
  }

  func start() {
    remaining = brew.minutes * 60
    ticking = Task { [weak self] in
      while let self, self.remaining > 0, !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        self.remaining -= 1
      }
    }
  }

  func stop() {
    ticking?.cancel()
    ticking = nil
  }
}

struct BrewScreen: View {
  @State private var timer: BrewTimer
  @State private var isEditing = false
  @Environment(\.dismiss) private var dismiss

  init(brew: Brew) {
    _timer = State(initialValue: BrewTimer(brew: brew))
  }

  var body: some View {
    VStack {
      Text(timer.brew.name)
        .font(.title)
      Text("\(timer.remaining)")
      Button("Start") { timer.start() }
    }
    .sheet(isPresented: $isEditing) {
      BrewForm(timer: timer)
    }
    .onDisappear { timer.stop() }
  }
}

struct BrewForm: View {
  let timer: BrewTimer

  var body: some View {
    Form {
      Text(timer.brew.name)
    }
  }
}

struct BrewRow: View {
  let brew: Brew

  var body: some View {
    HStack {
      Text(brew.name)
      Spacer()
      Text("\(brew.minutes) min")
    }
  }
}

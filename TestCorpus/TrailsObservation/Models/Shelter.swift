// expect-nothing
import Observation

struct Shelter: Identifiable, Hashable {
  let id: Int
  var name: String
  var beds: Int
}

@MainActor @Observable final class ShelterList {
  private(set) var shelters: [Shelter] = []
  private(set) var warden = ""

  func reload() async {
    shelters = []
    shelters = await request()
  }

  func reloadIfNeeded() async {
    guard shelters.isEmpty else { return }
    shelters = await request()
  }

  func loadWarden(of id: Int) async {
    warden = await name(id)
  }

  private func request() async -> [Shelter] { [] }
  private func name(_ id: Int) async -> String { "\(id)" }
}

import SwiftUI

@Observable final class Rest { var minutes = 10 }

@Observable final class Shelter: ObservableObject {  // expect: mixed-observation
  var name = ""
}

struct RestScreen: View {
  @Bindable var rest: Rest  // expect: bindable-unneeded
  @Binding var isResting: Bool  // expect: binding-never-written
  @State private var title = "Rest"  // expect: state-never-written

  var body: some View {
    Text("\(title): \(rest.minutes)").bold(isResting)
  }
}

final class RestLog: ObservableObject {  // expect: legacy-observation
  @Published var notes: [String] = []
}

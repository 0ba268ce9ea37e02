import SwiftUI

/// The reader says in which type it is interested when it is built.
final class Cabin: ObservableObject {  // expect: legacy-observation
  @Published var name = ""
}

struct CabinReader<Model: ObservableObject>: View {
  @EnvironmentObject private var model: Model

  var body: some View { Text("\(ObjectIdentifier(model))") }
}

@main
struct CabinApp: App {
  @StateObject private var cabin = Cabin()

  var body: some Scene {
    WindowGroup { CabinReader<Cabin>().environmentObject(cabin) }
  }
}

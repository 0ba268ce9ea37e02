import SwiftData
import SwiftUI

/// A hiking diary, written with the Observable macro.
@main
struct TrailsApp: App {  // fact: container=app
  @State private var library = TrailLibrary()  // fact: wrapper=State origin=declaration access=private
  let router = Router()  // expect: model-without-owner hint

  var body: some Scene {
    WindowGroup {
      NavigationSplitView {
        TrailListScreen(library: library)
      } detail: {
        TrailDetail()
      }
      .environment(library)
      .environment(router)
    }
    .modelContainer(for: Hike.self)

    WindowGroup(for: Trail.ID.self) { $id in
      TitleForm(title: library.title(of: id))
    }
  }
}

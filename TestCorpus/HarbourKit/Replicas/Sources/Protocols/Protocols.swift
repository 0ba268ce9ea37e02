// expect-nothing
import SwiftUI

/// Protocols of its own.
protocol ObservableObject: AnyObject {}
protocol Observable {}

final class Search: ObservableObject {
  var query = ""
}

final class Camera: Observable {
  var zoom = 1.0
}

struct SearchButton: View {
  private let search = Search()

  var body: some View { Button(search.query) { search.query = "" } }
}

// expect-nothing
import SwiftUI
import UIKit

/// Loads one picture. A row may own it: it can load again.
@MainActor
final class ThumbnailLoader: ObservableObject {
  @Published private(set) var image: UIImage?

  func load(_ url: URL?) async {
    guard let url, let (data, _) = try? await URLSession.shared.data(from: url) else { return }
    image = UIImage(data: data)
  }
}

// expect-nothing
import SwiftUI
import UIKit

/// Loads one picture. A row may own it: it can load again.
@MainActor
final class ThumbnailLoader: ObservableObject {
  @Published private(set) var image: UIImage?

  static func empty() -> ThumbnailLoader { Self() }

  func load(_ url: URL?) async {
    guard let url, let (data, _) = try? await URLSession.shared.data(from: url) else { return }
    image = UIImage(data: data)
  }
}

/// Loaders for pictures that stand in several places.
@MainActor
enum Thumbnails {
  private static var loaders: [String: ThumbnailLoader] = [:]

  static func loader(named name: String) -> ThumbnailLoader {
    if let loader = loaders[name] { return loader }
    let loader = ThumbnailLoader()
    loaders[name] = loader
    return loader
  }

  static func makeLoader() -> ThumbnailLoader { ThumbnailLoader() }
}

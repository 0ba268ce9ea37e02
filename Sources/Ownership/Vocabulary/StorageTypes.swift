import SwiftTree

/// The types that `@AppStorage` and `@SceneStorage` keep as they are; all others go through one of them.
enum StorageTypes {
  static let names = NameSet(["Bool", "Int", "Double", "String", "URL", "Data", "Date"])
}

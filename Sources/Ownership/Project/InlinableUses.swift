import SwiftTree

extension Project {
  /// Whether code that is compiled into other modules may name a property, which has to be internal for that.
  public func isUsableFromInline(_ property: PropertyID) -> Bool {
    self[property].attributes.contains { files[Int(property.file)].attributes[Int($0)].name == Project.usableFromInline }
  }

  private static let usableFromInline = Name("usableFromInline")
}

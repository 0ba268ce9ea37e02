/// What the oldest system that a file is built for knows.
extension Project {
  /// Whether `@StateObject` can be used in a file, as far as that is known.
  public func hasStateObject(_ file: FileIndex) -> Bool {
    settings(of: file).floorsReach(Availability.stateObject) != false
  }

  /// Whether `.task` can be used in a file, as far as that is known.
  public func hasTaskModifier(_ file: FileIndex) -> Bool {
    settings(of: file).floorsReach(Availability.taskModifier) != false
  }

  /// Whether `.onChange(of:)` can be used in a file, as far as that is known.
  public func hasChangeModifier(_ file: FileIndex) -> Bool {
    settings(of: file).floorsReach(Availability.changeModifier) != false
  }

  /// Whether `.onChange(of:)` takes a closure without the new value, and one with the old value, in a file for certain.
  public func hasNewChangeModifier(_ file: FileIndex) -> Bool {
    settings(of: file).floorsReach(Availability.newChangeModifier) == true
  }
}

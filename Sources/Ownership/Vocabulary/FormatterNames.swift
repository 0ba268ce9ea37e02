import SwiftTree

/// What a shared formatter is called after its class, for those that are made without anything that may throw.
enum FormatterNames {
  /// The name of a variable for an instance; nil for a class that is not in the table.
  static func variable(for type: Name) -> StaticString? { table[type] }

  /// What formatters are set up with, besides literals: types whose values are the same in all code.
  static let parts = NameSet(["Locale", "TimeZone", "Calendar", "NSLocale"])

  private static let table: [Name: StaticString] = [
    Name("DateFormatter"): "dateFormatter",
    Name("NumberFormatter"): "numberFormatter",
    Name("MeasurementFormatter"): "measurementFormatter",
    Name("ISO8601DateFormatter"): "iso8601DateFormatter",
    Name("RelativeDateTimeFormatter"): "relativeDateTimeFormatter",
    Name("ByteCountFormatter"): "byteCountFormatter",
    Name("PersonNameComponentsFormatter"): "personNameComponentsFormatter",
    Name("DateComponentsFormatter"): "dateComponentsFormatter",
    Name("DateIntervalFormatter"): "dateIntervalFormatter",
    Name("ListFormatter"): "listFormatter",
    Name("LengthFormatter"): "lengthFormatter",
    Name("MassFormatter"): "massFormatter",
    Name("EnergyFormatter"): "energyFormatter",
  ]
}

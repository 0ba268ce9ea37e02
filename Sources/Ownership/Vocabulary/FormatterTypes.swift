/// Classes whose instances cost far more to make than to use: they read the locale's data, or compile a pattern. A list and
/// not a set, because the table of work takes its entries from it.
enum FormatterTypes {
  static let names: [StaticString] = [
    "DateFormatter", "NumberFormatter", "MeasurementFormatter", "ISO8601DateFormatter", "RelativeDateTimeFormatter",
    "ByteCountFormatter", "PersonNameComponentsFormatter", "DateComponentsFormatter", "DateIntervalFormatter",
    "ListFormatter", "LengthFormatter", "MassFormatter", "EnergyFormatter", "CNPostalAddressFormatter",
    "CNContactFormatter", "MKDistanceFormatter", "NSRegularExpression", "NSDataDetector", "Regex",
  ]
}

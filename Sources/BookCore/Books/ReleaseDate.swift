import DisplayText

/// The day on which a book came out or, of an old one, only the month or the year; without a time,
/// a time zone or a language.
///
/// A release date is the same everywhere, so nothing here depends on the settings of the system.
/// Days are checked against the Gregorian calendar.
///
///     let date = ReleaseDate("1997-06-26")
///     date?.description  // "1997-06-26"
///     date?.formatted    // "June 26, 1997"
///     ReleaseDate("1813-05")?.formatted  // "May 1813"
///     ReleaseDate("1813")?.month         // nil
public struct ReleaseDate: Hashable, Sendable, LosslessStringConvertible {
  /// The year, from 1 to 9999.
  public let year: Int

  /// The month, from 1 to 12; nil if only the year is known.
  public var month: Int? { storedMonth > 0 ? storedMonth : nil }

  /// The day of the month, from 1 to 31; nil if only the month or the year is known.
  public var day: Int? { storedDay > 0 ? storedDay : nil }

  // 0 for none, which takes half the room of an optional and comes first in order.
  private let storedMonth: Int
  private let storedDay: Int

  /// Stands for a date that is not there.
  static let unknown = ReleaseDate()

  private init() { (year, storedMonth, storedDay) = (0, 0, 0) }

  /// Creates a date from its parts; nil if the calendar has no such date.
  package init?(year: Int, month: Int? = nil, day: Int? = nil) {
    guard (1...9999).contains(year) else { return nil }
    if let month, !(1...12).contains(month) { return nil }
    if let day {
      guard let month, (1...Self.dayCount(of: month, in: year)).contains(day) else { return nil }
    }
    self.year = year
    storedMonth = month ?? 0
    storedDay = day ?? 0
  }

  /// Parses a date such as `1997-06-26`, `1997-06` or `1997`; nil if the text is not such a date.
  ///
  /// The year has four digits. Month and day have one or two, since real data files leave out the
  /// leading zero, but a month without a day has two. Only ASCII digits are accepted.
  ///
  /// - Parameter text: Year, month and day, with hyphens between them; or the first of these alone.
  public init?(_ text: String) { self.init(StoredText(text)) }

  init?(_ text: StoredText) {
    guard let (year, month, day) = Self.numbers(of: text) else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Whether a text is a date but for what the calendar may not have, such as `1997-02-30`.
  static func isSpelledLikeOne(_ text: StoredText) -> Bool { numbers(of: text) != nil }

  private static let months = [
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
  ]

  /// The date as shown to a reader, such as `June 26, 1997`, `June 1997` or `1997`.
  public var formatted: String {
    guard let month else { return String(year) }
    return Self.months[month - 1] + (day.map { " \($0), " } ?? " ") + String(year)
  }

  /// The date in ISO 8601 format, such as `1997-06-26`, `1997-06` or `1997`.
  public var description: String {
    [month, day].reduce(String(year).zeroPadded(to: 4)) { text, part in
      part.map { "\(text)-\(String($0).zeroPadded(to: 2))" } ?? text
    }
  }
}

extension ReleaseDate: Encodable, Comparable {
  /// Encodes the date as its ``description``.
  ///
  /// - Parameter encoder: The encoder.
  public func encode(to encoder: any Encoder) throws {
    var text = encoder.singleValueContainer()
    try text.encode(description)
  }

  /// Whether one date comes before another; of dates in one year or month, one that says no more
  /// comes first.
  ///
  /// - Parameters:
  ///   - left: A date.
  ///   - right: Another date.
  /// - Returns: Whether `left` is the earlier one.
  public static func < (left: ReleaseDate, right: ReleaseDate) -> Bool {
    (left.year, left.storedMonth, left.storedDay) < (right.year, right.storedMonth, right.storedDay)
  }
}

extension ReleaseDate {
  private static func dayCount(of month: Int, in year: Int) -> Int {
    switch month {
    // Of the years of centuries, only every fourth is a leap year.
    case 2: year.isMultiple(of: year.isMultiple(of: 100) ? 400 : 4) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func numbers(of text: StoredText) -> (year: Int, month: Int?, day: Int?)? {
    let hyphen = UInt8(ascii: "-")
    guard let year = number(text.utf8.prefix(4), length: 4...4) else { return nil }
    let afterYear = text.utf8.dropFirst(4)
    if afterYear.isEmpty { return (year, nil, nil) }
    if afterYear.first != hyphen { return nil }
    let rest = afterYear.dropFirst()
    guard let end = rest.firstIndex(of: hyphen) else {
      return number(rest, length: 2...2).map { (year, $0, nil) }
    }
    guard let month = number(rest[..<end], length: 1...2),
      let day = number(rest[end...].dropFirst(), length: 1...2)
    else { return nil }
    return (year, month, day)
  }

  private static func number(_ digits: ArraySlice<UInt8>, length: ClosedRange<Int>) -> Int? {
    let zero = UInt8(ascii: "0")
    guard length.contains(digits.count), digits.allSatisfy({ (zero...zero + 9).contains($0) })
    else { return nil }
    return digits.reduce(0) { 10 * $0 + Int($1 - zero) }
  }
}

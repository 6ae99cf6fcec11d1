import DisplayText

/// A calendar day without a time, a time zone or a language.
///
/// A release date is the same day everywhere, so nothing here depends on the settings of the
/// system. Days are checked against the Gregorian calendar.
///
///     let date = ReleaseDate("1997-06-26")
///     date?.description  // "1997-06-26"
///     date?.formatted    // "June 26, 1997"
public struct ReleaseDate: Hashable, Sendable, LosslessStringConvertible {
  /// The year, from 1 to 9999.
  public let year: Int

  /// The month, from 1 to 12.
  public let month: Int

  /// The day of the month, from 1 to 31.
  public let day: Int

  /// Creates a date from its parts; nil if the calendar has no such day.
  ///
  ///     ReleaseDate(year: 1997, month: 2, day: 30)  // nil
  ///
  /// - Parameters:
  ///   - year: The year, from 1 to 9999.
  ///   - month: The month, from 1 to 12.
  ///   - day: The day of the month, from 1 to 31.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.dayCount(of: month, in: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Parses a date such as `1997-06-26`; nil if the text is not such a date.
  ///
  /// The year has four digits, month and day have one or two, since real data files leave out the
  /// leading zero. Only ASCII digits are accepted.
  ///
  /// - Parameter text: Year, month and day, with hyphens between them.
  public init?(_ text: String) { self.init(StoredText(text)) }

  init?(_ text: StoredText) {
    guard let (year, month, day) = Self.numbers(of: text) else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Whether a text is a date but for a day that the calendar may not have, such as `1997-02-30`.
  static func isSpelledLikeOne(_ text: StoredText) -> Bool { numbers(of: text) != nil }

  private static let months = [
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
  ]

  /// The date as shown to a reader, such as `June 26, 1997`.
  public var formatted: String { "\(Self.months[month - 1]) \(day), \(year)" }

  /// The date in ISO 8601 format, such as `1997-06-26`.
  public var description: String {
    let (year, month, day) = (String(year), String(month), String(day))
    return "\(year.zeroPadded(to: 4))-\(month.zeroPadded(to: 2))-\(day.zeroPadded(to: 2))"
  }
}

extension ReleaseDate: Comparable {
  /// Whether one day comes before another.
  ///
  /// - Parameters:
  ///   - left: A day.
  ///   - right: Another day.
  /// - Returns: Whether `left` is the earlier one.
  public static func < (left: ReleaseDate, right: ReleaseDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension ReleaseDate {
  /// The time from this day to a later one or the same: whole years, and the days since the last
  /// anniversary, which for a February 29 is the last day of February.
  package func interval(until later: ReleaseDate) -> (years: Int, days: Int) {
    let isBeforeAnniversary = (later.month, later.day) < (month, day)
    let years = later.year - year - (isBeforeAnniversary ? 1 : 0)
    let lastDay = Self.dayCount(of: month, in: year + years)
    let anniversary = Self.dayNumber(year + years, month, min(day, lastDay))
    return (years, Self.dayNumber(later.year, later.month, later.day) - anniversary)
  }

  /// The number of a day, counted from the first day of the year 1.
  private static func dayNumber(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let past = year - 1
    let leapDays = past / 4 - past / 100 + past / 400
    return past * 365 + leapDays + (1..<month).reduce(day) { $0 + dayCount(of: $1, in: year) }
  }

  private static func dayCount(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  private static func numbers(of text: StoredText) -> (year: Int, month: Int, day: Int)? {
    let hyphen = UInt8(ascii: "-")
    let afterYear = text.utf8.dropFirst(4)
    let rest = afterYear.dropFirst()
    guard afterYear.first == hyphen, let end = rest.firstIndex(of: hyphen),
      let year = number(text.utf8.prefix(4), length: 4...4),
      let month = number(rest[..<end], length: 1...2),
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

/// A day on which a reader did something: of the calendar of the place where that was, without a
/// time.
///
///     ReadingDay("2026-03-09")?.description  // "2026-03-09"
///     ReadingDay("1970-01-01")               // nil
public struct ReadingDay: Hashable, Sendable, LosslessStringConvertible {
  /// A clock that says an earlier year has not been set.
  private static let firstYear = 2020

  private let date: ReleaseDate

  /// Creates a day; nil if the calendar has no such day, or if it is before 2020.
  package init?(year: Int, month: Int, day: Int) {
    guard year >= Self.firstYear, let date = ReleaseDate(year: year, month: month, day: day)
    else { return nil }
    self.date = date
  }

  /// Parses a day such as `2026-03-09`; nil if the text is no such day, or one before 2020.
  ///
  /// - Parameter text: Year, month and day, with hyphens between them.
  public init?(_ text: String) {
    guard let date = ReleaseDate(text), let month = date.month, let day = date.day,
      date.description == text
    else { return nil }
    self.init(year: date.year, month: month, day: day)
  }

  package var formatted: String { date.formatted }

  /// The day in ISO 8601 format, such as `2026-03-09`.
  public var description: String { date.description }
}

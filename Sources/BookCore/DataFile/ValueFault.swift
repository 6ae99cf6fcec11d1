/// A value of a data file that is missing or is not what it should be.
///
///     do {
///       _ = try BookSeries(contentsOfFile: "books.json")
///     } catch .wrongValues(_, let values) {
///       values.listed[0].path.field  // "pages"
///       values.listed[0].found       // .number("223.5")
///       values.listed[0].expected    // .pages
///       values.listed[0].place.line  // 31
///     }
public struct ValueFault: Equatable, Sendable {
  /// What stands in a file.
  public enum Found: Equatable, Sendable {
    /// Nothing: a field is missing.
    case nothing
    case null
    case bool(Bool)
    case text(String)

    /// A number as the file spells it.
    case number(String)
    case list
    case object
  }

  /// What should stand there.
  public enum Expected: Equatable, Sendable {
    /// An object with a list of books under `data`.
    case series

    /// A list of books.
    case books

    /// An object with a book under `attributes`.
    case book

    /// An object with the fields of a book.
    case attributes

    /// Text, which may be empty.
    case text

    /// Text that is not empty.
    case nonemptyText

    /// A whole number from 0 to `Int.max`.
    case pages

    /// A day of the calendar.
    case date

    /// A list of chapters.
    case chapters

    /// An object with a chapter's title.
    case chapter
  }

  /// What would probably mend the file.
  public enum Remedy: Equatable, Sendable {
    /// A field of nearly the right name stands there.
    case rename(found: String, to: String)

    /// The value is right but for what has to stand around it, such as `{"data": […]}`.
    case wrap(in: String)
  }

  /// Which value it is.
  public internal(set) var path: FieldPath

  /// What stands there.
  public let found: Found

  /// What should stand there.
  public let expected: Expected

  /// What would probably mend it, or nil where nothing is known.
  public let remedy: Remedy?

  /// The place in the file: that of the value, or of the object that lacks it.
  public let place: TextPlace
}

extension ValueFault: CustomStringConvertible {
  /// Which value it is, what was found and what was expected, on one line and without the place.
  public var description: String {
    var place = path
    var fault = Words.found(found, expected: expected)
    if found == .nothing, let field = path.field {
      place.field = nil
      fault = Words.missing(field: field)
    }
    fault += remedy.map(Words.remedy) ?? ""
    return place.description.isEmpty ? fault : "\(place): \(fault)"
  }
}

/// All that is wrong with the values of a data file.
public struct WrongValues: Equatable, Sendable {
  /// The first faults, at least one, book by book; what is missing in a book comes last.
  public let listed: [ValueFault]

  /// The number of all faults.
  public let count: Int

  /// Whether all of them are about fields of one name that lack the same.
  public let areAlike: Bool
}

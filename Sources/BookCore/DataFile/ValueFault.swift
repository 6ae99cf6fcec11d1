/// A value of a data file that is missing or invalid.
///
///     do {
///       _ = try BookSeries(contentsOfFile: "wrong.json")
///     } catch .wrongValues(_, let values) {
///       values.firstFaults[0].place.line  // 8
///       values.firstFaults[0].description
///       // "book 1, \"Emma\", \"pages\": found \"474\", expected a whole number without quotes, such as 223"
///     }
public struct ValueFault: Hashable, Sendable, CustomStringConvertible {
  package enum Found: Hashable, Sendable {
    /// Nothing: a field is missing.
    case nothing
    case null
    case bool(Bool)

    /// Text, without its quotes and escapes.
    case text(String)

    /// A number as the file spells it.
    case number(String)
    case list, object
  }

  package enum Expected: Hashable, Sendable {
    case series, books, book, attributes, text, nonemptyText, titles, pages

    /// A whole number from 0 to `Int.max`; what is there is whole, but too small or too large.
    case pageRange

    /// A date, such as `1997-06-26`, `1997-06` or `1997`.
    case date

    /// A date that the calendar has; what is there is spelled like one.
    case calendarDate
    case chapters, chapter
    case entries(EntryKind)
    case entry(EntryKind)
    case names
  }

  package enum Remedy: Hashable, Sendable {
    case rename(found: String, to: String)

    /// Put the value, which is otherwise valid, into something like `{"data": […]}`.
    case wrap(in: String)

    /// Put a list, which stands beside other values, alone into something like `{"data": […]}`.
    case wrapList(String, in: String)
  }

  package let path: FieldPath
  package let found: Found
  package let expected: Expected
  package let remedy: Remedy?

  /// The place of the value in the file, or of the object that lacks it.
  public let place: FilePlace

  /// Which value it is, what was found and what was expected, in one line without the place.
  public var description: String { ErrorText.words(for: self) }
}

package struct FieldPath: Hashable, Sendable, CustomStringConvertible {
  /// The book, counted from 1, or nil for a value outside the books.
  package internal(set) var book: Int?
  package internal(set) var title: String?

  /// The chapter, counted from 1, or nil for a value outside the chapters.
  package internal(set) var chapter: Int?

  /// The entry of the chapter, or nil for a value outside its people and things.
  package internal(set) var entry: Entry?

  /// The kind of an entry, and its place among those of its kind, counted from 1.
  package struct Entry: Hashable, Sendable {
    package let kind: EntryKind
    package let place: Int
  }

  /// The name of the field, or nil for the book, chapter or entry itself.
  package internal(set) var field: String?

  /// The path in words, outermost part first, such as `book 2, "Emma", chapter 4, "title"`; empty
  /// for the file as a whole.
  package var description: String { ErrorText.words(for: self) }
}

/// Everything that is wrong with the values of a data file.
public struct WrongValues: Hashable, Sendable, CustomStringConvertible {
  /// The first faults, at least one, book by book; the missing fields of a book come last.
  public let firstFaults: [ValueFault]
  package let faultCount: Int

  /// Whether all of them are the same mistake in fields of the same name.
  package let areAlike: Bool

  /// How many there are, and the first of them.
  public var description: String {
    "\(faultCount) wrong: \(firstFaults.first.map(String.init(describing:)) ?? "")"
  }
}

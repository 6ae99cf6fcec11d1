/// The path to a value in a data file.
///
///     let path = FieldPath(book: 2, title: "Emma", chapter: 4, field: "title")
///     path.description  // "book 2, chapter 4, title"
public struct FieldPath: Hashable, Sendable {
  /// The book, counted from 1, or nil for a value outside the books.
  public var book: Int?

  /// The book's title, if it is known.
  public var title: String?

  /// The chapter, counted from 1, or nil for a value outside the chapters.
  public var chapter: Int?

  /// The name of the field, or nil for the book or chapter itself.
  public var field: String?

  /// Creates a path.
  ///
  /// - Parameters:
  ///   - book: The book, counted from 1, or nil for a value outside the books.
  ///   - title: The book's title, if it is known.
  ///   - chapter: The chapter, counted from 1, or nil for a value outside the chapters.
  ///   - field: The name of the field, or nil for the book or chapter itself.
  public init(
    book: Int? = nil, title: String? = nil, chapter: Int? = nil, field: String? = nil
  ) {
    self.book = book
    self.title = title
    self.chapter = chapter
    self.field = field
  }
}

extension FieldPath: CustomStringConvertible {
  /// The path in words, outermost part first and without the title; empty for the file as a whole.
  public var description: String {
    [book.map(Messages.book), chapter.map(Messages.chapter), field]
      .compactMap(\.self).joined(separator: ", ")
  }
}

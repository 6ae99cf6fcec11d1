/// What a reader can do next, from where they are in the series.
package enum NextStep {
  /// To look into the volume shown last, since nothing has been begun.
  case lookInside(Book)

  /// To begin a volume.
  case begin(Book)

  /// To read on in the chapter at a place, counted from 1.
  case readOn(Book, chapter: Int)

  /// To set the bookmark again, since its chapter is gone.
  case setBookmarkAgain(Book)

  /// Nothing: all volumes are finished.
  case nothing(Book)

  /// The volume that it is about.
  package var book: Book {
    switch self {
    case .lookInside(let book), .begin(let book), .readOn(let book, _),
      .setBookmarkAgain(let book), .nothing(let book):
      book
    }
  }
}

extension Library {
  /// What the reader can do next.
  package var nextStep: NextStep {
    guard state.records.contains(where: \.isBegun) else { return .lookInside(bookShownLast) }
    let book = currentBook
    return switch record(of: book).status(in: book.chapters) {
    case .notBegun: .begin(book)
    case .chapter(let place): .readOn(book, chapter: place)
    case .begun: .setBookmarkAgain(book)
    case .finished: .nothing(book)
    }
  }
}

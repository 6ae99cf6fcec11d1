import BookCore

/// What stands on a cover.
struct CoverWords: Equatable {
  /// The name of the series, or the author.
  let heading: String

  /// The rest of the title.
  let title: String

  /// The author if there is room, unless that is the heading; empty for nothing.
  let foot: String

  /// Chooses the words, given what the titles of the series begin with; a title that does not is
  /// the name itself.
  init(of book: Book, sharedBeginning shared: String) {
    let name = book.title.begins(with: shared) ? shared.seriesName : ""
    if name.isEmpty {
      heading = book.author
      title = book.title
      foot = ""
    } else {
      // Capitals are for ASCII alone: other scripts have none, or rules for them.
      heading = name.utf8.allSatisfy { $0 < 0x80 } ? name.uppercased() : name
      title = book.title.dropping(shared)
      foot = book.author
    }
  }
}

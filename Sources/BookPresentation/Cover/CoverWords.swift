import BookCore

/// What stands on a cover.
struct CoverWords: Equatable {
  /// What all titles of the series begin with, or the author.
  let heading: String

  /// The rest of the title.
  let title: String

  /// The author if there is room, unless that is the heading; empty for nothing.
  let foot: String

  /// - Parameters:
  ///   - book: The volume.
  ///   - shared: The words that all titles of the series begin with.
  init(of book: Book, sharedBeginning shared: String) {
    let name = Self.name(in: shared)
    if name.isEmpty {
      heading = book.author
      title = book.title
      foot = ""
    } else {
      heading = name
      title = String(Substring(book.title.utf8.dropFirst(shared.utf8.count)))
      foot = book.author
    }
  }

  /// The name of the series in the words that its titles share.
  ///
  /// Words in lower case at the end, such as `and the`, belong to what follows, and so does a colon.
  /// Capitals are for ASCII alone: other scripts have none, or rules for them.
  private static func name(in shared: String) -> String {
    // Scalars, since a Character that is a heap of marks takes long to be compared with another.
    var words = shared.unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
    while words.last?.first?.properties.isLowercase == true { words.removeLast() }
    var name = words.map { String($0) }.joined(separator: " ").unicodeScalars[...]
    while let last = name.last, endingSigns.contains(last) { name.removeLast() }
    return name.allSatisfy(\.isASCII) ? String(name).uppercased() : String(name)
  }

  private static let endingSigns = Array(" :,;-–—".unicodeScalars)
}

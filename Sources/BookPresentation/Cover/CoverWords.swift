import BookCore

/// What stands on a cover.
struct CoverWords: Equatable {
  /// The name of the series, or the author.
  let heading: String

  /// The rest of the title.
  let title: String

  /// The author if there is room, unless that is the heading; empty for nothing.
  let foot: String

  /// - Parameters:
  ///   - book: The volume.
  ///   - shared: What the titles of the series begin with; one that does not is the name itself.
  init(of book: Book, sharedBeginning shared: String) {
    let name = book.title.begins(with: shared) ? Self.seriesName(in: shared) : ""
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

  /// The name of the series in what its titles begin with.
  ///
  /// Words in lower case at the end, such as `and the`, belong to what follows, and so does a colon.
  static func seriesName(in shared: String) -> String {
    // Scalars, since a Character that is a heap of marks takes long to be compared with another.
    var words = shared.unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
    while words.last?.first?.properties.isLowercase == true { words.removeLast() }
    guard let first = words.first, let last = words.last else { return "" }
    var name = shared.unicodeScalars[first.startIndex..<last.endIndex]
    while let last = name.last, endingSigns.contains(last) { name.removeLast() }
    return String(name)
  }

  private static let endingSigns = Array(" :,;-–—".unicodeScalars)
}

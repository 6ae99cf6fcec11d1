package import BookCore

extension Bookmark {
  /// Where the reader is in a volume, in words.
  ///
  /// - Parameter book: The volume.
  /// - Returns: Such as "chapter 9 of 22, Grim Defeat".
  package func description(in book: Book) -> String {
    Messages.place(of: self, in: book.chapters)
  }
}

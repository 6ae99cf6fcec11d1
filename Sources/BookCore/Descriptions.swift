// What values of a story and of a search print of themselves, and show to a debugger and to a
// failing test: one line, and what their author would look for. Without it, each would print the
// bytes of the whole file in which its texts stand.

extension StoryEntry: CustomStringConvertible, CustomReflectable {
  /// The name by which they are known now, and who they are.
  public var description: String { "\(name): \(text)".beginning }

  /// The names and the lines.
  public var customMirror: Mirror { Mirror(self, children: ["names": names, "lines": lines]) }
}

extension StoryEntry.Line: CustomStringConvertible {
  /// The volume, the chapter and who or what it is then.
  public var description: String { "\(volume), \(chapter): \(text.beginning)" }
}

extension StorySoFar: CustomStringConvertible {
  /// Of how many books something is told, such as `told of 2 of 7 books`.
  public var description: String {
    "told of \(volumes.count { !$0.chapters.isEmpty }) of \(series.count) books"
  }
}

extension Recap: CustomStringConvertible {
  /// The book, and how many of its chapters are told, such as `3 Harry Potter and the Prisoner of
  /// Azkaban: 8 of 22 chapters`.
  public var description: String { "\(book): \(chapters.count) of \(book.chapters.count) chapters" }
}

extension SearchQuery: CustomStringConvertible {
  /// The words looked for.
  public var description: String { words.map(\.typed).joined(separator: " ").beginning }
}

extension SearchResult: CustomStringConvertible {
  /// The volume, and how many of its texts were found.
  public var description: String { "\(volume) \(title.beginning): \(hits.count) found" }
}

extension SearchHit: CustomStringConvertible {
  /// Which text it is, and its beginning.
  public var description: String { "\(field.kind.name): \(text.beginning)" }
}

import DisplayText

// What values print of themselves, and show to a debugger and to a failing test: one line, and what
// their author would look for. Without it, each would print the bytes of the whole file in which
// its texts stand.

/// The room for what a value holds in a line that describes it.
private let columns = 60

extension Book: CustomStringConvertible, CustomReflectable {
  /// The number and the title, such as `3 Harry Potter and the Prisoner of Azkaban`.
  public var description: String { identity.description }

  /// The fields of the book.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "seriesNumber": seriesNumber, "title": title, "otherTitles": otherTitles, "author": author,
        "pages": pages, "releaseDate": releaseDate, "dedication": dedication, "summary": summary,
        "story": story, "wiki": wiki as Any, "cover": cover as Any, "chapters": chapters,
      ])
  }
}

extension BookSeries: CustomStringConvertible, CustomReflectable {
  /// How many books there are, and the first of them, such as `7 books: 1 Harry Potter and the
  /// Philosopher’s Stone, …`.
  public var description: String {
    count == 1 ? "1 book: \(self[0])" : "\(count) books: \(self[0]), …"
  }

  /// The books, and what the state of the reader is kept under.
  public var customMirror: Mirror {
    Mirror(self, children: ["books": books, "identity": identity?.key as Any])
  }
}

extension Chapter: CustomStringConvertible, CustomReflectable {
  /// The place and the title, such as `9 Grim Defeat`.
  public var description: String { "\(place) \(title.excerpt(columns: columns))" }

  /// The fields of the chapter.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "place": place, "number": number as Any, "title": title, "summary": summary,
        "people": people, "things": things,
      ])
  }
}

extension Summary: CustomStringConvertible, CustomReflectable {
  /// The beginning of the text.
  public var description: String { stored.description }

  /// The whole text.
  public var customMirror: Mirror { Mirror(self, children: ["text": text]) }
}

extension StoryEntry: CustomStringConvertible, CustomReflectable {
  /// The name by which they are known now, and who they are.
  public var description: String { "\(name): \(text)".excerpt(columns: columns) }

  /// The names and the lines.
  public var customMirror: Mirror { Mirror(self, children: ["names": names, "lines": lines]) }
}

extension StoryEntry.Line: CustomStringConvertible {
  /// The volume, the chapter and who or what it is then.
  public var description: String { "\(volume), \(chapter): \(text.excerpt(columns: columns))" }
}

extension ChapterEntry: CustomStringConvertible {
  /// The name, and who or what they are.
  public var description: String { nameAndText.excerpt(columns: columns) }
}

extension StorySoFar: CustomStringConvertible {
  /// Of how many books something is told, such as `told of 2 of 7 books`.
  public var description: String {
    "told of \(volumes.count { !$0.chapters.isEmpty }) of \(series.count) books"
  }
}

extension SeriesIdentity: CustomStringConvertible {
  /// The path of the file, or `name:` and the name.
  public var description: String { key.excerpt(columns: columns) }
}

extension Recap: CustomStringConvertible {
  /// The book, and how many of its chapters are told, such as `3 Harry Potter and the Prisoner of
  /// Azkaban: 8 of 22 chapters`.
  public var description: String { "\(book): \(chapters.count) of \(book.chapters.count) chapters" }
}

extension SearchQuery: CustomStringConvertible {
  /// The words looked for.
  public var description: String {
    words.map(\.typed).joined(separator: " ").excerpt(columns: columns)
  }
}

extension SearchResult: CustomStringConvertible {
  /// The volume, and how many of its texts were found.
  public var description: String {
    "\(volume) \(title.excerpt(columns: columns)): \(hits.count) found"
  }
}

extension SearchHit: CustomStringConvertible {
  /// Which text it is, and its beginning.
  public var description: String { "\(field.kind.name): \(text.excerpt(columns: columns))" }
}

extension WrongValues: CustomStringConvertible {
  /// How many there are, and the first of them.
  public var description: String {
    "\(faultCount) wrong: \(firstFaults.first.map(String.init(describing:)) ?? "")"
  }
}

// MARK: What is remembered

extension BookRecord: CustomStringConvertible {
  /// The number and the title of the book, and what is remembered of it, such as `3 Harry Potter
  /// and the Prisoner of Azkaban: bookmark 9 Grim Defeat, isKept`.
  public var description: String {
    let members = RecordMember.all.compactMap { member in
      member.value(self).description.map { $0.isEmpty ? member.name : "\(member.name) \($0)" }
    }
    return members.isEmpty ? "\(book)" : "\(book): \(members.joined(separator: ", "))"
  }
}

extension RecordMember.Value {
  /// The value in a line, empty for a flag that is set; nil if it says nothing.
  fileprivate var description: String? {
    switch self {
    case _ where !saysSomething: nil
    case .flag: ""
    case .count(let count): String(count)
    case .number(let number): number.map(String.init)
    case .bookmark(let bookmark): bookmark.map(String.init(describing:))
    case .day(let day): day?.description
    case .days(let days): days.map(\.description).joined(by: " ")
    }
  }
}

extension Bookmark: CustomStringConvertible {
  /// Where the chapter was when the bookmark was set, and its title, such as `9 Grim Defeat`.
  public var description: String { "\(placeWhenSet) \(title.excerpt(columns: columns))" }
}

extension BookIdentity: CustomStringConvertible {
  /// The number and the title.
  public var description: String { "\(volume) \(title.excerpt(columns: columns))" }
}

extension ReaderState: CustomStringConvertible, CustomReflectable {
  /// Of how many books something is remembered, such as `2 books, 1 lost`.
  public var description: String {
    (records.count == 1 ? "1 book" : "\(records.count) books")
      + (lostRecords.isEmpty ? "" : ", \(lostRecords.count) lost")
  }

  /// The records, and the volumes shown most recently.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "records": records, "lostRecords": lostRecords, "recentVolumes": recentVolumes,
      ])
  }
}

extension ReaderState.Entry: CustomStringConvertible {
  /// The state, whose records have not found their books.
  public var description: String { state.description }
}

extension ReaderStateSession: CustomStringConvertible {
  /// The state.
  public var description: String { state.description }
}

// MARK: Parts

extension StoredText: CustomStringConvertible, CustomReflectable {
  var description: String { string.excerpt(columns: columns) }

  var customMirror: Mirror { Mirror(self, children: ["string": string]) }
}

package import BookCore
import DisplayText

/// What is true of volumes and of what is remembered of them, in answer to a question or a change.
package enum Answers {
  package static let nothingToUndo = "\(Messages.nothingToUndo)."

  package static func nothingFound(for words: String) -> String { Messages.nothingFound(words) }

  package static func reading(_ book: Book) -> String { "You are in: \(named(book))" }

  package static func reading(_ lost: BookRecord) -> String {
    "You are in: \(lost.book.title.onOneLine), no longer in this series"
  }

  package static func next(_ book: Book) -> String { next(named(book)) }

  package static func next(_ volume: String) -> String { "Next: \(volume)" }

  package static func notBegun(_ book: Book) -> String { "Not begun: \(named(book))" }

  /// The same of several volumes, or of none.
  package static func notBegun(_ volumes: [Int]) -> String? {
    volumes.isEmpty ? nil : "Not begun: \(VolumeNumbers(volumes).inSentence)"
  }

  /// Which volumes have a bookmark whose chapter is gone, or nil if none has.
  package static func chaptersGone(_ volumes: [Int]) -> String? {
    volumes.isEmpty
      ? nil : "The bookmarked chapter is gone: \(VolumeNumbers(volumes).inSentence)"
  }

  package static func chapterGone(_ record: BookRecord) -> String {
    "\(Messages.chapterGone(record))."
  }

  /// Why nothing is told of a volume; nil if something is, or if no chapter has been read yet.
  package static func nothing(of recap: Recap, _ record: BookRecord) -> String? {
    switch recap.status {
    case .notBegun: notBegun(recap.book)
    case .begun: chapterGone(record)
    case .chapter, .finished: recap.isUntold ? untold(recap.book) : nil
    }
  }

  private static func untold(_ book: Book) -> String {
    book.chapters.isEmpty
      ? "Volume \(book.seriesNumber) has no chapters."
      : "The data file has no chapter summaries for volume \(book.seriesNumber)."
  }

  /// Says that nobody has been met, or nobody in some volumes.
  package static func nobodyMet(in volumes: [Int] = []) -> String {
    let place = volumes.isEmpty ? "" : " in \(VolumeNumbers(volumes).inSentence)"
    return "You have met nobody\(place) yet."
  }

  /// Says that nobody is met up to a chapter that was asked for.
  package static func nobodyMet(before place: Int, of book: Book) -> String {
    let chapter = Messages.name(of: book.chapters[place - 1])
    return "Nobody is met before \(chapter) of volume \(book.seriesNumber)."
  }

  /// Says that the data file tells of nobody, or of nobody in some volumes.
  package static func noPeople(in volumes: [Int] = []) -> String {
    let place = volumes.isEmpty ? "" : " for \(VolumeNumbers(volumes).inSentence)"
    return "The data file tells of no people\(place)."
  }

  /// Says whether a volume is on the shelf, and whether a change made it so; nil in answer to a
  /// question.
  package static func shelf(_ book: Book, _ record: BookRecord, isChanged: Bool? = nil) -> String {
    let fact =
      switch (record.isKept, isChanged) {
      case (true, false?): "Already on the shelf"
      case (true, _): Messages.onShelf
      case (false, true?): Messages.offShelf
      case (false, _): "Not on the shelf"
      }
    return "\(fact): \(named(book))"
  }

  /// Says where the bookmark of a volume is, in answer to a question or to a change.
  package static func bookmark(
    _ book: Book, _ record: BookRecord, isChanged: Bool = true
  ) -> String {
    let status = record.status(in: book.chapters)
    if status == .notBegun { return notBegun(book) }
    let fact =
      status == .finished
      ? isChanged ? Messages.finishedVolume : Messages.alreadyFinished
      : isChanged ? "Bookmark" : "Already set"
    let place = record.bookmark == nil ? "" : ", " + record.placeDescription(in: book.chapters)
    return "\(fact): \(named(book))\(place)"
  }

  /// Says that a bookmark was taken out, or what was there instead of one; nothing was remembered
  /// before if nothing changed.
  package static func removedBookmark(
    _ book: Book, _ record: BookRecord, from old: BookRecord?
  ) -> String {
    guard let old else { return "Had no bookmark: \(named(book))" }
    if old.timesFinished > record.timesFinished {
      return "\(Messages.noLongerFinished): \(named(book))"
    }
    return "\(Messages.bookmarkRemoved): \(named(book))"
      + (record.isFinished ? ", still finished" : "")
  }

  /// Says what is true of a volume after a change was taken back.
  package static func restored(
    _ book: Book, _ record: BookRecord, from old: BookRecord
  ) -> [String] {
    let parts = record.parts(changedSince: old)
    if record.isForgotten(parts) { return [forgotten(book, isChanged: true)] }
    return parts.map { part in
      switch part {
      case .bookmark:
        record.isBegun ? bookmark(book, record) : removedBookmark(book, record, from: old)
      case .shelf: shelf(book, record, isChanged: true)
      case .summary: "\(record.isExpanded ? "Expanded" : "Collapsed"): \(named(book))"
      }
    }
  }

  package static func recent(_ volumes: [Int]) -> String {
    volumes.isEmpty
      ? "No volume was shown recently."
      : "Shown recently: \(VolumeNumbers(volumes).inSentence)"
  }

  /// Names the books that the series has lost, and says what is remembered of each.
  package static func lost(_ records: [BookRecord]) -> String {
    "\(Messages.lost): \(records.map(named).joined(by: ", "))"
  }

  /// Says how many they are.
  package static func lost(_ count: Int) -> String {
    "\(Messages.lost): \(Messages.bookUnit.count(count))"
  }

  /// Says what is true of a lost book after a change was taken back.
  package static func restored(_ record: BookRecord) -> String {
    record.isBlank ? forgotten(record) : "Remembered again: \(named(record))"
  }

  package static func forgotten(_ book: Book, isChanged: Bool) -> String {
    "\(isChanged ? Messages.forgotten : "Nothing to forget"): \(named(book))"
  }

  package static func forgotten(_ lost: BookRecord) -> String {
    "\(Messages.forgotten): \(lost.book.title.onOneLine)"
  }

  /// Why some steps from the bookmark lead nowhere.
  package static func noStep(by count: Int, _ record: BookRecord, in book: Book) -> String {
    let volume = "volume \(book.seriesNumber)"
    let step = "A step of \(count > 0 ? "+" : "")\(count)"
    switch record.step(by: count, in: book.chapters) {
    case .beforeStart: return "\(step) goes beyond the beginning of \(volume)."
    case .beyondEnd:
      return "\(step) goes beyond the end of \(volume): its last chapter is \(book.chapters.count)."
    case .chapter, .end, .unknown:
      return "\(Messages.chapterGone(record)), so there is no step from it in \(volume)."
    }
  }

  /// How many rows a list has, so that an error stays on the screen.
  private static let maxListed = 10

  /// The beginning of a list of titles after what names them, and how much more there is.
  package static func listed(_ titles: [NamedTitle], unnamed: String = "") -> [String] {
    let rows = titles.prefix(maxListed)
    // A title that is its own name need not be there twice.
    let names = rows.map { $0.name == $0.title ? "" : $0.name ?? "" }
    let width = names.reduce(0) { max($0, $1.displayWidth) }
    let lines = zip(names, rows).map { name, row in
      "  \(String.spaces(width - name.displayWidth))\(name)  \(row.title.onOneLine)"
        + (row.name == nil ? unnamed : "")
    }
    let rest = titles.count - rows.count
    return rest > 0 ? lines + ["  and \(rest.grouped) more"] : lines
  }

  private static func named(_ lost: BookRecord) -> String {
    "\(lost.book.title.onOneLine) (\(Messages.status(ofLost: lost)))"
  }

  private static func named(_ book: Book) -> String {
    "\(book.seriesNumber)  \(book.title.onOneLine)"
  }

  /// A volume in a sentence: `3, Harry Potter and the Prisoner of Azkaban`.
  package static func inWords(_ book: Book) -> String {
    "\(book.seriesNumber), \(book.title.onOneLine)"
  }

  /// A chapter in a sentence: `chapter 9, Grim Defeat`.
  package static func inWords(_ book: Book, chapter place: Int) -> String {
    Messages.chapter(at: place, in: book.chapters)
  }
}

/// What is remembered of a book, as far as a change may have replaced it.
enum RecordPart {
  /// How far it has been read.
  case bookmark

  case shelf
  case summary
}

extension BookRecord {
  func parts(changedSince old: BookRecord) -> [RecordPart] {
    var parts: [RecordPart] = []
    if (old.bookmark, old.timesFinished) != (bookmark, timesFinished) { parts.append(.bookmark) }
    if old.isKept != isKept { parts.append(.shelf) }
    if old.isExpanded != isExpanded { parts.append(.summary) }
    return parts
  }

  /// Whether nothing is left where more than one thing was remembered.
  func isForgotten(_ changed: [RecordPart]) -> Bool { changed.count > 1 && isBlank }
}

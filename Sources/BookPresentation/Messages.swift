package import BookCore
import DisplayText

/// The texts of this module that a user sees.
enum Messages {
  // MARK: Signs

  static let ellipsis = "…"
  static func ellipsis(inASCII: Bool) -> String { inASCII ? "..." : ellipsis }
  static func rule(inASCII: Bool) -> String { inASCII ? "-" : "─" }
  static func bookmark(inASCII: Bool) -> String { inASCII ? "@" : "»" }

  // MARK: The page

  static let author = "Author"
  static let released = "Released"
  static let pages = "Pages"
  static let wiki = "Wiki"
  static let dedication = "Dedication"
  static let summary = "Summary"
  static let chapters = "Chapters"
  static let more = "More: "
  static let less = "Less: "
  static let moreButton = "[ More ]"
  static let lessButton = "[ Less ]"

  /// What stands above a part of the page; nil of that which begins with the title.
  static func heading(of section: BookSection) -> String? {
    switch section {
    case .facts: nil
    case .dedication: dedication
    case .summary: summary
    case .chapters: chapters
    case .wiki: wiki
    }
  }
  static func badge(_ volume: Int) -> String { "(\(volume))" }
  static func chapterNumber(_ number: Int) -> String { "\(number)." }

  // MARK: The files in use

  static let data = "Data"
  static let state = "State"
  static let embeddedData = "embedded in the program"
  static let standardInput = "standard input"

  // MARK: The list

  static let titleColumn = "Title"
  static let year = "Year"
  static let statusColumn = "Status"

  // MARK: The results of a search

  static func label(of field: SearchHit.Field) -> String {
    switch field {
    case .title: titleColumn
    case .otherTitle: "Other title"
    case .author: author
    case .chapter(_, let number), .chapterSummary(_, let number):
      number.map(chapter) ?? "Chapter"
    case .person(_, let number): number.map { "Who, ch. \($0)" } ?? "Who"
    case .dedication: dedication
    case .summary: summary
    case .story: "Story"
    }
  }
  static func met(in chapter: Chapter) -> String { "(met in \(name(of: chapter)))" }
  static func chapter(_ number: Int) -> String { "Chapter \(number)" }
  static func nothingFound(_ words: String) -> String { "Nothing found for \(words.quoted)." }
  static func hits(_ count: Int, inVolumes volumes: Int) -> String {
    "\(hitUnit.count(count)) in \(volumeUnit.count(volumes))"
  }

  // MARK: Numbers of things

  static let volumeUnit = Unit(one: "volume", many: "volumes")
  static let pageUnit = Unit(one: "page", many: "pages")
  static let bookUnit = Unit(one: "book", many: "books")
  static let hitUnit = Unit(one: "hit", many: "hits")
  static let personUnit = Unit(one: "person", many: "people")
  static let chapterUnit = Unit(one: "chapter", many: "chapters")
  private static let yearUnit = Unit(one: "year", many: "years")
  private static let dayUnit = Unit(one: "day", many: "days")

  /// What is counted.
  struct Unit {
    let one: String
    let many: String

    func count(_ number: Int) -> String { "\(number.grouped) \(number == 1 ? one : many)" }
  }

  // MARK: How far a volume has been read

  private static func finished(_ times: Int) -> String {
    times < 2 ? "finished" : times == 2 ? "finished twice" : "finished \(times.grouped) times"
  }
  private static let goneChapter = "chapter gone"
  static let kept = "kept"
  private static let expanded = "expanded"
  fileprivate static let onTheShelf = "on the shelf"

  // MARK: Changes, as the reader and the commands tell them

  static let onShelf = "On the shelf"
  static let offShelf = "Taken off the shelf"
  static let bookmarkRemoved = "Bookmark removed"
  static let finishedVolume = "Finished"
  static let noLongerFinished = "No longer finished"
  static let forgotten = "Forgotten"
  static let alreadyFinished = "Already finished"
  static func chapterGone(_ record: BookRecord) -> String {
    let title = record.bookmark?.title.onOneLine ?? ""
    return "The bookmarked chapter\(title.isEmpty ? "" : ", \(title),") is gone"
  }
  static let lost = "No longer in this series"
  static let nothingToUndo = "There is nothing to undo"

  /// How far a volume has been read, for a column: `9/37`, `finished twice`; empty if it has not
  /// been begun.
  static func reading(
    _ status: ReadingStatus, of chapterCount: Int, _ record: BookRecord
  ) -> String {
    switch status {
    case .notBegun: ""
    case .chapter(let place): "\(place)/\(chapterCount)"
    case .begun: goneChapter
    case .finished: finished(record.timesFinished)
    }
  }

  /// The same, and whether the volume is on the shelf: `9/37, kept`, or `kept` alone.
  static func status(
    _ status: ReadingStatus, of chapterCount: Int, _ record: BookRecord
  ) -> String {
    let reading = reading(status, of: chapterCount, record)
    if !record.isKept { return reading }
    return reading.isEmpty ? kept : "\(reading), \(kept)"
  }

  /// What is remembered of a book that is no longer in the series: `5/10, kept`.
  static func status(ofLost record: BookRecord) -> String {
    let place =
      record.bookmark.map { bookmark in
        bookmark.chapterCount.map { "\(bookmark.place)/\($0)" } ?? "chapter \(bookmark.place)"
      } ?? (record.isFinished ? finished(record.timesFinished) : "")
    return [place, record.isKept ? kept : "", record.isExpanded ? expanded : ""]
      .filter { !$0.isEmpty }.joined(by: ", ")
  }

  /// How far a volume has been read, for a sentence: `chapter 9 of 37, The Dark Mark`; empty if it
  /// has not been begun.
  static func place(of record: BookRecord, in chapters: [Chapter]) -> String {
    switch record.status(in: chapters) {
    case .notBegun: ""
    case .chapter(let place):
      chapter(at: place, in: chapters, extent: " of \(chapters.count.grouped)")
    case .begun: goneChapter
    case .finished: finished(record.timesFinished)
    }
  }

  /// The chapter at a place, for a sentence, such as `chapter 9, The Dark Mark`; an extent such as
  /// ` of 37` follows the number.
  static func chapter(at place: Int, in chapters: [Chapter], extent: String = "") -> String {
    let title = chapters[place - 1].title.onOneLine
    guard let number = chapters[place - 1].shownNumber else { return title }
    // Where another number is printed, how many chapters there are would not go with it.
    return "chapter \(number)" + (number == place ? extent : "")
      + (title.isEmpty ? "" : ", \(title)")
  }

  /// A chapter by its number or, without one, by its title.
  static func name(of chapter: Chapter) -> String {
    chapter.shownNumber.map { "chapter \($0)" } ?? chapter.title.onOneLine
  }

  // MARK: The story so far

  static func story(upTo chapter: String?) -> String {
    chapter.map { "The story up to \($0)" } ?? "The whole story"
  }
  static func endOfStory(upTo chapter: String?, chapters count: Int) -> String {
    let end = count == 1 ? "last chapter" : "last \(chapterUnit.count(count))"
    return "The \(end) of the \(chapter.map { "story up to \($0)" } ?? "whole story")"
  }
  static let before = "What came before"
  static let thisVolume = "This volume"

  // MARK: People

  static func also(_ names: [String]) -> String { "also \(names.listed())" }

  // MARK: The overview

  static func volumesAbove(_ count: Int) -> String { "\(volumeUnit.count(count)) before" }
  static func volumesBelow(_ count: Int) -> String { "\(volumeUnit.count(count)) after" }

  /// How much of the series has been read, after the first time with which reading it is: `Second
  /// reading: 12 of 199 chapters`.
  static func progress(_ totals: SeriesTotals) -> String {
    let progress = "\(totals.chaptersRead.grouped) of \(chapterUnit.count(totals.chapters))"
    if totals.round < 2 { return progress }
    let ordinal = ordinals.indices.contains(totals.round - 2) ? ordinals[totals.round - 2] : nil
    return "\(ordinal.map { "\($0) reading" } ?? "Reading \(totals.round.grouped)"): \(progress)"
  }
  private static let ordinals = ["Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh"]

  /// How many volumes, pages and chapters there are, and in what time they came out.
  static func extent(of totals: SeriesTotals) -> String {
    let counts = [
      volumeUnit.count(totals.volumes), pageUnit.count(totals.pages),
      chapterUnit.count(totals.chapters),
    ].joined(by: ", ")
    guard let dates = totals.releaseDates, dates.lowerBound < dates.upperBound else {
      return counts
    }
    let (years, days) = dates.lowerBound.interval(until: dates.upperBound)
    let time = [years > 0 ? yearUnit.count(years) : "", days > 0 ? dayUnit.count(days) : ""]
      .filter { !$0.isEmpty }.listed()
    return "\(counts), released in \(time)"
  }
}

extension Chapter {
  /// The number that is shown for the chapter: its own, or, if it has neither number nor title, its
  /// place; nil for a chapter that is known by its title alone.
  var shownNumber: Int? { number ?? (title.isEmpty ? place : nil) }
}

extension BookRecord {
  /// How far the book has been read, for a sentence: `chapter 9 of 37, The Dark Mark`, `finished
  /// twice`; empty if it has not been begun.
  package func placeDescription(in chapters: [Chapter]) -> String {
    Messages.place(of: self, in: chapters)
  }

  /// The same, and whether the book is on the shelf.
  func statusDescription(in chapters: [Chapter]) -> String {
    let place = placeDescription(in: chapters)
    if !isKept { return place }
    return place.isEmpty ? Messages.onTheShelf : "\(place); \(Messages.onTheShelf)"
  }
}

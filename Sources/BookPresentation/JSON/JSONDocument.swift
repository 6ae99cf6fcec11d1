package import BookCore
import JSON

/// The output of a command in JSON, for programs.
///
/// The order of keys never changes, missing values are null, and the bytes are the same for every
/// terminal. Programs may rely on the version: as long as it stays the same, keys are only added.
/// A key means the same wherever it stands, and `output.schema.json` describes all of them.
package struct JSONDocument: Sendable {
  /// The version of the keys and of what they mean.
  package static let schemaVersion = 3

  private let members: [(String, JSONValue)]

  /// Creates a document of what follows the version.
  init(_ members: [(String, JSONValue)]) {
    self.members = [("schemaVersion", .number(Self.schemaVersion))] + members
  }

  /// The document in UTF-8, ending with a line break, with nothing in it that controls a terminal.
  package var bytes: [UInt8] { JSONValue.object(JSONObject(members)).encoded }
}

extension JSONDocument {
  /// The files in use; `-` is standard input.
  package static func paths(data: String?, state: String?) -> JSONDocument {
    JSONDocument([("data", .text(orNull: data)), ("state", .text(orNull: state))])
  }

  /// Volumes that were listed, asked about or changed, lost books likewise, and what a change
  /// replaced; nil if nothing was changed.
  package static func volumes(
    _ books: [Book], lost: [BookRecord] = [], of series: BookSeries, _ state: ReaderState,
    replacing replaced: ReaderState.Replaced? = nil
  ) -> JSONDocument {
    JSONDocument(
      volumes(books, lost: lost, of: series, state) + [
        ("recent", .list(state.recentVolumes.map(JSONValue.number))),
        ("isChanged", .bool(replaced != nil)),
        ("replaced", .list(replaced.map { records(in: $0, of: series) } ?? [])),
      ])
  }

  /// The facts of all volumes, the books that the series has lost, the volume that the reader is
  /// in, and the totals of the series.
  package static func overview(
    of series: BookSeries, _ state: ReaderState, _ totals: SeriesTotals
  ) -> JSONDocument {
    JSONDocument(
      volumes(series.books, lost: state.lostRecords, of: series, state)
        + [("totals", value(of: totals))])
  }

  package static func book(_ book: Book, _ record: BookRecord) -> JSONDocument {
    let dedication = book.dedication.isEmpty ? nil : book.dedication
    let summary = members(of: book.summary, isExpanded: record.isExpanded)
    return JSONDocument(
      facts(of: book, record) + [("dedication", .text(orNull: dedication))] + summary
        + [("chapters", .list(book.chapters.map(value)))])
  }

  package static func summary(of book: Book, _ record: BookRecord) -> JSONDocument {
    let summary = members(of: book.summary, isExpanded: record.isExpanded)
    return JSONDocument(
      facts(of: book, record, named: ["volume", "title", "isExpanded"]) + summary)
  }

  package static func chapters(of book: Book, _ record: BookRecord) -> JSONDocument {
    JSONDocument(place(in: book, record) + [("chapters", .list(book.chapters.map(value)))])
  }
}

extension JSONDocument {
  /// The facts of a volume, and what the reader has done with it; of some names, or all.
  private static func facts(
    of book: Book, _ record: BookRecord, named names: [String]? = nil
  ) -> [(String, JSONValue)] {
    let progress = VolumeProgress(book, record)
    let keys = names.map { names in volumeKeys.filter { names.contains($0.name) } } ?? volumeKeys
    return keys.map { ($0.name, $0.value(progress)) }
  }

  /// Which volume it is, and how far it has been read.
  static func place(in book: Book, _ record: BookRecord) -> [(String, JSONValue)] {
    facts(of: book, record, named: ["volume", "title", "status", "bookmark"])
  }

  private static func volumes(
    _ books: [Book], lost: [BookRecord], of series: BookSeries, _ state: ReaderState
  ) -> [(String, JSONValue)] {
    let volumes = books.map { book in JSONObject(facts(of: book, state.record(of: book.identity))) }
    let reading = NextStep(in: series, state).currentVolume
    return [
      ("volumes", .list(volumes.map(JSONValue.object))),
      ("lost", .list(lost.map { facts(of: $0, isReading: $0.book == state.lostReading?.book) })),
      ("reading", .number(orNull: reading)),
    ]
  }

  /// What is remembered of a book that is no longer in the series.
  private static func facts(of lost: BookRecord, isReading: Bool) -> JSONValue {
    let count = lost.bookmark?.chapterCount ?? lost.chapterCount
    return .object(
      JSONObject(
        [("title", .text(lost.book.title)), ("chapterCount", .number(orNull: count))]
          + remembered(of: lost) + [("isReading", .bool(isReading))]))
  }

  /// What was remembered of each book before a change.
  private static func records(
    in replaced: ReaderState.Replaced, of series: BookSeries
  ) -> [JSONValue] {
    let volumes = replaced.records.compactMap { record in
      series[volume: record.volume].map { book in
        JSONObject(
          facts(
            of: book, record,
            named: ["volume", "title", "bookmark", "timesFinished", "isKept", "isExpanded"]))
      }
    }
    let lost = replaced.lostRecords.map { record in
      JSONObject(
        [("volume", .null), ("title", .text(record.book.title))] + remembered(of: record))
    }
    return (volumes + lost).map(JSONValue.object)
  }

  private static func remembered(of lost: BookRecord) -> [(String, JSONValue)] {
    [
      ("bookmark", lost.bookmark.map { chapter(at: $0.place, titled: $0.title) } ?? .null),
      ("timesFinished", .number(lost.timesFinished)),
      ("isKept", .bool(lost.isKept)),
      ("isExpanded", .bool(lost.isExpanded)),
    ]
  }

  private static func value(of totals: SeriesTotals) -> JSONValue {
    [
      "volumeCount": .number(totals.volumes),
      "pages": .number(totals.pages),
      "chapterCount": .number(totals.chapters),
      "round": .number(totals.round),
      "chaptersRead": .number(totals.chaptersRead),
      "finished": .number(totals.finished),
      "begun": .number(totals.begun),
      "firstReleaseDate": .text(orNull: totals.releaseDates?.lowerBound.description),
      "lastReleaseDate": .text(orNull: totals.releaseDates?.upperBound.description),
    ]
  }

  private static func members(of summary: Summary, isExpanded: Bool) -> [(String, JSONValue)] {
    [
      ("summary", .text(summary.text)),
      ("summaryShown", .text(summary.displayText(isExpanded: isExpanded))),
      ("isCollapsible", .bool(summary.isCollapsible)),
    ]
  }
}

// MARK: Chapters

extension JSONDocument {
  static func value(of chapter: Chapter) -> JSONValue {
    .object(JSONObject(members(of: chapter)))
  }

  static func members(of chapter: Chapter) -> [(String, JSONValue)] {
    [
      ("place", .number(chapter.place)),
      ("number", .number(orNull: chapter.number)),
      ("title", .text(chapter.title)),
    ]
  }

  /// A chapter that the series does not have, or not any more.
  private static func chapter(at place: Int?, titled title: String) -> JSONValue {
    ["place": .number(orNull: place), "number": .null, "title": .text(title)]
  }

  /// A bookmark as the chapters are today; of a chapter that is gone, only the title is known.
  fileprivate static func value(of bookmark: Bookmark, in chapters: [Chapter]) -> JSONValue {
    bookmark.place(in: chapters).map { value(of: chapters[$0 - 1]) }
      ?? chapter(at: nil, titled: bookmark.title)
  }
}

// MARK: Volumes

extension JSONDocument {
  /// A key that each volume in a list has.
  package struct VolumeKey: Sendable {
    package let name: String

    /// What `help json` says of it; neighbours of which it says the same share a line.
    package let meaning: String

    fileprivate let value: @Sendable (VolumeProgress) -> JSONValue

    fileprivate init(
      _ name: String, _ meaning: String, _ value: @escaping @Sendable (VolumeProgress) -> JSONValue
    ) {
      (self.name, self.meaning, self.value) = (name, meaning, value)
    }
  }

  /// The keys of a volume, in the order of the document.
  package static let volumeKeys = [
    VolumeKey("volume", "the position in the series, counted from 1") {
      .number($0.book.seriesNumber)
    },
    VolumeKey("title", "as in the data file") { .text($0.book.title) },
    VolumeKey("otherTitles", "as in the data file") {
      .list($0.book.otherTitles.map(JSONValue.text))
    },
    VolumeKey("author", "as in the data file") { .text($0.book.author) },
    VolumeKey("releaseDate", "such as \"1997-06-26\"") { .text($0.book.releaseDate.description) },
    VolumeKey("releaseDateFormatted", "such as \"June 26, 1997\"") {
      .text($0.book.releaseDate.formatted)
    },
    VolumeKey("pages", "as in the data file; wiki is null if there is none") {
      .number($0.book.pages)
    },
    VolumeKey("wiki", "as in the data file; wiki is null if there is none") {
      .text(orNull: $0.book.wiki?.description)
    },
    VolumeKey("chapterCount", "how many chapters the volume has") { .number($0.chapterCount) },
    VolumeKey("status", "\"notBegun\", \"begun\" (also again) or \"finished\"") {
      .text($0.record.isFinished ? "finished" : $0.record.isBegun ? "begun" : "notBegun")
    },
    VolumeKey("bookmark", "the chapter that you are in; or null") { volume in
      volume.record.bookmark.map { JSONDocument.value(of: $0, in: volume.book.chapters) } ?? .null
    },
    VolumeKey("timesFinished", "how often you have finished the volume") {
      .number($0.record.timesFinished)
    },
    VolumeKey("isKept", "whether the volume is on the shelf") { .bool($0.record.isKept) },
    VolumeKey("isExpanded", "whether its summary is expanded") {
      .bool($0.record.isExpanded && $0.book.summary.isCollapsible)
    },
  ]
}

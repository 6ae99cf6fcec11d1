package import BookCore
import JSON

/// The output of a command in JSON, for programs.
///
/// The order of keys never changes, missing values are null, and the bytes are the same for every
/// terminal. Programs may rely on the version: as long as it stays the same, keys are only added.
package struct JSONDocument: Sendable {
  /// The version of the keys and of what they mean.
  package static let schemaVersion = 3

  private var members = [("schemaVersion", JSONValue.number(schemaVersion))]

  /// Creates a document of what follows the version.
  init(_ members: [(String, JSONValue)]) { self.members += members }

  /// The document in UTF-8, ending with a line break, with nothing in it that controls a terminal.
  package var bytes: [UInt8] { JSONValue.object(JSONObject(members)).encoded }

  /// Adds books that the series has lost, as the facts of volumes are told.
  package mutating func append(lost records: [BookRecord]) {
    members.append(("lost", .list(records.map(Self.facts))))
  }
}

extension JSONDocument {
  /// The files in use; `-` is standard input.
  package static func paths(data: String?, state: String?) -> JSONDocument {
    JSONDocument([("data", .text(orNull: data)), ("state", .text(orNull: state))])
  }

  /// The facts of volumes, and what the reader has done with them.
  package static func volumes(_ books: [Book], _ state: ReaderState) -> JSONDocument {
    let volumes = books.map { book in JSONObject(facts(of: book, state.record(of: book.identity))) }
    return JSONDocument([("volumes", .list(volumes.map(JSONValue.object)))])
  }

  /// The facts of all volumes, the totals of the series, the volume that the reader is in, or nil
  /// if its book is lost, and the books that the series has lost.
  package static func overview(
    _ books: [Book], _ state: ReaderState, _ totals: SeriesTotals, reading: Int?
  ) -> JSONDocument {
    var document = volumes(books, state)
    document.members += [("totals", value(of: totals)), ("reading", .number(orNull: reading))]
    document.append(lost: state.lostRecords)
    return document
  }

  package static func book(_ book: Book, _ record: BookRecord) -> JSONDocument {
    let dedication = book.dedication.isEmpty ? nil : book.dedication
    return JSONDocument(
      facts(of: book, record) + [
        ("dedication", .text(orNull: dedication)),
        ("summary", value(of: book.summary, isExpanded: record.isExpanded)),
        ("chapters", .list(book.chapters.map(value))),
      ])
  }

  package static func summary(of book: Book, isExpanded: Bool) -> JSONDocument {
    JSONDocument(name(of: book) + [("summary", value(of: book.summary, isExpanded: isExpanded))])
  }

  package static func chapters(of book: Book) -> JSONDocument {
    JSONDocument(name(of: book) + [("chapters", .list(book.chapters.map(value)))])
  }

  /// The story of a volume, as far as it is told, and what is remembered of the volume.
  package static func recap(_ recap: Recap, _ record: BookRecord) -> JSONDocument {
    JSONDocument(members(of: recap, record))
  }

  /// The stories of several volumes.
  package static func recaps(_ recaps: [(recap: Recap, record: BookRecord)]) -> JSONDocument {
    let volumes = recaps.map { JSONValue.object(JSONObject(members(of: $0.recap, $0.record))) }
    return JSONDocument([("volumes", .list(volumes))])
  }

  /// People with what was told of them; an empty list if nobody was found.
  package static func people(_ people: [Person]) -> JSONDocument {
    JSONDocument([("people", .list(people.map(value)))])
  }

  /// What a search found, by volume, with an empty list if nothing was found, and whether it looked
  /// everywhere or only at what has been read.
  package static func search(
    _ query: String, isEverything: Bool, _ results: [SearchResult]
  ) -> JSONDocument {
    let hits = results.flatMap { result in result.hits.map { hit($0, in: result) } }
    let searched = isEverything ? "all" : "read"
    return JSONDocument([
      ("query", .text(query)), ("searched", .text(searched)), ("hits", .list(hits)),
    ])
  }
}

extension JSONDocument {
  private static func name(of book: Book) -> [(String, JSONValue)] {
    [("volume", .number(book.seriesNumber)), ("title", .text(book.title))]
  }

  /// The facts of a volume, and what the reader has done with it.
  private static func facts(of book: Book, _ record: BookRecord) -> [(String, JSONValue)] {
    let progress = VolumeProgress(book, record)
    return volumeKeys.map { ($0.name, $0.value(progress)) }
  }

  /// A bookmark as the chapters are today; of a chapter that is gone, only the title is known.
  fileprivate static func value(of bookmark: Bookmark, in chapters: [Chapter]) -> JSONValue {
    let place = bookmark.place(in: chapters)
    return [
      "chapter": .number(orNull: place),
      "title": .text(place.map { chapters[$0 - 1].title } ?? bookmark.title),
    ]
  }

  /// What is remembered of a book that is no longer in the series.
  private static func facts(of lost: BookRecord) -> JSONValue {
    [
      "title": .text(lost.book.title),
      "chapterCount": .number(orNull: lost.bookmark?.chapterCount ?? lost.chapterCount),
      "bookmark": lost.bookmark.map {
        ["chapter": .number($0.place), "title": .text($0.title)]
      } ?? .null,
      "timesFinished": .number(lost.timesFinished),
      "isKept": .bool(lost.isKept),
      "isExpanded": .bool(lost.isExpanded),
    ]
  }

  private static func value(of totals: SeriesTotals) -> JSONValue {
    [
      "volumes": .number(totals.volumes),
      "pages": .number(totals.pages),
      "chapters": .number(totals.chapters),
      "round": .number(totals.round),
      "chaptersRead": .number(totals.chaptersRead),
      "finished": .number(totals.finished),
      "begun": .number(totals.begun),
      "firstReleaseDate": .text(orNull: totals.releaseDates?.lowerBound.description),
      "lastReleaseDate": .text(orNull: totals.releaseDates?.upperBound.description),
    ]
  }

  private static func value(of summary: Summary, isExpanded: Bool) -> JSONValue {
    [
      "isCollapsible": .bool(summary.isCollapsible),
      "isExpanded": .bool(summary.isCollapsible && isExpanded),
      "text": .text(summary.text),
      "displayText": .text(summary.displayText(isExpanded: isExpanded)),
    ]
  }

  private static func members(of recap: Recap, _ record: BookRecord) -> [(String, JSONValue)] {
    let end = recap.status.place.flatMap { Bookmark(place: $0, of: recap.book.chapters) }
    func place(of bookmark: Bookmark?) -> JSONValue {
      bookmark.map { value(of: $0, in: recap.book.chapters) } ?? .null
    }
    let before = recap.before.stories.map { volume in
      JSONObject(name(of: volume.book) + [("story", .text(orNull: volume.story))])
    }
    let chapters = recap.chapters.map { chapter in
      let summary = chapter.summary.isEmpty ? nil : chapter.summary
      return JSONObject(members(of: chapter) + [("summary", .text(orNull: summary))])
    }
    return name(of: recap.book) + [
      ("bookmark", place(of: record.bookmark)),
      ("upTo", place(of: end)),
      ("before", .list(before.map(JSONValue.object))),
      ("story", .text(orNull: recap.story)),
      ("chapters", .list(chapters.map(JSONValue.object))),
    ]
  }

  private static func value(of person: Person) -> JSONValue {
    let lines = person.lines.map { line -> JSONValue in
      [
        "volume": .number(line.volume),
        "chapter": .number(line.chapter.place),
        "title": .text(line.chapter.title),
        "text": .text(line.text),
      ]
    }
    return [
      "name": .text(person.name),
      "names": .list(person.names.map(JSONValue.text)),
      "lines": .list(lines),
    ]
  }

  private static func value(of chapter: Chapter) -> JSONValue {
    .object(JSONObject(members(of: chapter)))
  }

  private static func members(of chapter: Chapter) -> [(String, JSONValue)] {
    [
      ("place", .number(chapter.place)),
      ("number", .number(orNull: chapter.number)),
      ("title", .text(chapter.title)),
    ]
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
    VolumeKey("bookmark", "chapter (its place, or null if gone) and title; or null") { volume in
      volume.record.bookmark.map { JSONDocument.value(of: $0, in: volume.book.chapters) } ?? .null
    },
    VolumeKey("timesFinished", "how often you have finished the volume") {
      .number($0.record.timesFinished)
    },
    VolumeKey("isKept", "whether the volume is on the shelf") { .bool($0.record.isKept) },
  ]
}

// MARK: Hits

extension JSONDocument {
  private static func hit(_ hit: SearchHit, in result: SearchResult) -> JSONValue {
    let chapter = chapter(of: hit.field)
    return [
      "volume": .number(result.volume),
      "title": .text(result.title),
      "field": .text(name(of: hit.field)),
      "chapterPlace": .number(orNull: chapter?.place),
      "chapterNumber": .number(orNull: chapter?.number),
      "text": .text(hit.text),
      "matches": matches(of: hit),
    ]
  }

  private static func name(of field: SearchHit.Field) -> String {
    switch field {
    case .title: "title"
    case .otherTitle: "otherTitle"
    case .author: "author"
    case .chapter: "chapter"
    case .dedication: "dedication"
    case .summary: "summary"
    case .chapterSummary: "chapterSummary"
    case .person: "person"
    case .story: "story"
    }
  }

  private static func chapter(of field: SearchHit.Field) -> (place: Int, number: Int?)? {
    switch field {
    case .chapter(let place, let number), .chapterSummary(let place, let number),
      .person(let place, let number):
      (place, number)
    case .title, .otherTitle, .author, .dedication, .summary, .story: nil
    }
  }

  /// The places in code points, as jq and Python count them.
  private static func matches(of hit: SearchHit) -> JSONValue {
    let scalars = hit.text.unicodeScalars
    var last = (index: scalars.startIndex, offset: 0)
    func offset(of index: String.Index) -> JSONValue {
      last = (index, last.offset + scalars.distance(from: last.index, to: index))
      return .number(last.offset)
    }
    return .list(
      hit.places.map { ["start": offset(of: $0.lowerBound), "end": offset(of: $0.upperBound)] })
  }
}

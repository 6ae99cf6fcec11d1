import JSON

/// The fields of a book.
package enum BookField: Int, CaseIterable, Sendable {
  case title, otherTitles, author, pages, releaseDate, dedication, summary, story, wiki, cover,
    chapters

  /// The name in a data file.
  package var name: String { row.name }

  /// Whether a book may be without it.
  package var isOptional: Bool { expected == nil }

  /// What the field must hold, or nil for an optional one.
  var expected: ValueFault.Expected? { row.expected }

  private var row: (name: String, expected: ValueFault.Expected?) {
    switch self {
    case .title: ("title", .nonemptyText)
    case .otherTitles: ("other_titles", nil)
    case .author: ("author", .text)
    case .pages: ("pages", .pages)
    case .releaseDate: ("release_date", .date)
    case .dedication: ("dedication", .text)
    case .summary: ("summary", .text)
    case .story: ("story", nil)
    case .wiki: ("wiki", nil)
    case .cover: ("cover", nil)
    case .chapters: ("chapters", .chapters)
    }
  }

  /// Its value in the example of help, in lines of JSON, and what help says beside that, if
  /// anything.
  package var help: (example: [String], meaning: String) {
    switch self {
    case .title: ([#""Emma""#], "")
    case .otherTitles:
      ([#"["La Nouvelle Emma"]"#], "Titles by which the book is found, but not shown.")
    case .author: ([#""Jane Austen""#], "")
    case .pages: (["474"], "A whole number, 0 or more.")
    case .releaseDate: ([#""1815-12-23""#], "Year, month and day; or \"1815-12\", or \"1815\".")
    case .dedication: ([#""To the Prince Regent""#], "")
    case .summary:
      (
        [#""A matchmaker errs.""#],
        "Collapsible at \(Summary.collapsedLength) characters or more."
      )
    case .story:
      (
        [#""Emma matches others badly, and marries Knightley.""#],
        "The whole story with its ending, for recap."
      )
    case .wiki: ([#""https://example.org/emma""#], "An http or https address.")
    case .cover:
      (
        [
          ##"{"ground": "#5f0087", "ink": "#ffd7ff", "art": ["##,
          #"  ".##.##.","#, "  \"#######\",", #"  ".#####.","#, #"  "...#...""#,
          "]}",
        ], "Two colours and a picture of up to 12 by 10 squares: # is ink, . is ground."
      )
    case .chapters:
      (
        [
          "[",
          #"  {"title": "1. Hartfield", "summary": "A wedding leaves Emma alone.","#,
          #"   "people": ["#,
          #"    {"name": "Emma", "also": "Miss Woodhouse", "is": "Clever and rich."},"#,
          #"    {"name": "Mrs Weston", "was": "Miss Taylor", "is": "Just married."}],"#,
          #"   "things": ["#,
          #"    {"name": "The Crown", "forms": "Crown", "is": "The inn."}]}"#,
          "]",
        ],
        """
        Titles, numbered (Chapter Nine: Alpha, CHAPTER IX) or not, each with an optional summary \
        for recap, and optional people and things for who and what.
        """
      )
    }
  }

  /// The field with a name, or nil if there is none.
  init?(_ key: JSONKey) {
    switch key {
    case .title: self = .title
    case .author: self = .author
    case .pages: self = .pages
    case .releaseDate: self = .releaseDate
    case .dedication: self = .dedication
    case .summary: self = .summary
    case .story: self = .story
    case .wiki: self = .wiki
    case .cover: self = .cover
    case .chapters: self = .chapters
    case .otherTitles: self = .otherTitles
    default: return nil
    }
  }
}

extension JSONKey {
  static let title: JSONKey = "title"
  static let summary: JSONKey = "summary"
  fileprivate static let otherTitles: JSONKey = "other_titles"
  fileprivate static let author: JSONKey = "author"
  fileprivate static let pages: JSONKey = "pages"
  fileprivate static let releaseDate: JSONKey = "release_date"
  fileprivate static let dedication: JSONKey = "dedication"
  fileprivate static let story: JSONKey = "story"
  fileprivate static let wiki: JSONKey = "wiki"
  fileprivate static let cover: JSONKey = "cover"
  fileprivate static let chapters: JSONKey = "chapters"
}

/// The fields of one book, as far as they have been read.
struct BookFields {
  var title = StoredText.empty
  var otherTitles = StoredTitles.none
  var author = StoredText.empty
  var pages = 0
  var releaseDate: ReleaseDate?
  var dedication = StoredText.empty
  var summary = StoredText.empty
  var story = StoredText.empty
  var wiki = StoredText.empty
  var cover: Cover?
  var chapters: [Chapter] = []

  /// A bit for each field that the file has.
  private var found = 0

  func isMissing(_ field: BookField) -> Bool { found & 1 << field.rawValue == 0 }

  mutating func markFound(_ field: BookField) { found |= 1 << field.rawValue }

  /// The book, whose fields must be valid.
  func book(numbered number: Int) -> Book? {
    guard let releaseDate else { return nil }
    return Book(
      BookContents(
        seriesNumber: number, title: title, otherTitles: otherTitles, author: author, pages: pages,
        releaseDate: releaseDate, dedication: dedication, summary: Summary(summary), story: story,
        wiki: wiki, cover: cover, chapters: chapters))
  }
}

// MARK: Encoding

extension Book: Encodable {
  /// Encodes the book as the `attributes` that it has in a data file.
  ///
  /// Its number is its place there, so a book is decoded as part of a ``BookSeries`` alone.
  ///
  /// - Parameter encoder: The encoder.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: BookField.self)
    try fields.encode(title, forKey: .title)
    if hasOtherTitles { try fields.encode(otherTitles, forKey: .otherTitles) }
    try fields.encode(author, forKey: .author)
    try fields.encode(pages, forKey: .pages)
    try fields.encode(releaseDate.description, forKey: .releaseDate)
    try fields.encode(dedication, forKey: .dedication)
    try fields.encode(summary.text, forKey: .summary)
    if hasStory { try fields.encode(story, forKey: .story) }
    try fields.encodeIfPresent(wiki?.description, forKey: .wiki)
    try fields.encodeIfPresent(cover.map(EncodedCover.init), forKey: .cover)
    try fields.encode(zip(chapters, chapters.headings).map(EncodedChapter.init), forKey: .chapters)
  }
}

private struct EncodedCover: Encodable {
  let ground: String
  let ink: String
  let art: [String]

  init(_ cover: Cover) {
    (ground, ink, art) = (cover.ground.description, cover.ink.description, cover.art)
  }
}

private struct EncodedChapter: Encodable {
  let title: String
  let summary: String?
  let people: [EncodedEntry]?
  let things: [EncodedEntry]?

  init(_ chapter: Chapter, heading: String) {
    title = heading
    summary = chapter.isUntold ? nil : chapter.summary
    people = chapter.has(.person) ? chapter.people.map(EncodedEntry.init) : nil
    things = chapter.has(.thing) ? chapter.things.map(EncodedEntry.init) : nil
  }
}

extension BookField: CodingKey {
  package var stringValue: String { name }

  package init?(stringValue name: String) {
    guard let field = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = field
  }

  package var intValue: Int? { nil }

  package init?(intValue: Int) { nil }
}

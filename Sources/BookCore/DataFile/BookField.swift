import JSON

package enum BookField: Int, CaseIterable, Sendable {
  case title, otherTitles, author, pages, releaseDate, dedication, summary, story, wiki, cover
  case chapters

  static let names = [
    "title", "other_titles", "author", "pages", "release_date", "dedication", "summary", "story",
    "wiki", "cover", "chapters",
  ]

  /// The name in a data file.
  package var name: String { Self.names[rawValue] }
  package var isOptional: Bool { expected == nil }

  /// What the field must hold, or nil for an optional one.
  var expected: ValueFault.Expected? {
    switch self {
    case .title: .nonemptyText
    case .author, .dedication, .summary: .text
    case .pages: .pages
    case .releaseDate: .date
    case .chapters: .chapters
    case .otherTitles, .story, .wiki, .cover: nil
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
}

// MARK: Encoding

extension Book: Encodable {
  /// Encodes the book as the `attributes` that it has in a data file.
  ///
  /// Its number is its place there, so a book is decoded as part of a ``BookSeries`` alone.
  ///
  /// - Parameter encoder: The encoder.
  public func encode(to encoder: any Encoder) throws { try attributes.encode(to: encoder) }

  /// The fields as a data file has them.
  var attributes: JSONValue {
    let values: [(BookField, JSONValue?)] = [
      (.title, .text(title)),
      (.otherTitles, !otherTitles.isEmpty ? .list(otherTitles.map(JSONValue.text)) : nil),
      (.author, .text(author)), (.pages, .number(pages)),
      (.releaseDate, .text(releaseDate.description)), (.dedication, .text(dedication)),
      (.summary, .text(summary.text)), (.story, hasStory ? .text(story) : nil),
      (.wiki, wiki.map { .text($0.description) }), (.cover, cover?.json),
      (.chapters, .list(zip(chapters, chapters.headings).map { $0.attributes(heading: $1) })),
    ]
    return .object(JSONObject(values.compactMap { field, value in value.map { (field.name, $0) } }))
  }
}

extension Chapter {
  fileprivate func attributes(heading: String) -> JSONValue {
    var members: [(String, JSONValue)] = [("title", .text(heading))]
    if !isUntold { members.append(("summary", .text(summary))) }
    for kind in EntryKind.allCases where has(kind) {
      members.append((kind.listName, .list(entries(kind).map(\.json))))
    }
    return .object(JSONObject(members))
  }
}

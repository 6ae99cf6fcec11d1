import ArgumentParsing
import BookCore
import BookPresentation

/// The help topics on what is read and printed: a data file, and the output of `--json`.
enum FormatTopics {
  static let data = Topic("data", synonyms: ["format"], abstract: "The format of a data file.") {
    [
      """
      A data file is JSON in UTF-8. It lists the books of a series in order; a book’s number is \
      its position in the file.
      """,
      .lines([
        "{\"data\": [",
        "  {\"attributes\": {",
        "    \"title\": \"Emma\",",
        "    \"other_titles\": [\"La Nouvelle Emma\"],",
        "    \"author\": \"Jane Austen\",",
        "    \"pages\": 474,",
        "    \"release_date\": \"1815-12-23\",",
        "    \"dedication\": \"To the Prince Regent\",",
        "    \"summary\": \"A matchmaker errs.\",",
        "    \"story\": \"Emma matches others badly, and marries Knightley.\",",
        "    \"wiki\": \"https://example.org/emma\",",
        "    \"cover\": {\"ground\": \"#5f0087\", \"ink\": \"#ffd7ff\", \"art\": [",
        "      \".##.##.\",",
        "      \"#######\",",
        "      \".#####.\",",
        "      \"...#...\"",
        "    ]},",
        "    \"chapters\": [",
        "      {\"title\": \"1. Hartfield\", \"summary\": \"A wedding leaves Emma alone.\",",
        "       \"people\": [",
        "        {\"name\": \"Emma\", \"also\": \"Miss Woodhouse\", \"is\": \"Clever and rich.\"},",
        "        {\"name\": \"Mrs Weston\", \"was\": \"Miss Taylor\", \"is\": \"Just married.\"}",
        "       ]}",
        "    ]",
        "  }}",
        "]}",
      ]),
      .terms([
        Term("other_titles", "Titles by which the book is found, but not shown. Optional."),
        Term("pages", "A whole number, 0 or more."),
        Term("release_date", "Year, month and day."),
        Term("summary", "Collapsible at \(Summary.collapsedLength) characters or more."),
        Term("story", "The whole story with its ending, for recap. Optional."),
        Term("wiki", "An http or https address. Optional."),
        Term(
          "cover",
          "Two colours and a picture of up to 12 by 10 squares: # is ink, . is ground. Optional."),
        Term(
          "chapters",
          """
          Titles, numbered (Chapter Nine: Alpha, CHAPTER IX) or not, each with an optional summary \
          for recap and optional people for who.
          """),
      ]),
      """
      The people of a chapter are those of whom it tells something new, as far as is known at its end. \
      One name is one person in the whole file, so a father and a son have different names:
      """,
      .terms([
        Term("name", "The name by which the person is known from here on."),
        Term("is", "Who they are by now, in a line. A line in a later chapter replaces it."),
        Term(
          "was",
          "A former name, or a list of them: whoever had it turns out to be this person. Optional."
        ),
        Term("also", "Another name that nobody has had before, or a list of them. Optional."),
      ]),
      """
      All fields are required but other_titles, story, wiki and cover, the summary and people of a \
      chapter, and the was and also of a person. If the wiki, the cover or the summary of a chapter \
      is not as described here, the book is read without it. The titles of a book, and the names \
      and lines of people, must not be empty; other texts, the titles of chapters and the list of \
      chapters may be. Fields with other names are ignored, and so are a byte order mark and \
      trailing commas; otherwise the file must be strictly valid JSON. It may be up to 512 MiB in \
      size.
      """,
      """
      An editor completes and checks a data file by the JSON Schema in \
      Resources/schemas/data-file.schema.json of the source; the file can name it under "$schema", \
      beside "data".
      """,
      """
      --data - reads the books from standard input. A pipe or an open descriptor, such as \
      /dev/fd/3, can be named as well. Nothing is remembered about such books, since there may be \
      others next time, so a command that would change something is refused.
      """,
    ]
  }

  static let json = Topic("json", abstract: "The output of --json.") {
    [
      """
      With --json, a command prints one JSON object in UTF-8, whatever the terminal. Its keys are \
      always present, in the order given here; a missing value is null or []. Line breaks, tabs \
      and all characters that a page shows as codes are written as \\n, \\r, \\t or \\uXXXX.
      """,
      """
      The first key is schemaVersion, now \(JSONDocument.schemaVersion). It changes when a key is \
      removed or changes its meaning; new keys may be added at any time. The other keys are:
      """,
      .terms([
        Term(
          "list, shelf, bookmark, next, forget, undo",
          """
          volumes: the facts of each volume listed, named or changed; lost, reading, recent, \
          isChanged, replaced
          """),
        Term("status", "volumes, lost, reading, totals"),
        Term(
          "show", "the facts, dedication or null, summary, summaryShown, isCollapsible, chapters"),
        Term("summary", "volume, title, isExpanded, summary, summaryShown, isCollapsible"),
        Term("chapters", "volume, title, status, bookmark or null, chapters"),
        Term(
          "recap",
          """
          volume, title, status, bookmark or null, upTo or null, before, story or null, chapters: \
          those told, each also with its summary or null; of a range or list, volumes: all that of \
          each
          """),
        Term("who", "searched, people; the exit code is 1 if nobody has the name"),
        Term("search", "query, searched, hits; the exit code is 1 if hits is empty"),
        Term("paths", "data: null if embedded, - for standard input; state or null"),
      ]),
      "The facts of a volume:",
      .terms(volumeTerms),
      "What other keys mean, wherever they stand:",
      .terms(
        [
          Term(
            "chapter, chapters, bookmark",
            """
            place from 1, number or null, title; of a bookmark whose chapter is gone, only the \
            title is known
            """),
          Term("upTo", "the first chapter that is not told; null if all or nothing is"),
          Term(
            "lost",
            """
            of each book that is remembered but no longer in the series: title, chapterCount or \
            null, \(JSONDocument.recordKeys), isReading (whether you are in it); all in bookmark and status, those kept in shelf, those changed in other answers
            """),
          Term("reading", "the volume you are reading; null if it is lost"),
          Term("recent", "the volumes shown most recently, the latest first"),
          Term("isChanged", "whether something that is remembered was changed"),
          Term(
            "replaced",
            """
            what was remembered before of each book that was changed: volume or null if lost, \
            title, \(JSONDocument.recordKeys)
            """),
          Term("summary", "the whole text of a volume’s summary, or of a chapter’s"),
          Term("summaryShown", "as much of it as the page shows"),
          Term("isCollapsible", "whether it is long enough to be collapsed"),
          Term("before", "of each volume before it that is told here: volume, title, story"),
          Term("story", "that of the whole volume, if it is told whole"),
          Term(
            "people",
            """
            name, names (all of them, that of now first), lines, each with volume, chapter, text
            """),
          Term(
            "searched",
            """
            "read": the covers and what you have read; "chapter": what comes before the chapter \
            named; or "all"
            """),
          Term("hits", "volume, title, field, chapter or null, text, matches"),
          Term("field", "\(fieldNames); a person is name and line"),
          Term("matches", "start and end in text, in code points from 0"),
        ]),
      "The totals, in which each volume counts once:",
      .terms([
        Term("volumeCount, pages, chapterCount", "how many there are"),
        Term("round", "which reading of the series it is, from 1"),
        Term("chaptersRead", "the chapters that you have read in it"),
        Term("finished, begun", "how many volumes have this status"),
        Term("firstReleaseDate, lastReleaseDate", "of the volumes released first and last"),
      ]),
      """
      Resources/schemas/output.schema.json in the source is a JSON Schema of all of this. Errors \
      are text on standard error, and the exit codes are the same as without --json.
      """,
      .commands([
        "hp-books list --json | jq -r '.volumes[].title'",
        "hp-books search owl --json | jq -r '.hits[] | .text[.matches[0].start:.matches[0].end]'",
      ]),
    ]
  }

  /// The keys of a volume; neighbours with one meaning share a line.
  private static var volumeTerms: [Term] {
    JSONDocument.volumeKeys.reduce(into: []) { terms, key in
      if let last = terms.last, last.meaning == key.meaning {
        terms[terms.count - 1] = Term("\(last.name), \(key.name)", key.meaning)
      } else {
        terms.append(Term(key.name, key.meaning))
      }
    }
  }

  private static var fieldNames: String {
    JSONDocument.HitField.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
  }
}

import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText

/// The help topics on what is read and printed: a data file, and the output of `--json`.
enum FormatTopics {
  static let data = Topic("data", synonyms: ["format"], abstract: "The format of a data file.") {
    [
      """
      A data file is JSON in UTF-8. It lists the books of a series in order; a book’s number is \
      its position in the file. This is one, with a single book:
      """,
      .lines(example(of: BookField.allCases.filter { !$0.isOptional }, chapters: ["[]"])),
      "With all that there may be of a book:",
      .lines(example(of: BookField.allCases)),
      .terms(
        BookField.allCases.filter { !$0.help.meaning.isEmpty }.map {
          Term($0.name, $0.help.meaning + ($0.isOptional ? " Optional." : ""))
        }),
      """
      The people of a chapter are those of whom it tells something new, as far as is known at its \
      end; its things are places, objects, words and the like. One name is one person or thing in \
      the whole file, so a father and a son have different names:
      """,
      .terms([
        "name": "The name that is known from here on.",
        "is": "Who or what that is by now, in a line. A line in a later chapter replaces it.",
        "was":
          "A former name, or a list of them: whatever had it turns out to be the same. Optional.",
        "also": "Another name that nothing has had before, or a list of them. Optional.",
        "forms": """
        Another way in which texts write a name, as Horcruxes, or a list of them; it is found, and \
        linked in read, but not shown. Optional.
        """,
      ]),
      """
      All fields are required but \(BookField.allCases.filter(\.isOptional).map(\.name).listed()), the summary, people and things of a chapter, \
      and the was, also and forms of an entry. If the wiki, the cover or the summary of a chapter \
      is not as described here, the book is read without it. The titles of a book, and the names \
      and lines of people, must not be empty; other texts, the titles of chapters and the list of \
      chapters may be. Fields with other names are ignored, and so are a byte order mark and \
      trailing commas; otherwise the file must be strictly valid JSON. It may be up to 512 MiB in \
      size.
      """,
      """
      An editor completes and checks a data file with the JSON Schema in \
      Resources/schemas/data-file.schema.json of the source; the file can name it under "$schema", \
      beside "data".
      """,
      """
      `--data -` reads the books from standard input. A pipe or an open descriptor, such as \
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
      removed or changes its meaning; new keys may be added at any time. The second is document, \
      the kind of the document: the first name of a row here. The other keys are:
      """,
      .terms([
        "list, shelf, bookmark, next, forget, undo": """
        volumes: the facts of each volume listed, named or changed; lost, reading, recent, \
        isChanged, replaced
        """,
        "status": "volumes, lost, reading, totals",
        "show": "the facts, \(JSONDocument.names(of: JSONDocument.pageKeys))",
        "summary": "volume, title, isExpanded, summary, summaryShown, isCollapsible",
        "chapters": "volume, title, status, bookmark or null, chapters",
        "recap": """
        recaps: of each volume named, volume, title, status, bookmark or null, told, upTo or null, \
        before, story or null, chapters: those told, each also with its summary or null
        """,
        "who, what": "searched, people, things; the exit code is 1 if nothing has the name",
        "search": "query, searched, hits; the exit code is 1 if hits is empty",
        "readers": """
        readers: of each one name, file, isCurrent (whether it is the one of this line), isNew, \
        problem (why the file is not used) or null, reading
        """,
        "paths": "data: null if embedded, - for standard input; state or null",
      ]),
      "The facts of a volume:",
      .terms(terms(of: JSONDocument.volumeKeys)),
      "What other keys mean, wherever they stand:",
      .terms(
        [
          "chapter, chapters, bookmark": """
          place from 1, number or null, title; of a bookmark whose chapter is not found, only the \
          title is known, and place is null
          """,
          "told": """
          "nothing", since you have not begun the volume or its bookmark is not found; "part": \
          what stands before upTo; or "whole"
          """,
          "upTo": "the first chapter that is not told; null if all or nothing is",
          "lost": """
          of each book that is remembered but no longer in the series: title, chapterCount or \
          null, \(recordKeys), isReading (whether you are reading it); all in bookmark and status, \
          those on the shelf in shelf, those changed in other answers
          """,
          "reading":
            "volume, title and chapter (or null) of the volume you are reading; null if it is lost",
          "recent": "the volumes shown most recently, the latest first",
          "isChanged": "whether something that is remembered was changed",
          "replaced": """
          what was remembered before of each book that was changed: volume or null if lost, \
          title, \(recordKeys)
          """,
        ],
        terms(of: JSONDocument.pageKeys.filter { !$0.meaning.isEmpty }),
        [
          "before": "of each volume before it that is told here: volume, title, story",
          "story": "that of the whole volume, if it is told whole",
          "people, things": """
          name, names (all of them, that of now first), text (who they are by then: the last \
          of lines), lines, each with volume, chapter, text
          """,
          "searched": """
          "read": facts and summaries of volumes, and what you have read; "chapter": what comes \
          before the chapter named; or "all"
          """,
          "hits": "volume, title, field, chapter or null, text, matches",
          "field": "\(fieldNames); a person or thing is name and line",
          "matches": "start and end in text, in code points from 0",
        ]),
      "The totals, in which each volume counts once:",
      .terms([
        "volumeCount, pages, chapterCount": "how many there are",
        "round": "which reading of the series it is, from 1",
        "chaptersRead": "the chapters that you have read in it",
        "finished, begun": "how many volumes have this status",
        "firstReleaseDate, lastReleaseDate": "of the volumes released first and last",
      ]),
      """
      Resources/schemas/output.schema.json in the source is a JSON Schema of all of this, by the \
      name of \(JSONDocument.schemaID). Errors are text on standard error, and the exit codes are \
      the same as without --json.
      """,
      .commands([
        "hp-books list --json | jq -r '.volumes[].title'",
        "hp-books status --json | jq -r '.reading.title'",
        "hp-books search owl --json | jq -r '.hits[] | .text[.matches[0].start:.matches[0].end]'",
      ]),
    ]
  }

  /// The lines of a file with fields of a book, and perhaps with other chapters than usual.
  private static func example(of fields: [BookField], chapters: [String]? = nil) -> [String] {
    var lines = [#"{"data": ["#, #"  {"attributes": {"#]
    for (index, field) in fields.enumerated() {
      if index > 0 { lines[lines.count - 1] += "," }
      let example = field == .chapters ? chapters ?? field.help.example : field.help.example
      lines.append("    \"\(field.name)\": \(example[0])")
      for line in example.dropFirst() { lines.append("    \(line)") }
    }
    return lines + ["  }}", "]}"]
  }

  private static var recordKeys: String { JSONDocument.names(of: JSONDocument.recordKeys) }

  /// Keys with their meanings; neighbours with one meaning share a line.
  private static func terms(of keys: [JSONDocument.VolumeKey]) -> [Term] {
    keys.reduce(into: []) { terms, key in
      if let last = terms.last, last.meaning == key.meaning {
        terms[terms.count - 1] = Term("\(last.name), \(key.name)", key.meaning)
      } else {
        terms.append(Term(key.name, key.meaning))
      }
    }
  }

  private static var fieldNames: String {
    JSONDocument.fieldNames.map { "\"\($0)\"" }.joined(by: ", ")
  }
}

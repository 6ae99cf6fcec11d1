import ArgumentParsing
import BookCore
import BookPresentation

extension Topics {
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
          "list, shelf, recent, bookmark, next, forget, undo",
          "volumes: the facts of each volume listed, named or changed"),
        Term("show", "the facts, dedication or null, summary, chapters"),
        Term("summary", "volume, title, summary"),
        Term("chapters", "volume, title, chapters"),
        Term("recap", "volume, title, bookmark or null, chapters: only those told"),
        Term("search", "query, hits; the exit code is 1 if hits is empty"),
        Term("status", "volumes, totals, reading: the volume that you are in, or null"),
        Term("paths", "data: null if embedded, - for standard input; state or null"),
      ]),
      "The facts of a volume, and the contents of other objects and lists:",
      .terms(
        volumeTerms + [
          Term("summary", "isCollapsible, isExpanded, text, displayText (on the page)"),
          Term("chapters", "place from 1, number or null, title, summary or null"),
          Term(
            "hits",
            "volume, title, field, chapterPlace or null, chapterNumber or null, text, matches"
          ),
          Term("field", "\"title\", \"author\", \"dedication\", \"summary\" or \"chapter\""),
          Term("matches", "start and end in text, in code points from 0"),
          Term(
            "totals",
            """
            volumes, pages, chapters, chaptersRead, finished, begun, firstReleaseDate, lastReleaseDate
            """),
        ]),
      "Errors are text on standard error, and the exit codes are the same as without --json.",
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
}

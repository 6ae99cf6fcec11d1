import ArgumentParsing
import BookCore
import BookPresentation

extension Topics {
  static let json = Topic("json", abstract: "What --json prints.") {
    [
      """
      With --json, the commands about the books, and paths, print one JSON object for programs to \
      read. It is in UTF-8, indented by two spaces, and ends with one line break. It \
      does not depend on the terminal, the width or the colour.
      """,
      """
      Keys come in the order given here and are always present: what does not exist is null, and a \
      list without elements is []. Line breaks, tabs and all characters that a page shows as \
      codes, such as those that change the direction of text, are written as \\n, \\r, \\t or \
      \\uXXXX. All other text is the same as in the data file.
      """,
      """
      Each object begins with schemaVersion, currently \(JSONDocument.schemaVersion). It changes only \
      when a key is removed or changes its meaning; new keys may be added at any time.
      """,
      .terms([
        Term(
          "list, shelf, recent, bookmark, next, forget, undo",
          "schemaVersion, volumes: a list of volumes, each with the facts below"),
        Term("status", "schemaVersion, volumes, totals, reading"),
        Term("show", "schemaVersion, the facts of the volume, dedication, summary, chapters"),
        Term("summary", "schemaVersion, volume, title, summary"),
        Term("chapters", "schemaVersion, volume, title, chapters"),
        Term(
          "recap", "schemaVersion, volume, title, bookmark or null, chapters: those that are told"),
        Term("search", "schemaVersion, query, hits"),
        Term("paths", "schemaVersion, data, state"),
      ]),
      "The facts of a volume:",
      .terms([
        Term("volume", "the position in the series, counted from 1"),
        Term("title", "the full title"),
        Term("author", "who wrote the book"),
        Term("releaseDate", "the date of publication, such as \"1997-06-26\""),
        Term("releaseDateFormatted", "the same date as a page shows it, \"June 26, 1997\""),
        Term("pages", "the number of pages"),
        Term("wiki", "the address of the web page, or null"),
        Term("chapterCount", "the number of chapters; not in show, which lists them"),
        Term("bookmark", "the chapter that you are in, as below, or null"),
        Term("timesFinished", "how often you have finished the volume"),
        Term("isKept", "whether the volume is on the shelf"),
      ]),
      "A bookmark:",
      .terms([
        Term("chapter", "the place of the chapter, or null if it is gone, counted from 1"),
        Term("title", "the title of the chapter without its number"),
      ]),
      "A command that changes something prints the volumes that it was about, as they are now.",
      "What show, summary, chapters and recap add:",
      .terms([
        Term("dedication", "the dedication, or null"),
        Term("summary", "an object with isCollapsible, isExpanded, text and displayText"),
        Term(
          "isCollapsible", "whether the summary has \(Summary.collapsedLength) characters or more"),
        Term("isExpanded", "whether it is collapsible and currently expanded"),
        Term("text", "the whole summary"),
        Term("displayText", "what a page shows: all of it, or the beginning and an ellipsis"),
        Term(
          "chapters", "a list of objects with place, number (or null), title and summary (or null)"),
        Term("place", "the position in the list of chapters, counted from 1"),
      ]),
      "What search adds; if nothing is found, hits is empty and the exit code is 1:",
      .terms([
        Term("query", "the words searched for"),
        Term("hits", "a list of objects with volume, title and the keys below"),
        Term("field", "\"title\", \"author\", \"dedication\", \"summary\" or \"chapter\""),
        Term("chapterPlace", "the place of the chapter, or null"),
        Term("chapterNumber", "the number of the chapter, or null"),
        Term("text", "the whole text that contains the words"),
        Term("matches", "where they are: objects with start and end, in code points from 0"),
      ]),
      "What status adds:",
      .terms([
        Term("totals", "an object with the next eight keys"),
        Term("volumes, pages, chapters", "how many the series has"),
        Term("chaptersRead", "how many chapters you have read"),
        Term("finished", "how many volumes you have ever finished"),
        Term("begun", "how many volumes have a bookmark"),
        Term("firstReleaseDate, lastReleaseDate", "when the series began, and when it ended"),
        Term(
          "reading",
          "the number of the volume that you are in, or null until you have set a bookmark or "
            + "finished a volume"),
      ]),
      "What paths prints:",
      .terms([
        Term("data", "the path of the data file, or null for the seven volumes"),
        Term("state", "the path of the reader state, or null if there is no place for it"),
      ]),
      "Errors are text on standard error. The exit codes are the same as without --json.",
      .commands([
        "hp-books list --json | jq -r '.volumes[].title'",
        "hp-books search owl --json | jq -r '.hits[] | .text[.matches[0].start:.matches[0].end]'",
      ]),
    ]
  }
}

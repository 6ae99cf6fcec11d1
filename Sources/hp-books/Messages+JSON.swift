import ArgumentParsing

/// The page `hp-books help json`.
extension Messages {
  static let jsonHelp = "Print JSON for programs."
  static let jsonAbstract = "What --json prints."

  static var jsonTopic: [HelpBlock] {
    [
      """
      With --json the commands list, show, summary, chapters and search print one JSON object for \
      programs to read. It is UTF-8, indented by two spaces and ends with one line break. Terminal, \
      width and colour make no difference to it.
      """,
      """
      Names stand in the order given here and none is ever left out: what does not exist is null, \
      and a list without elements is []. Control characters and the other characters without ink, \
      such as those that change the direction of text, are written as \\uXXXX. All other text \
      stands as it is in the data file.
      """,
      """
      Each object begins with schemaVersion, now 1. It changes only when a name goes or changes its \
      meaning; new names may be added at any time.
      """,
      .terms([
        Term("list", "schemaVersion, volumes: a list of volumes, each with the facts below"),
        Term("show", "schemaVersion, the facts of the volume, dedication, summary, chapters"),
        Term("summary", "schemaVersion, volume, title, summary"),
        Term("chapters", "schemaVersion, volume, title, chapters"),
        Term("search", "schemaVersion, query, hits"),
      ]),
      "The facts of a volume:",
      .terms([
        Term("volume", "the place in the series, counted from 1"),
        Term("title", "the full title"),
        Term("author", "who wrote the book"),
        Term("releaseDate", "the day of publication, such as \"1997-06-26\""),
        Term("releaseDateFormatted", "the same day as a page shows it, \"June 26, 1997\""),
        Term("pages", "the number of pages"),
        Term("wiki", "the address of the page on the web, or null"),
      ]),
      "What show, summary and chapters add:",
      .terms([
        Term("dedication", "the words of dedication, or null"),
        Term("summary", "an object with isCollapsible, isExpanded, text and displayText"),
        Term("isCollapsible", "whether the summary has 450 characters or more"),
        Term("isExpanded", "whether it is collapsible and expanded now"),
        Term("text", "the whole summary"),
        Term("displayText", "what a page shows of it: all, or the beginning and an ellipsis"),
        Term("chapters", "a list of objects with number (or null) and title"),
      ]),
      "What search adds; where nothing is found, hits is empty and the exit code is 1:",
      .terms([
        Term("query", "the words that were searched for"),
        Term("hits", "a list of objects with the names below, and volume and title"),
        Term("field", "\"title\", \"dedication\", \"summary\" or \"chapter\""),
        Term("chapterNumber", "the number of the chapter, or null"),
        Term("text", "the whole text in which the words are"),
        Term("matches", "where in it: objects with start and end, in code points from 0"),
      ]),
      "Errors are text on standard error. The exit codes are the same as without --json.",
      .lines([
        "hp-books list --json | jq -r '.volumes[].title'",
        "hp-books search owl --json |",
        "  jq -r '.hits[] | .text[.matches[0].start:.matches[0].end]'",
      ]),
    ]
  }
}

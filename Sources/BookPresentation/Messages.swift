import BookCore

/// The texts of this module that a user sees.
enum Messages {
  // MARK: Signs

  static let ellipsis = "…"
  static func ellipsis(inASCII: Bool) -> String { inASCII ? "..." : ellipsis }
  static func rule(inASCII: Bool) -> String { inASCII ? "-" : "─" }

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

  static func badge(_ volume: Int) -> String { "(\(volume))" }
  static func coloredBadge(_ volume: Int) -> String { " \(volume) " }
  static func chapterNumber(_ number: Int) -> String { "\(number)." }

  // MARK: The files in use

  static let data = "Data"
  static let state = "State"
  static let embeddedData = "embedded in the program"
  static let noState = "nowhere, since HOME is not an absolute path"

  // MARK: The list

  static let numberColumn = "No."
  static let titleColumn = "Title"

  // MARK: The results of a search

  static func label(of field: SearchHit.Field) -> String {
    switch field {
    case .title: titleColumn
    case .author: author
    case .chapter(_, let number): number.map { "Chapter \($0)" } ?? "Chapter"
    case .dedication: dedication
    case .summary: summary
    }
  }
  static func hits(_ count: Int, inVolumes volumes: Int) -> String {
    "\(count) \(count == 1 ? "hit" : "hits") in \(volumes) \(volumes == 1 ? "volume" : "volumes")"
  }

  // MARK: The interactive reader (its marks are ASCII where possible)

  static let moreButton = "[ More ]"
  static let lessButton = "[ Less ]"

  // MARK: Its header

  static func currentVolume(_ volume: Int) -> String { "[\(volume)]" }
  static let volumesBefore = "<"
  static let volumesAfter = ">"

  // MARK: Its search

  static let prompt = "/"
  static let promptCursor = "_"
  static let currentHit = ">"
  static let otherHit = "-"

  static func hits(_ current: Int, of count: Int, for text: String) -> String {
    "\(current) of \(count): \(text)"
  }
  static func noHits(for text: String) -> String { "\(text): not found" }

  // MARK: Its status line

  static let whole = "All"
  static let top = "Top"
  static let bottom = "End"
  static func percentage(_ share: Int) -> String { "\(share)%" }
  static func volume(_ volume: Int, of count: Int) -> String { "\(volume)/\(count)" }

  static let noWiki = "This volume has no wiki page"
  static let noEarlierVolume = "This is the first volume"
  static let noLaterVolume = "This is the last volume"
  static func noVolume(_ volume: Int) -> String { "There is no volume \(volume)" }

  static func volumesHint(_ count: Int) -> String { count == 1 ? "" : "1-\(min(count, 9)) volume" }
  static let pageHint = "space page"
  static let moreHint = "m more"
  static let lessHint = "m less"
  static let findHint = "/ find"
  static let nextHitHint = "n next"
  static let previousHitHint = "N previous"
  static let closeHint = "Esc close"
  static let helpHint = "? help"
  static let quitHint = "q quit"

  // MARK: Its help

  static let helpTitle = "Keys"
  static let helpClosing = "Any other key closes this page."
  static let keys: [(keys: String, meaning: String)] = [
    ("1-9", "go to a volume; type two digits quickly for 10 and up"),
    ("Right l", "next volume"),
    ("Left h", "previous volume"),
    ("Down j", "line down"),
    ("Up k", "line up"),
    ("Space f", "page down, like Page Down"),
    ("b", "page up, like Page Up"),
    ("d", "half a page down"),
    ("u", "half a page up"),
    ("g G", "beginning and end, like Home and End"),
    ("] [", "next and previous section"),
    ("m Enter", "expand or collapse the summary; remembered"),
    ("/", "find in this volume"),
    ("n N", "next and previous hit"),
    ("Esc", "end the search"),
    ("w", "open the wiki page"),
    ("Ctrl-L", "redraw the screen"),
    ("Ctrl-Z", "suspend and return to the shell"),
    ("q Ctrl-C", "quit"),
  ]
}

import BookCore

/// The texts of this module that a user sees.
enum Messages {
  // MARK: Signs

  static let ellipsis = "…"
  static func ellipsis(inASCII: Bool) -> String { inASCII ? "..." : ellipsis }
  static func rule(inASCII: Bool) -> String { inASCII ? "-" : "─" }
  static func bookmark(inASCII: Bool) -> String { inASCII ? "@" : "»" }

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
  static let moreButton = "[ More ]"
  static let lessButton = "[ Less ]"

  static func badge(_ volume: Int) -> String { "(\(volume))" }
  static func chapterNumber(_ number: Int) -> String { "\(number)." }

  // MARK: The files in use

  static let data = "Data"
  static let state = "State"
  static let embeddedData = "embedded in the program"
  static let standardInput = "standard input"

  // MARK: The list

  static let titleColumn = "Title"
  static let year = "Year"
  static let statusColumn = "Status"

  // MARK: The results of a search

  static func label(of field: SearchHit.Field) -> String {
    switch field {
    case .title: titleColumn
    case .author: author
    case .chapter(_, let number): number.map(chapter) ?? "Chapter"
    case .dedication: dedication
    case .summary: summary
    }
  }
  static func chapter(_ number: Int) -> String { "Chapter \(number)" }
  static func hits(_ count: Int, inVolumes volumes: Int) -> String {
    "\(hitUnit.count(count)) in \(volumeUnit.count(volumes))"
  }
  static let openFirst = "Open the first: "
}

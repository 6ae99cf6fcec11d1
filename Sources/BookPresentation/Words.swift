import BookCore

/// Every word of this module that a reader sees.
enum Words {
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
  static let noState = "nowhere, since HOME names no folder"

  // MARK: The list

  static let numberColumn = "No."
  static let titleColumn = "Title"

  // MARK: The results of a search

  static let ellipsis = "…"

  static func label(of field: SearchHit.Field) -> String {
    switch field {
    case .title: titleColumn
    case .chapter(let number): number.map { "Chapter \($0)" } ?? "Chapter"
    case .dedication: dedication
    case .summary: summary
    }
  }
}

/// A part of a volume's page; the cases are in the order of the page.
enum BookSection: Int, CaseIterable {
  /// The title, author, release date and number of pages.
  case facts

  case dedication

  case summary

  case chapters

  case wiki
}

extension BookSection {
  /// What stands above the part; nil of that which begins with the title.
  var heading: String? {
    switch self {
    case .facts: nil
    case .dedication: Messages.dedication
    case .summary: Messages.summary
    case .chapters: "Chapters"
    case .wiki: "Wiki"
    }
  }

  /// Whether the part may begin beside the cover.
  var beginsBesideCover: Bool {
    switch self {
    case .facts, .dedication: true
    case .summary, .chapters, .wiki: false
    }
  }
}

/// A part of a volume's page; the cases are in the order of the page.
enum BookSection: Int, CaseIterable {
  case facts, dedication, summary, chapters, wiki

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
}

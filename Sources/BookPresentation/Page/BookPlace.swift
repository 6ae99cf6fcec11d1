/// A part of a volume's page; the cases are in the order of the page.
enum BookSection: Int, CaseIterable {
  /// The title, author, release date and number of pages.
  case facts

  case dedication

  case summary

  case chapters

  case wiki
}

/// A place in the text of a volume.
///
/// It does not depend on the layout: whatever the width of the terminal, the same place leads to
/// the same words.
///
///     BookPlace(section: .summary, character: 0)  // the heading of the summary
struct BookPlace: Hashable {
  static let start = BookPlace(section: .facts, character: 0)

  let section: BookSection

  /// How much of that part comes before: its non-blank scalars, plus one per empty line.
  ///
  /// White space is not counted, since line breaks swallow it.
  let character: Int
}

extension BookPlace: Comparable {
  /// Whether one place is above another on the page of a volume.
  static func < (left: BookPlace, right: BookPlace) -> Bool {
    (left.section.rawValue, left.character) < (right.section.rawValue, right.character)
  }
}

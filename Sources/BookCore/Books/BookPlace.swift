/// A place in the text of a volume.
///
/// It does not depend on the layout: whatever the width of the terminal, the same place leads to the
/// same words.
///
///     BookPlace(section: .summary, character: 0)  // the heading of the summary
public struct BookPlace: Hashable, Sendable {
  /// The part of the page.
  public let section: BookSection

  /// How much of that part comes before: its non-blank scalars, plus one per empty line.
  ///
  /// White space is not counted, since line breaks swallow it.
  public let character: Int

  /// The beginning of any volume.
  public static let start = BookPlace(section: .facts, character: 0)

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - section: The part of the page.
  ///   - character: How much of that part comes before.
  public init(section: BookSection, character: Int) {
    self.section = section
    self.character = character
  }
}

extension BookPlace: Comparable {
  /// Whether one place is above another on the page.
  ///
  /// - Parameters:
  ///   - left: A place of a volume.
  ///   - right: A place of the same volume.
  /// - Returns: Whether `left` comes first.
  public static func < (left: BookPlace, right: BookPlace) -> Bool {
    (left.section.rank, left.character) < (right.section.rank, right.character)
  }
}

extension BookSection {
  /// The place of the part on the page.
  fileprivate var rank: Int {
    Self.allCases.firstIndex(of: self) ?? 0
  }
}

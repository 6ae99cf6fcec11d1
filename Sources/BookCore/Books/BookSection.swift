/// A part of a volume's page; the cases stand in the order of the page.
///
/// The raw value is the name under which a place is remembered.
public enum BookSection: String, CaseIterable, Sendable {
  /// Title, author, date, pages and address.
  case facts

  /// The words that dedicate the book to somebody.
  case dedication

  /// What the book is about.
  case summary

  /// The chapters.
  case chapters
}

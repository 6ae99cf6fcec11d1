/// A chapter of a book.
public struct Chapter: Equatable, Sendable {
  /// The chapter's number as it is shown, or nil for one that stands outside the count, such as a
  /// prologue among numbered chapters.
  public let number: Int?

  /// The chapter's title, without its number.
  public let title: String

  /// Creates a chapter.
  ///
  /// - Parameters:
  ///   - number: The chapter's number, or nil for one outside the count.
  ///   - title: The chapter's title, without its number.
  public init(number: Int?, title: String) {
    self.number = number
    self.title = title
  }

  /// Tells numbers and titles apart in the headings of one book.
  ///
  /// Data files write a chapter either as `14. Norbert the Norwegian Ridgeback` or as the bare
  /// title. Where no heading of the book carries a number, the chapters are counted from 1.
  ///
  ///     Chapter.list(headings: ["1. Owl Post"])       // number 1, title "Owl Post"
  ///     Chapter.list(headings: ["Owl Post", "1984"])  // numbers 1 and 2
  ///
  /// - Parameter headings: The headings of all chapters, in reading order.
  /// - Returns: One chapter for each heading.
  public static func list(headings: [String]) -> [Chapter] {
    let chapters = headings.map(Chapter.init(heading:))
    guard chapters.allSatisfy({ $0.number == nil }) else { return chapters }
    return zip(1..., chapters).map { Chapter(number: $0, title: $1.title) }
  }
}

extension Chapter {
  /// Reads a heading that may begin with digits, a full stop and white space.
  private init(heading: String) {
    let digits = heading.utf8.prefix { (0x30...0x39).contains($0) }
    let afterDigits = heading[digits.endIndex...]
    let title = afterDigits.dropFirst().drop(while: \.isWhitespace)
    let isNumbered =
      afterDigits.first == "." && afterDigits.dropFirst().first?.isWhitespace == true
      && !title.isEmpty
    if isNumbered, let number = Int(heading[..<digits.endIndex]) {
      self.init(number: number, title: String(title))
    } else {
      self.init(number: nil, title: heading)
    }
  }
}

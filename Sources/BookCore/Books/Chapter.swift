/// A chapter of a book.
public struct Chapter: Equatable, Sendable {
  /// The chapter's number as it is shown, or nil for one that stands outside the count, such as a
  /// prologue among numbered chapters.
  public let number: Int?

  /// The chapter's title, without its number; empty for a chapter that has none.
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
  /// Data files write a chapter as `14. Norbert the Norwegian Ridgeback`, with slips such as
  /// `14.Norbert` or `14) Norbert`, or as the bare title. The numbers count where at least half of
  /// the headings carry one; otherwise the chapters are counted from 1.
  ///
  ///     Chapter.list(headings: ["1. Owl Post"])       // number 1, title "Owl Post"
  ///     Chapter.list(headings: ["Owl Post", "1984"])  // numbers 1 and 2
  ///
  /// - Parameter headings: The headings of all chapters, in reading order.
  /// - Returns: One chapter for each heading.
  public static func list(headings: [String]) -> [Chapter] {
    let chapters = headings.map(Chapter.init(heading:))
    let numbered = chapters.count { $0.number != nil }
    guard numbered * 2 < chapters.count || numbered == 0 else { return chapters }
    return headings.indices.map { index in
      let heading = headings[index]
      // A number that only tells the place is no title.
      let isNumberAlone = chapters[index] == Chapter(number: index + 1, title: "")
      return Chapter(number: index + 1, title: isNumberAlone || heading.isBlank ? "" : heading)
    }
  }
}

extension Chapter {
  /// Reads a heading that may begin with digits and a full stop or a closing parenthesis.
  private init(heading: String) {
    if let (number, title) = Self.numberAndTitle(in: heading) {
      self.init(number: number, title: title)
    } else {
      self.init(number: nil, title: heading.isBlank ? "" : heading)
    }
  }

  private static func numberAndTitle(in heading: String) -> (Int, String)? {
    let scalars = heading.unicodeScalars
    var index = scalars.startIndex
    scalars.skipWhiteSpace(from: &index)
    guard let number = heading.utf8.takeNumber(from: &index), index < scalars.endIndex,
      scalars[index] == "." || scalars[index] == ")"
    else { return nil }
    scalars.formIndex(after: &index)
    let gap = index
    scalars.skipWhiteSpace(from: &index)
    if index == scalars.endIndex { return (number, "") }

    // A mark or a title that is only a part of a character, as before an accent, is none.
    func startsCharacter(_ index: String.Index) -> Bool {
      scalars[index].isASCII || index.samePosition(in: heading) != nil
    }
    // A digit right behind the full stop makes it a decimal point.
    let isDecimal = index == gap && heading[index].isNumber
    guard startsCharacter(gap), startsCharacter(index), !isDecimal else { return nil }
    return (number, String(heading[index...]))
  }
}

extension String.UnicodeScalarView {
  fileprivate func skipWhiteSpace(from index: inout Index) {
    while index < endIndex, self[index].isWhiteSpace { formIndex(after: &index) }
  }
}

extension String.UTF8View {
  /// Takes the ASCII digits at an index; nil comes back where there are none or more than `Int` holds.
  fileprivate func takeNumber(from index: inout Index) -> Int? {
    var number: Int?
    while index < endIndex, case let digit = self[index] &- UInt8(ascii: "0"), digit < 10 {
      let (tens, isTooLarge) = (number ?? 0).multipliedReportingOverflow(by: 10)
      guard !isTooLarge, tens <= Int.max - Int(digit) else { return nil }
      number = tens + Int(digit)
      formIndex(after: &index)
    }
    return number
  }
}

// What the heading of a chapter says of its number.
extension Chapter {
  /// The number that a heading begins with, and the rest; nil if it has no number.
  ///
  ///     Chapter.numberAndTitle(in: "9. Grim Defeat")  // (9, "Grim Defeat")
  ///     Chapter.numberAndTitle(in: "第十二章")          // (12, "")
  package static func numberAndTitle(in heading: String) -> (Int, String)? {
    listNumberAndTitle(in: heading) ?? countedNumberAndTitle(in: heading)
  }

  /// Reads digits and a full stop or a closing parenthesis.
  private static func listNumberAndTitle(in heading: String) -> (Int, String)? {
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

    // A digit right after the full stop makes it a decimal point.
    let isDecimal = index == gap && heading[index].isNumber
    guard heading.startsCharacter(at: gap), heading.startsCharacter(at: index), !isDecimal else {
      return nil
    }
    return (number, String(heading[index...]))
  }

  /// Reads a number with the word for a chapter in Chinese, Japanese or Korean: `第3章`, `제3장`, or
  /// `3장` with a space or a sign behind it, since `3장면` is three scenes.
  private static func countedNumberAndTitle(in heading: String) -> (Int, String)? {
    var rest = heading.unicodeScalars[...].drop(while: \.isWhiteSpace)
    let isOrdinal = rest.first == "第" || rest.first == "제"
    if isOrdinal { rest = rest.dropFirst().drop(while: \.isWhiteSpace) }
    guard let number = rest.takeNumeral() else { return nil }
    rest = rest.drop(while: \.isWhiteSpace)
    guard let word = rest.popFirst(), "章장回話话화".unicodeScalars.contains(word) else { return nil }
    let title = rest.drop { $0.isWhiteSpace || ".:：、。，".unicodeScalars.contains($0) }
    if title.isEmpty { return (number, "") }
    let isApart = isOrdinal || title.startIndex > rest.startIndex
    guard isApart, heading.startsCharacter(at: title.startIndex) else { return nil }
    return (number, String(title))
  }
}

extension StoredText {
  /// The number that the heading of a chapter begins with, and the bytes before its title; nil if it
  /// has none.
  var headingNumber: (number: Int, length: Int)? { plainNumber ?? anyNumber }

  /// The number of a heading as nearly all are written, such as `14. Norbert`, and the bytes before
  /// its title; nil for any other.
  private var plainNumber: (number: Int, length: Int)? {
    var (number, index) = (0, 0)
    while index < count, case let digit = self[index] &- UInt8(ascii: "0"), digit < 10 {
      number = number * 10 + Int(digit)
      index += 1
      // No series has so many chapters, and the product stays small.
      if number > 9_999 { return nil }
    }
    let isPlain =
      index > 0 && index + 2 < count && self[index] == UInt8(ascii: ".")
      && self[index + 1] == UInt8(ascii: " ") && self[index + 2] != UInt8(ascii: " ")
      && beginsPlain(at: index + 2)
    return isPlain ? (number, index + 2) : nil
  }

  /// The number that any heading begins with, and the bytes before its title; nil if it has none.
  private var anyNumber: (number: Int, length: Int)? {
    // No number begins with an ASCII letter.
    guard !isEmpty, self[0] < UInt8(ascii: "A") || self[0] >= 0x80,
      let (number, title) = Chapter.numberAndTitle(in: string)
    else { return nil }
    return (number, count - title.utf8.count)
  }
}

extension Substring.UnicodeScalarView {
  /// Reads a number in digits of any script or in Han numerals, such as 12, 十二 or 一百零五; nil if
  /// there is none or it is too long for a chapter.
  fileprivate mutating func takeNumeral() -> Int? {
    var (sum, digits, length) = (0, 0, 0)
    for value in prefix(9).map(\.properties.numericValue) {
      guard let value = value.flatMap(Int.init(exactly:)), value <= 1000 else { break }
      if value < 10 {
        digits = digits * 10 + value
      } else {
        (sum, digits) = (sum + Swift.max(digits, 1) * value, 0)
      }
      length += 1
    }
    removeFirst(length)
    return length > 0 ? sum + digits : nil
  }
}

extension String.UnicodeScalarView {
  fileprivate func skipWhiteSpace(from index: inout Index) {
    while index < endIndex, self[index].isWhiteSpace { formIndex(after: &index) }
  }
}

extension String.UTF8View {
  /// Reads the ASCII digits at an index; nil if there are none or the number exceeds `Int`.
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

extension String {
  /// Whether a scalar is the first of its Character, and no accent on the one before it.
  fileprivate func startsCharacter(at index: Index) -> Bool {
    unicodeScalars[index].isASCII || index.samePosition(in: self) != nil
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a space or a line break of any script.
  fileprivate var isWhiteSpace: Bool {
    // Most are ASCII, which needs no Unicode properties.
    isASCII ? self == " " || ("\t"..."\r").contains(self) : properties.isWhitespace
  }
}

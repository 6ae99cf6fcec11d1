extension Chapter {
  /// Reads a number with the word for a chapter, in English, Chinese, Japanese or Korean.
  static func saidNumberAndTitle(in heading: String) -> (Int, String)? {
    englishNumberAndTitle(in: heading) ?? countedNumberAndTitle(in: heading)
  }

  /// Reads digits and a full stop or a closing parenthesis.
  static func listNumberAndTitle(in heading: String) -> (Int, String)? {
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

  /// Reads the word and the number in digits, in Roman numerals or in words, as in `Chapter 9: Grim
  /// Defeat`, `CHAPTER IX.—Grim Defeat` or `Chapter Nine`.
  ///
  /// Only digits need no sign behind them, since *Chapter One Hundred Days* is a title. *Chapter 2
  /// of My Life* is one as well, and so is *Chapter 2-3*.
  private static func englishNumberAndTitle(in heading: String) -> (Int, String)? {
    var rest = heading.unicodeScalars[...].drop(while: \.isWhiteSpace)
    guard ["chapter", "chap", "ch"].contains(rest.takeWord()) else { return nil }
    let isShortened = rest.first == "."
    if isShortened { rest.removeFirst() }
    let gap = rest.startIndex
    rest = rest.drop(while: \.isWhiteSpace)
    guard isShortened || rest.startIndex > gap else { return nil }
    let digits = rest.takeNumeral()
    guard let number = digits ?? rest.takeRomanNumeral() ?? rest.takeNumberWords() else {
      return nil
    }
    var title = rest.drop(while: \.isWhiteSpace)
    if let sign = title.first, ":：.,)|—–―-".unicodeScalars.contains(sign) {
      title.removeFirst()
      let end = title.startIndex
      title = title.drop(while: \.isWhiteSpace)
      // A digit right after the sign belongs to the number.
      if title.startIndex == end, title.first?.properties.numericType != nil { return nil }
      if sign == ".", let dash = title.first, "—–―".unicodeScalars.contains(dash) {
        title = title.dropFirst().drop(while: \.isWhiteSpace)
      }
    } else if let first = title.first, !rest[..<title.startIndex].contains("\n") {
      let isApart = title.startIndex > rest.startIndex
      guard isApart, digits != nil, !first.properties.isLowercase else { return nil }
    }
    guard title.isEmpty || heading.startsCharacter(at: title.startIndex) else { return nil }
    return (number, String(title))
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
  /// The number that the heading of a chapter begins with, and the bytes before its title; nil if
  /// it has none.
  var headingNumber: (number: Int, length: Int)? { plainNumber ?? listNumber ?? saidNumber }

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

  /// The number of a heading with another sign or other blanks around it.
  private var listNumber: (number: Int, length: Int)? {
    // Letters begin no such number.
    guard !isEmpty, self[0] < UInt8(ascii: "A") || self[0] >= 0x80,
      let (number, title) = Chapter.listNumberAndTitle(in: string)
    else { return nil }
    return (number, count - title.utf8.count)
  }

  /// The number that a heading says with a word for a chapter, and the bytes before its title,
  /// which is the whole of a heading that says nothing else; nil if it says none.
  var saidNumber: (number: Int, length: Int)? {
    // In ASCII, a word for a chapter begins like *chapter*.
    guard count > 1, self[0] < UInt8(ascii: "A") || self[0] >= 0x80 || beginsLikeChapter,
      let (number, title) = Chapter.saidNumberAndTitle(in: string)
    else { return nil }
    return (number, title.isEmpty ? 0 : count - title.utf8.count)
  }

  private var beginsLikeChapter: Bool {
    self[0] | 0x20 == UInt8(ascii: "c") && self[1] | 0x20 == UInt8(ascii: "h")
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
  fileprivate var isWhiteSpace: Bool {
    // Most are ASCII, which needs no Unicode properties.
    isASCII ? self == " " || ("\t"..."\r").contains(self) : properties.isWhitespace
  }
}

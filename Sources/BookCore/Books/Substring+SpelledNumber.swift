// Numbers as the headings of chapters spell them, from the beginning of what is left of a text.
extension Substring.UnicodeScalarView {
  /// Reads a number in digits of any script or in Han numerals, such as 12, 十二 or 一百零五; nil if
  /// there is none or it is too long for a chapter.
  mutating func takeNumeral() -> Int? {
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

  /// Reads a Roman numeral up to CCCXCIX, in capitals or in small letters; nil if the next word is
  /// none, as *ILL* or *Mix*.
  mutating func takeRomanNumeral() -> Int? {
    var rest = self
    let word = rest.takeLetters()
    guard word == word.uppercased() || word == word.lowercased() else { return nil }
    var (number, letters) = (0, word.uppercased()[...])
    for (unit, numerals) in Self.romanDigits {
      let digits = numerals.indices.filter { letters.hasPrefix(numerals[$0]) }
      guard let digit = digits.max(by: { numerals[$0].count < numerals[$1].count }) else {
        continue
      }
      number += unit * (digit + 1)
      letters.removeFirst(numerals[digit].count)
    }
    guard letters.isEmpty, number > 0 else { return nil }
    self = rest
    return number
  }

  private static let romanDigits = [
    (100, ["C", "CC", "CCC"]), (10, ["X", "XX", "XXX", "XL", "L", "LX", "LXX", "LXXX", "XC"]),
    (1, ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]),
  ]

  /// Reads a number below a thousand in English words, such as *Nine*, *Twenty-One* or *One Hundred
  /// and Five*; nil if the next word is none.
  mutating func takeNumberWords() -> Int? {
    guard let first = takeWordsBelowHundred() else { return nil }
    var rest = self
    guard first < 10, rest.takeGap(), rest.takeWord() == "hundred" else { return first }
    self = rest
    guard rest.takeGap() else { return first * 100 }
    var behindAnd = rest
    if behindAnd.takeWord() == "and", behindAnd.takeGap() { rest = behindAnd }
    guard let second = rest.takeWordsBelowHundred() else { return first * 100 }
    self = rest
    return first * 100 + second
  }

  private mutating func takeWordsBelowHundred() -> Int? {
    var rest = self
    let word = rest.takeWord()
    if let small = Self.smallNumbers.firstIndex(of: word) {
      self = rest
      return small
    }
    guard let ten = Self.tens.firstIndex(of: word) else { return nil }
    self = rest
    guard rest.takeGap(), let unit = Self.smallNumbers[..<10].firstIndex(of: rest.takeWord()),
      unit > 0
    else { return 10 * (ten + 2) }
    self = rest
    return 10 * (ten + 2) + unit
  }

  private static let smallNumbers = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]

  private static let tens = [
    "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]

  /// Takes the letters of ASCII at the beginning, in small letters.
  mutating func takeWord() -> String { takeLetters().lowercased() }

  private mutating func takeLetters() -> String {
    let letters = prefix { $0.isASCII && $0.properties.isAlphabetic }
    removeFirst(letters.count)
    return String(letters)
  }

  /// Takes the space or the hyphen between two words of a number.
  private mutating func takeGap() -> Bool {
    guard let first, " \u{a0}-\u{2010}\u{2011}".unicodeScalars.contains(first) else { return false }
    removeFirst()
    return true
  }
}

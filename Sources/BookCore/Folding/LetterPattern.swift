import DisplayText
import TypedText

/// Letters to search for in folded text.
///
/// It reads each letter of the text once, however often the pattern nearly matches. Consonants of
/// Hangul alone are the initials of its syllables: `ㅎㄹ` is in 해리.
struct LetterPattern: Sendable {
  /// The letters but spaces, at least one.
  let letters: [Unicode.Scalar]

  private let length: Int

  private let isInitials: Bool

  /// How many letters at the start can be told by the bytes of a text: ASCII letters and digits,
  /// and syllables of Hangul, to which nothing else is folded in plain text.
  private let toldCount: Int

  /// For each letter, how many letters at the start of the pattern also end at that letter.
  private var fallbacks = [0]

  /// Creates a pattern of folded letters, at least one of them no space.
  init(_ letters: [Unicode.Scalar]) {
    let inked = letters.filter { $0 != " " }
    isInitials = inked.allSatisfy(\.isHangulConsonant)
    self.letters = isInitials ? inked.flatMap(\.singleConsonants) : inked
    length = self.letters.count + letters.count - inked.count
    toldCount = self.letters.prefix(while: \.isToldByBytes).count
    for letter in self.letters.dropFirst() {
      fallbacks.append(matchedLetters(after: fallbacks[fallbacks.count - 1], and: letter))
    }
  }

  /// What of a text the letters may be.
  enum Match {
    /// The beginning of a word: `hallow` is in "The Deathly Hallows", and `all` is not.
    ///
    /// Han, Kana, Hangul, Thai and their like put no spaces around every word, so there it may be
    /// anywhere; initials are too few to tell syllables apart, and begin a word. Several words are
    /// found without the spaces between them, if they are whole: `halfblood` is in "Half-Blood",
    /// and `them` not in "the map". Full stops within a word part nothing: `owls` is in "O.W.L.s".
    case beginning

    /// The same, as a whole word.
    case word

    /// Any part of a word, or the beginning of one from which they run on over spaces.
    case part
  }

  /// Where the letters are in a text, from left to right, without overlaps, as ranges of whole
  /// Characters of the original text.
  func places(in text: FoldedText, as match: Match) -> [Range<String.Index>] {
    var places: [Range<String.Index>] = []
    forEachPlace(in: text, as: match) { places.append($0) }
    return places
  }

  func isFound(in text: FoldedText, as match: Match) -> Bool {
    // To list the places would take a fifteenth of a Tab for a title.
    var isFound = false
    forEachPlace(in: text, as: match) { _ in isFound = true }
    return isFound
  }

  /// Whether a text may have the letters, as far as its bytes show: most texts have not, and need
  /// not be folded, nor become strings.
  ///
  /// What is not plain may be folded to anything; what is between letters is taken for ignored.
  func mayBe(in text: StoredText) -> Bool {
    toldCount == 0 || text.utf8.withUnsafeBufferPointer { mayBe(in: $0) }
  }

  var isToldByBytes: Bool { toldCount == letters.count }

  var isNumber: Bool { letters.allSatisfy(\.isDigit) }

  var beginsWithDigit: Bool { letters[0].isDigit }
}

extension LetterPattern {
  /// The fewest letters of the first and the last of words without spaces; with fewer, they would
  /// be found in too many texts.
  private static let minWordLength = 2

  private func mayBe(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let first = UTF8.encode(letters[0]) ?? UTF8.encodedReplacementCharacter
    let firstBytes = (first.first ?? 0, first.dropFirst().first ?? 0)
    var matched = 0
    var offset = 0
    while offset < bytes.count {
      if matched == 0, bytes[offset] < 0x80 {
        offset = bytes.nextLetter(firstBytes.0, from: offset)
        if offset == bytes.count { break }
        // It matches already, and mostly the next letter shows that nothing begins here. A control
        // character may pass for a digit, which only lets the text be folded.
        if bytes[offset] < 0x80, toldCount > 1 {
          (matched, offset) = (1, offset + 1)
          continue
        }
      }
      let (byte, start) = (bytes[offset], offset)
      if byte < 0x80 {
        offset += 1
        if !byte.isASCIILetterOrDigit { continue }
      } else {
        // Most syllables of Hangul are not the first letter, as two of their bytes show.
        if matched == 0, 0xeb...0xec ~= byte, (byte, bytes[start + 1]) != firstBytes {
          offset += 3
          continue
        }
        let length = bytes.plainLength(at: offset)
        // A dash or a quotation mark is no letter, but stands in most texts.
        if length == 3, byte == 0xe2, bytes[start + 1] == 0x80 {
          offset += length
          continue
        }
        // Of the narrow ones, many are folded to letters of ASCII.
        if length == 0 || bytes.plainColumns(at: offset) == 1 { return true }
        offset += length
        // The middle dot of kana is the only sign of these that is folded to a space.
        if byte == 0xe3, bytes.plainScalar(at: start, length: 3) == "・" { continue }
        if matched == 0, byte != firstBytes.0 { continue }
      }
      let letter =
        byte < 0x80 ? Unicode.Scalar(byte | 0x20) : bytes.plainScalar(at: start, length: 3)
      matched = matchedLetters(after: matched, and: letter)
      if matched == toldCount { return true }
    }
    return false
  }

  private func forEachPlace(
    in text: FoldedText, as match: Match, _ body: (Range<String.Index>) -> Void
  ) {
    let canRunOverSpaces = length > letters.count || length / 2 >= Self.minWordLength
    // How many letters match so far, and where the first of them is.
    var (matched, start) = (0, 0)
    var position = 0
    // Where the last word begins before the place up to which that was asked.
    var (wordStart, asked) = (0, 0)
    while position < text.letters.count {
      if matched == 0 {
        guard let first = firstLetter(in: text, from: position) else { break }
        (start, position) = (first, first)
      }
      let letter = text.letters[position]
      position += 1
      if letter == " ", canRunOverSpaces || text.joinsWord(at: position - 1) { continue }
      let before = matched
      matched = matchedLetters(after: before, and: isInitials ? letter.initialConsonant : letter)
      var dropped = before + 1 - matched
      if matched == letters.count {
        let found = start..<position
        for place in max(start, asked)..<position
        where text.letters[place] == " " && !text.joinsWord(at: place) { wordStart = place + 1 }
        asked = position
        if isMatch(found, isJoined: wordStart <= start, in: text, as: match),
          let place = text.originalRange(of: found)
        {
          body(place)
          matched = 0
          continue
        }
        matched = fallbacks[matched - 1]
        dropped = letters.count - matched
      }
      // The match now begins behind as many letters as it has lost.
      while dropped > 0, matched > 0 {
        start += 1
        if text.letters[start] != " " { dropped -= 1 }
      }
    }
  }

  private func firstLetter(in text: FoldedText, from position: Int) -> Int? {
    let rest = text.letters[position...]
    return isInitials
      ? rest.firstIndex { $0.initialConsonant == letters[0] } : rest.firstIndex(of: letters[0])
  }

  /// Whether the letters at a place count, whose only spaces, if it is joined, are full stops within
  /// a word.
  private func isMatch(
    _ place: Range<Int>, isJoined: Bool, in text: FoldedText, as match: Match
  ) -> Bool {
    // It has no spaces, or as many as were typed.
    let isAsTyped = place.count == letters.count || place.count == length
    if match == .part, isAsTyped { return true }
    let begins =
      isInitials ? text.beginsWord(at: place.lowerBound) : text.canBeginWord(at: place.lowerBound)
    return begins && (match == .part || isJoined || isAsTyped || areWords(place, in: text))
      && (match != .word || text.endsWord(before: place.upperBound))
  }

  /// Whether a place that begins a word also ends one, without looking at those in between.
  private func areWords(_ place: Range<Int>, in text: FoldedText) -> Bool {
    guard text.canBeginWord(at: place.upperBound) else { return false }
    let first = text.letters[place].prefix(Self.minWordLength)
    let last = text.letters[place].suffix(Self.minWordLength)
    if first.contains(" ") { return false }
    if !last.contains(" ") { return true }
    // The last word may be one syllable.
    let isWhole = place.upperBound == text.letters.count || text.letters[place.upperBound] == " "
    return isWhole && text.letters[place.upperBound - 1].isUnspaced
  }

  /// How many letters match once there is another.
  ///
  /// Inlined, since a call for each takes a twentieth of `search ravne --all`, by its benchmark.
  @inline(__always)
  private func matchedLetters(after matched: Int, and letter: Unicode.Scalar) -> Int {
    var matched = matched
    while matched > 0, letters[matched] != letter { matched = fallbacks[matched - 1] }
    return letters[matched] == letter ? matched + 1 : matched
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The next place of a letter, in either case, or of a byte that is not ASCII; the end if there
  /// is none.
  func nextLetter(_ letter: UInt8, from start: Int) -> Int {
    let letter = letter | 0x20
    let bytes = UnsafeRawBufferPointer(self)
    let (ones, high): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    var position = start
    // Eight bytes at a time.
    while position + 8 <= count {
      let eight = UInt64(
        littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      // Zero in each byte that is the letter, whose high bit the subtraction sets.
      let other = (eight | ones << 5) ^ (ones &* UInt64(letter))
      let found = (eight | (other &- ones) & ~other) & high
      if found != 0 { return position + found.trailingZeroBitCount / 8 }
      position += 8
    }
    while position < count, self[position] < 0x80, self[position] | 0x20 != letter { position += 1 }
    return position
  }
}

extension Unicode.Scalar {
  fileprivate var isToldByBytes: Bool {
    isHangulSyllable || isASCII && UInt8(ascii: self).isASCIILetterOrDigit
  }

  /// Whether the letter is a digit, which is an ASCII one once it is folded.
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}

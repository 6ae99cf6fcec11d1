import DisplayText
import TypedText

/// A text folded for comparison, with the origin of each letter.
struct FoldedText {
  private(set) var original = ""

  private(set) var letters: [Unicode.Scalar] = []

  /// Where the letters came from, in runs; the first run, at the beginning of the text, is not
  /// kept.
  private var runs: [Run] = []

  /// Whether Characters were left out, such as apostrophes.
  private var leavesOut = false

  /// The Character with which the next letter goes on with the last run, in UTF-8 offsets.
  private var next = 0..<1

  /// Letters whose Characters are equally long and one right after another, up to the next run; a
  /// sentence of most texts, and a word of Hangul.
  private struct Run {
    var position = 0

    /// The Character that it came from, in UTF-8 offsets.
    var character = 0..<1
  }

  /// Begins with a text without letters, to which about so many will be added.
  mutating func beginAnew(with original: String, count: Int) {
    self.original = original
    letters.removeAll(keepingCapacity: true)
    letters.reserveCapacity(count)
    runs.removeAll(keepingCapacity: true)
    // As many as a text of Hangul has words, about.
    runs.reserveCapacity(count / 16)
    (leavesOut, next) = (false, 0..<1)
  }

  /// Adds the letters of a Character at UTF-8 offsets, none if it is left out.
  mutating func append(_ letters: [Unicode.Scalar], from character: Range<Int>) {
    if letters.isEmpty { leavesOut = true }
    for letter in letters { append(letter, from: character) }
  }

  /// Adds a letter of a Character at UTF-8 offsets; several spaces in a row become one, and those
  /// at the start are dropped.
  ///
  /// Inlined: a call for each syllable takes a fiftieth of a search in Hangul, by its benchmark.
  @inline(__always)
  mutating func append(_ letter: Unicode.Scalar, from character: Range<Int>) {
    if letter == " ", letters.last ?? " " == " " { return }
    if character != next { runs.append(Run(position: letters.count, character: character)) }
    letters.append(letter)
    next = character.upperBound..<character.upperBound + character.count
  }

  /// Adds the letters of some of the bytes of the text, which are ASCII, as most of most texts are.
  mutating func append(_ range: Range<Int>, ofASCII bytes: UnsafeBufferPointer<UInt8>) {
    var (last, count) = (letters.last ?? " ", letters.count)
    var nextStart = next.count == 1 ? next.lowerBound : -1
    var runs: [Run] = []
    swap(&runs, &self.runs)
    // To append them one by one takes longer, by the benchmark of `search xyzzy`.
    letters.append(contentsOf: repeatElement(" ", count: range.count))
    letters.withUnsafeMutableBufferPointer { letters in
      for offset in range {
        let lowercase = bytes[offset] | 0x20
        let isLetter = lowercase &- UInt8(ascii: "a") < 26
        let folded =
          isLetter ? Unicode.Scalar(lowercase) : Unicode.Scalar(bytes[offset]).foldedASCII
        guard let letter = folded else {
          leavesOut = true
          continue
        }
        if letter == " ", last == " " { continue }
        if offset != nextStart { runs.append(Run(position: count, character: offset..<offset + 1)) }
        letters[count] = letter
        count += 1
        last = letter
        nextStart = offset + 1
      }
    }
    letters.removeLast(letters.count - count)
    (self.runs, next) = (runs, nextStart..<nextStart + 1)
  }

  var trimmedLetters: ArraySlice<Unicode.Scalar> {
    letters.last == " " ? letters.dropLast() : letters[...]
  }

  /// The part of the original that some letters came from, or nil if they would split a Character.
  func originalRange(of range: Range<Int>) -> Range<String.Index>? {
    guard isBoundary(range.lowerBound), isBoundary(range.upperBound), !range.isEmpty else {
      return nil
    }
    let (first, last) = (character(of: range.lowerBound), character(of: range.upperBound - 1))
    return index(at: first.lowerBound)..<index(at: last.upperBound)
  }
}

extension FoldedText {
  private func isBoundary(_ position: Int) -> Bool {
    position == 0 || position == letters.count
      || character(of: position) != character(of: position - 1)
  }

  /// The Character that a letter came from, in UTF-8 offsets.
  private func character(of position: Int) -> Range<Int> {
    let next = runs.indices.partitioningIndex { runs[$0].position > position }
    let run = next == 0 ? Run() : runs[next - 1]
    let length = run.character.count
    let start = run.character.lowerBound + (position - run.position) * length
    return start..<start + length
  }

  private func index(at offset: Int) -> String.Index {
    original.utf8.index(original.startIndex, offsetBy: offset)
  }

  // MARK: Words

  /// Calls a closure with the place of each word, without the punctuation around it.
  func forEachWord(_ body: (Range<Int>) -> Void) {
    var start = 0
    for position in letters.indices where !letters[position].isPartOfWord {
      if start < position { body(start..<position) }
      start = position + 1
    }
    if start < letters.count { body(start..<letters.count) }
  }

  /// Whether a word may begin at a letter: one begins there, or the letter or the one before it
  /// belongs to a script without spaces.
  func canBeginWord(at position: Int) -> Bool {
    beginsWord(at: position) || letters[position - 1].isUnspaced || letters[position].isUnspaced
  }

  /// Whether a word ends before a letter, or before an apostrophe there, as in `Sorcerer’s`.
  func endsWord(before position: Int) -> Bool {
    canBeginWord(at: position) || leavesOut && isAfterApostrophe(position)
  }

  /// Whether a word begins at a letter, or the letter is a sign: it is not between letters or
  /// digits.
  func beginsWord(at position: Int) -> Bool {
    if position == 0 || position == letters.count { return true }
    return !letters[position].isPartOfWord || !letters[position - 1].isPartOfWord
  }

  /// Whether a space is a full stop or a middle dot within a word, as in `O.W.L.s`, which parts
  /// nothing.
  func joinsWord(at space: Int) -> Bool {
    guard space > 0, space + 1 < letters.count else { return false }
    let stop = character(of: space)
    guard character(of: space + 1).lowerBound == stop.upperBound else { return false }
    let place = index(at: stop.lowerBound)
    let byte = original.utf8[place]
    if byte < 0x80 { return byte == UInt8(ascii: ".") }
    let scalar = original.unicodeScalars[place]
    return scalar == "．" || scalar.isMiddleDot
  }

  /// Calls a closure with the parts of a word between apostrophes, not at all if it has none.
  ///
  /// Words have to come from left to right: each looks from the run where the one before it left
  /// off, the first from 0.
  func forEachPart(of word: Range<Int>, from nextRun: inout Int, _ body: (Range<Int>) -> Void) {
    if !leavesOut { return }
    while nextRun < runs.count, runs[nextRun].position <= word.lowerBound { nextRun += 1 }
    var start = word.lowerBound
    // An apostrophe parts runs.
    for run in runs[nextRun...] {
      if run.position >= word.upperBound { break }
      if !isAfterApostrophe(run.position) { continue }
      body(start..<run.position)
      start = run.position
    }
    if start > word.lowerBound { body(start..<word.upperBound) }
  }

  private func isAfterApostrophe(_ position: Int) -> Bool {
    let start = character(of: position).lowerBound
    guard start > character(of: position - 1).upperBound else { return false }
    let before = original.unicodeScalars[..<index(at: start)].last
    return before == "'" || before == "’"
  }
}

extension String {
  /// The text without the punctuation mark at its end; nil if there is none.
  var withoutMark: String? {
    guard let last, "?!.,;:…。？！、".contains(last) else { return nil }
    return String(dropLast())
  }
}

extension Collection<Unicode.Scalar> {
  /// Whether a word has at most three letters, each of them less than a syllable.
  var isSmall: Bool { count <= 3 && !contains(where: \.isUnspaced) }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter, a digit or a mark.
  fileprivate var isPartOfWord: Bool {
    if isASCII { return UInt8(ascii: self).isASCIILetterOrDigit }
    // To look up what it is takes longer than all the rest, by the benchmark in Hangul.
    if isHangulSyllable { return true }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }

  /// Whether the scalar belongs to a script that writes words without a space between them, or, as
  /// Hangul does, only between some.
  var isUnspaced: Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true  // Thai, Lao, Burmese, Khmer
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true  // Hangul
    case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x312F, 0x31A0...0x31FF: true  // Kana, signs
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true  // Han
    default: false
    }
  }
}

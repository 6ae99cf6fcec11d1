/// A syllable of Hangul as the numbers of its letters, each counted from 0 in the order of Unicode
/// (section 3.12).
///
///     HangulSyllable("한")?.final  // 4, which is ㄴ
package struct HangulSyllable: Equatable, Sendable {
  package let initial: Int

  package let vowel: Int

  /// The consonants that the syllable ends with, 0 for none.
  package let final: Int

  /// Takes a syllable apart; nil if the scalar is none.
  package init?(_ scalar: Unicode.Scalar) {
    guard scalar.isHangulSyllable else { return nil }
    let number = Int(scalar.value - 0xAC00)
    (initial, vowel, final) = (number / 588, number % 588 / 28, number % 28)
  }

  /// Joins letters that are written one by one; nil if they are not exactly one syllable.
  package init?(letters: [Unicode.Scalar]) {
    guard letters.count == 2 || letters.count == 3, ("\u{1100}"..."\u{1112}").contains(letters[0]),
      ("\u{1161}"..."\u{1175}").contains(letters[1]),
      letters.count == 2 || ("\u{11A8}"..."\u{11C2}").contains(letters[2])
    else { return nil }
    initial = Int(letters[0].value - 0x1100)
    vowel = Int(letters[1].value - 0x1161)
    final = letters.count == 2 ? 0 : Int(letters[2].value - 0x11A7)
  }

  /// The syllable in one scalar; there is one for every such number.
  package var scalar: Unicode.Scalar? { .init(UInt32(0xAC00 + initial * 588 + vowel * 28 + final)) }

  fileprivate func forEachLetter(_ body: (Unicode.Scalar) -> Void) {
    Unicode.Scalar(UInt32(0x1100 + initial)).map(body)
    Unicode.Scalar(UInt32(0x1161 + vowel)).map(body)
    if final > 0 { Unicode.Scalar(UInt32(0x11A7 + final)).map(body) }
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// The scalars, with each syllable of Hangul replaced by its letters.
  package var withHangulTakenApart: [Unicode.Scalar] {
    var room: [Unicode.Scalar] = []
    return Array(takingHangulApart(in: &room))
  }

  /// The same; the letters of syllables stand in the room of others, and most words need none.
  package func takingHangulApart(in letters: inout [Unicode.Scalar]) -> Self {
    guard contains(where: \.isHangulSyllable) else { return self }
    letters.removeAll(keepingCapacity: true)
    for scalar in self {
      guard let syllable = HangulSyllable(scalar) else {
        letters.append(scalar)
        continue
      }
      syllable.forEachLetter { letters.append($0) }
    }
    return letters[...]
  }
}

// MARK: - What a keyboard types

extension Unicode.Scalar {
  private static let initialConsonants = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)

  /// Two consonants that a keyboard joins if no vowel is typed between them.
  private static let joinedConsonants: [Unicode.Scalar: String] = [
    "ㄳ": "ㄱㅅ", "ㄵ": "ㄴㅈ", "ㄶ": "ㄴㅎ", "ㄺ": "ㄹㄱ", "ㄻ": "ㄹㅁ", "ㄼ": "ㄹㅂ", "ㄽ": "ㄹㅅ", "ㄾ": "ㄹㅌ",
    "ㄿ": "ㄹㅍ", "ㅀ": "ㄹㅎ", "ㅄ": "ㅂㅅ",
  ]

  @inlinable
  package var isHangulSyllable: Bool { (0xAC00...0xD7A3).contains(value) }

  package var isHangulConsonant: Bool { ("ㄱ"..."ㅎ").contains(self) }

  /// The consonants that a consonant typed alone may stand for.
  package var singleConsonants: [Unicode.Scalar] {
    Self.joinedConsonants[self].map { Array($0.unicodeScalars) } ?? [self]
  }

  /// The consonant that a syllable of Hangul begins with; any other scalar is its own.
  package var initialConsonant: Unicode.Scalar {
    HangulSyllable(self).map { Self.initialConsonants[$0.initial] } ?? self
  }
}

extension Character {
  /// The keys of the consonants, and then of the vowels, of Hangul on a two-set keyboard (KS X
  /// 5002), in the order of U+3131 and the following.
  private static let letterKeys = """
    r R rt s sw sg e E f fr fa fq ft fx fv fg a q Q qt t T d w W c z x v g \
    k o i O j p u P h hk ho hl y n nj np nl b m ml l
    """.split(separator: " ")

  private static let consonantCount = 30

  /// The Latin letters on the keys that type a letter or a syllable of Hangul; nil for any other.
  package var keysOfTwoSetLayout: String? {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return nil }
    let keys = Self.letterKeys
    if (0x3131...0x3163).contains(scalar.value) { return String(keys[Int(scalar.value) - 0x3131]) }
    return HangulSyllable(scalar).map { syllable in
      let consonants = keys.prefix(Self.consonantCount)
      // No syllable begins with two consonants, nor ends with one of these double ones.
      let initials = consonants.filter { $0.utf8.count == 1 }
      let finals: [Substring] = [""] + consonants.filter { !["E", "Q", "W"].contains($0) }
      let vowel = keys[Self.consonantCount + syllable.vowel]
      return "\(initials[syllable.initial])\(vowel)\(finals[syllable.final])"
    }
  }
}

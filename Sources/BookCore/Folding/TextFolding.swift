import DisplayText
import TypedText

/// Folds texts so that they can be compared letter by letter.
///
/// What does not matter: case, width, accents, the kinds of quotation marks, whether text is
/// composed or decomposed, apostrophes, so that `philosophers` is in *Philosopher’s*, and whether
/// words are separated by a hyphen, a dash, a full stop, a middle dot or several spaces, so that
/// `Mrs. Weasley` is in *Mrs Weasley*.
///
/// What does matter: everything that makes a different letter. A Hangul syllable is one letter,
/// even if it is written as two or three, and so never contains the syllable it begins with. The
/// voicing marks of kana, the vowel signs and tone marks of Indic and South-East Asian scripts and
/// the points of Hebrew stay.
///
/// Only texts folded by the same value can be compared: a Character that Unicode can write in
/// several ways takes the form that was seen first.
struct TextFolding {
  /// A Character with more letters has so many marks that it is never written in two ways.
  ///
  /// The standard library would take quadratic time to put them in order.
  private static let maxSpelledLetters = 32

  /// The letters of scalars, so that each is computed once.
  private var known: [Unicode.Scalar: [Unicode.Scalar]] = [:]

  /// One form of each Character that has several, all of which Swift considers equal.
  private var spellings: Set<String> = []

  /// Folds a text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  mutating func fold(_ text: String) -> FoldedText {
    var folded = FoldedText()
    fold(text, into: &folded)
    return folded
  }

  /// Folds a text in the room of another.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  mutating func fold(_ text: String, into folded: inout FoldedText) {
    // To copy the bytes takes a tenth of a search, by the benchmark of `search xyzzy`.
    var text = text
    text.withUTF8 { [text] bytes in fold(text, bytes: bytes, into: &folded) }
  }

  private mutating func fold(
    _ text: String, bytes: UnsafeBufferPointer<UInt8>, into folded: inout FoldedText
  ) {
    folded.beginAnew(with: text, count: bytes.count)
    var position = 0
    var last = (end: text.startIndex, position: 0)
    while position < bytes.count {
      let other = bytes.firstOtherThanASCII(from: position)
      if other < bytes.count, let (scalar, length) = bytes.plainCharacter(at: other) {
        // The space between two words of Hangul needs none of what makes long runs fast.
        if other == position + 1, let letter = Unicode.Scalar(bytes[position]).foldedASCII {
          folded.append(letter, from: position..<other)
        } else if position < other {
          folded.append(position..<other, ofASCII: bytes)
        }
        position = other + length
        // A syllable that is one scalar is written in one way.
        if scalar.isHangulSyllable {
          folded.append(scalar, from: other..<position)
        } else {
          folded.append(letters(of: scalar), from: other..<position)
        }
        continue
      }
      // Two ASCII characters in a row are two Characters, all but CR LF, which is one space anyway.
      let end = other == bytes.count ? other : max(position, other - 1)
      if position < end { folded.append(position..<end, ofASCII: bytes) }
      position = end
      if position < bytes.count {
        // Behind another one, a Character starts at its end; searching for its start could go far
        // back.
        let start =
          position == last.position
          ? last.end : text.utf8.index(text.startIndex, offsetBy: position)
        let next = text.index(after: start)
        let end = position + text.utf8.distance(from: start, to: next)
        folded.append(letters(of: text, start..<next), from: position..<end)
        position = end
        last = (next, position)
      }
    }
  }
}

extension TextFolding {
  private mutating func letters(
    of text: String, _ character: Range<String.Index>
  ) -> [Unicode.Scalar] {
    let first = text.unicodeScalars[character.lowerBound]
    guard text.unicodeScalars.index(after: character.lowerBound) == character.upperBound else {
      let letters = text.unicodeScalars[character].flatMap { self.letters(of: $0) }
      return onlySpelling(of: HangulSyllable(letters: letters)?.scalar.map { [$0] } ?? letters)
    }
    return letters(of: first)
  }

  private mutating func letters(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    // Many titles have an apostrophe and nothing else beyond ASCII, and need no table.
    if ("‘"..."‛").contains(scalar) { return [] }
    if scalar.isASCII { return scalar.folded }
    if scalar.isHangulSyllable { return [scalar] }
    if let letters = known[scalar] { return letters }
    let letters = onlySpelling(of: scalar.folded)
    known[scalar] = letters
    return letters
  }

  private mutating func onlySpelling(of letters: [Unicode.Scalar]) -> [Unicode.Scalar] {
    if letters.count > Self.maxSpelledLetters || letters.allSatisfy(\.isASCII) { return letters }
    let spelling = String(String.UnicodeScalarView(letters))
    return Array(spellings.insert(spelling).memberAfterInsert.unicodeScalars)
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func firstOtherThanASCII(from start: Int) -> Int {
    let bytes = UnsafeRawBufferPointer(self)
    var position = start
    // Eight bytes at a time.
    while position + 8 <= count,
      bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    { position += 8 }
    while position < count, self[position] < 0x80 { position += 1 }
    return position
  }
}

extension Unicode.Scalar {
  /// The letters that the scalar is folded to; none if it is ignored.
  fileprivate var folded: [Unicode.Scalar] {
    let scalar = withStandardWidth
    if scalar.isASCII { return scalar.foldedASCII.map { [$0] } ?? [] }
    if let sign = scalar.foldedSign { return [sign] }
    if scalar.isIgnored { return [] }
    let lowercase = scalar.properties.lowercaseMapping.unicodeScalars.filter { !$0.isIgnored }
    return lowercase.flatMap { BaseLetters.letters(of: $0) ?? [$0] }
  }

  /// The letter that an ASCII scalar is folded to, or nil if it is ignored.
  var foldedASCII: Unicode.Scalar? {
    switch self {
    // Most letters, so they come first.
    case "a"..."z": self
    case "A"..."Z": Unicode.Scalar(UInt8(value) + 0x20)
    case "'", "`": nil
    case "-", ".", "\t"..."\r": " "
    default: self
    }
  }

  /// The ASCII form of a space, dash or quotation mark; a middle dot parts words, too.
  private var foldedSign: Unicode.Scalar? {
    if properties.isWhitespace || isMiddleDot { return " " }
    switch (self, properties.generalCategory) {
    case ("‘"..."‛", _): return nil
    // A minus sign is no dash to Unicode, and a Greek question mark is a semicolon.
    case ("\u{2212}", _), (_, .dashPunctuation): return " "
    case ("\u{37E}", _): return ";"
    case ("„", _), (_, .initialPunctuation), (_, .finalPunctuation): return "\""
    default: return nil
    }
  }

  /// Whether the scalar is ignored: an apostrophe, an accent, or something invisible.
  private var isIgnored: Bool {
    if isASCII { return false }
    switch self {
    case "‘"..."‛", "′", "ʹ", "ʻ"..."ʽ", "\u{374}": return true
    default: break
    }
    switch properties.generalCategory {
    // Beyond the first plane, these are the skin tones of emoji.
    case .modifierSymbol: return value < 0x10000
    case .nonspacingMark: return isAccent || properties.isDefaultIgnorableCodePoint
    default: return properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether a mark is an accent, or a vowel sign of Arabic, which people leave out.
  private var isAccent: Bool {
    let placement = properties.canonicalCombiningClass.rawValue
    return placement >= 200 || (27...36).contains(placement)
  }

  /// Whether it is a dot between words, as in *Col·legi* and アルファ・ベータ, or its half-width form.
  var isMiddleDot: Bool {
    switch self {
    case "·", "・", "•", "‧", "\u{FF65}", "\u{387}": true
    default: false
    }
  }

  /// The scalar in its usual width, if it is a full-width or half-width form of East Asian text.
  private var withStandardWidth: Unicode.Scalar {
    switch value {
    case 0xFF01...0xFF5E: Unicode.Scalar(value - 0xFEE0) ?? self
    case 0xFF61...0xFF9F: Self.katakana[Int(value - 0xFF61)]
    case 0xFFA1...0xFFBE: Unicode.Scalar(value - 0xFFA1 + 0x3131) ?? self
    case 0xFFC2...0xFFDC: Unicode.Scalar(hangulVowel) ?? self
    case 0xFFE0...0xFFE6: Self.signs[Int(value - 0xFFE0)]
    default: self
    }
  }

  /// The half-width vowels of Hangul come in groups of six, two code points apart.
  private var hangulVowel: UInt32 {
    let offset = value - 0xFFC2
    return offset % 8 < 6 ? 0x314F + offset / 8 * 6 + offset % 8 : value
  }

  private static let katakana = Array(
    "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309A}"
      .unicodeScalars)

  private static let signs = Array("¢£¬¯¦¥₩".unicodeScalars)
}

/// Letters with an accent or another addition, and their base letters.
///
/// Only lowercase letters are listed, since capitals are lowercased first, and only those that are
/// a single scalar; a letter followed by marks needs no list.
enum BaseLetters {
  /// The base letters of a letter, or nil if it has no addition.
  static func letters(of letter: Unicode.Scalar) -> [Unicode.Scalar]? {
    // In between are Han, Hangul and others, which have many letters and none that is listed.
    if ("\u{2000}"..."\u{FAFF}").contains(letter) { return nil }
    let row = rows.first { $0.letters.unicodeScalars.contains(letter) }
    return row.map { Array($0.base.unicodeScalars) }
  }

  private static let rows: [(base: String, letters: String)] = [
    ("a", "àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ"), ("ae", "æǣǽ"), ("b", "ḃḅḇ"), ("c", "çćĉċčḉ"),
    ("d", "ďḋḍḏḑḓđð"), ("e", "èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ"), ("f", "ḟ"), ("ff", "ﬀ"), ("ffi", "ﬃ"),
    ("ffl", "ﬄ"), ("fi", "ﬁ"), ("fl", "ﬂ"), ("g", "ĝğġģǧǵḡ"), ("h", "ĥȟḣḥḧḩḫẖħ"),
    ("i", "ìíîïĩīĭįǐȉȋḭḯỉịı"), ("ij", "ĳ"), ("j", "ĵǰ"), ("k", "ķǩḱḳḵ"), ("l", "ĺļľḷḹḻḽłŀ"),
    ("m", "ḿṁṃ"),
    ("n", "ñńņňǹṅṇṉṋ"), ("o", "òóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợøǿ"), ("oe", "œ"), ("p", "ṕṗ"),
    ("r", "ŕŗřȑȓṙṛṝṟ"), ("s", "śŝşšșṡṣṥṧṩſẛ"), ("ss", "ß"), ("st", "ﬅﬆ"), ("t", "ţťțṫṭṯṱẗŧ"),
    ("th", "þ"),
    ("u", "ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự"), ("v", "ṽṿ"), ("w", "ŵẁẃẅẇẉẘ"), ("x", "ẋẍ"),
    ("y", "ýÿŷȳẏẙỳỵỷỹ"), ("z", "źżžẑẓẕ"), ("ʒ", "ǯ"),
    ("α", "άἀἁἂἃἄἅἆἇὰάᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ"), ("ε", "έἐἑἒἓἔἕὲέ"), ("η", "ήἠἡἢἣἤἥἦἧὴήᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ"),
    ("ι", "ΐίϊἰἱἲἳἴἵἶἷὶίῐῑῒΐῖῗ"), ("ο", "όὀὁὂὃὄὅὸό"), ("ρ", "ῤῥ"), ("σ", "ς"),
    ("υ", "ΰϋύὐὑὒὓὔὕὖὗὺύῠῡῢΰῦῧ"), ("ω", "ώὠὡὢὣὤὥὦὧὼώᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ"), ("ϒ", "ϓϔ"),
    ("а", "ӑӓ"), ("г", "ѓ"), ("е", "ѐёӗ"), ("ж", "ӂӝ"), ("з", "ӟ"), ("и", "йѝӣӥ"), ("к", "ќ"),
    ("о", "ӧ"), ("у", "ўӯӱӳ"), ("ч", "ӵ"), ("ы", "ӹ"), ("э", "ӭ"), ("і", "ї"), ("ѵ", "ѷ"),
    ("ә", "ӛ"), ("ө", "ӫ"),
    ("\u{627}", "\u{622}\u{623}\u{625}"), ("\u{648}", "\u{624}"), ("\u{64a}", "\u{626}"),
    ("\u{6c1}", "\u{6c2}"), ("\u{6d2}", "\u{6d3}"), ("\u{6d5}", "\u{6c0}"),
  ]
}

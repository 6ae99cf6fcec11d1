/// A text as search sees it, Character by Character.
struct FoldedText {
  private let characters: [Character]

  /// How many scalars with ink stand before each Character, and before the end.
  private let inkBefore: [Int]

  init(_ text: String) {
    var characters: [Character] = []
    var inkBefore: [Int] = []
    var ink = 0
    for character in text {
      let isSpace = character.isWhitespace
      if !isSpace || characters.last != " " {
        characters.append(isSpace ? " " : character.folded)
        inkBefore.append(ink)
      }
      ink += character.unicodeScalars.count { !$0.properties.isWhitespace }
    }
    self.characters = characters
    self.inkBefore = inkBefore + [ink]
  }

  /// The Characters without white space at either end.
  var trimmed: [Character] {
    let start = characters.first == " " ? characters.dropFirst() : characters[...]
    return Array(start.last == " " ? start.dropLast() : start)
  }

  /// Where some Characters stand, in scalars with ink; none of the ranges overlap.
  func ranges(of words: [Character]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    while start + words.count <= characters.count {
      let end = start + words.count
      if characters[start..<end].elementsEqual(words) {
        ranges.append(inkBefore[start]..<inkBefore[end])
        start = end
      } else {
        start += 1
      }
    }
    return ranges
  }
}

extension Character {
  fileprivate var folded: Character {
    switch self {
    case "’", "‘", "ʼ", "＇": "'"
    case "“", "”": "\""
    default: Character(lowercased().first.map(String.init) ?? String(self))
    }
  }
}

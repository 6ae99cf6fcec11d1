import BookCore
import DisplayText
import TypedText

/// What the titles of a series have in common.
struct SeriesTitles: Sendable {
  let shared: String

  let width: Int

  let shortWidth: Int

  init(_ titles: [String]) {
    let titles = titles.map(\.onOneLine)
    shared = titles.sharedBeginning
    let sharedWidth = StyledText(prose: shared).displayWidth
    var (width, shortWidth) = (0, 0)
    for title in titles {
      let columns = StyledText(prose: title).displayWidth
      width = max(width, columns)
      shortWidth = max(shortWidth, title.begins(with: shared) ? columns - sharedWidth : columns)
    }
    (self.width, self.shortWidth) = (width, shortWidth)
  }

  /// A title without the words that the titles begin with, since they say the least.
  func short(_ title: String) -> String { title.dropping(shared) }

  /// The title of a volume in the middle of a row, behind other words if there is room, short or
  /// even cut if it does not fit.
  func heading(_ book: Book, behind words: String, width: Int, ellipsis: String) -> StyledText {
    let title = book.title.onOneLine
    let forms = [words + title, words + short(title), title]
    let whole = forms.map { StyledText(title: $0, style: .bold) }.first { $0.displayWidth <= width }
    let cut = StyledText(title: short(title), style: .bold)
    return (whole ?? cut.truncated(to: width, ellipsis: ellipsis)).centered(in: width)
  }
}

extension Collection<String> {
  /// What the texts begin with, up to a colon or a dash or else in whole words, with the space
  /// behind it.
  ///
  /// A word that stands before a space here and before a colon there may end a name, which is not
  /// cut: *Emma Returns* and *Emma: A Life* share nothing. One text may be the name alone; it does
  /// not begin with the result, while the others do. A single text shares no words.
  ///
  ///     ["The Tale of One", "The Tale of Two"].sharedBeginning       // "The Tale of "
  ///     ["Narnia: The Lion", "Narnia: The Horse"].sharedBeginning    // "Narnia: "
  ///     ["The Hunger Games", "The Hunger Games: Mockingjay"].sharedBeginning
  ///     // "The Hunger Games: "
  var sharedBeginning: String {
    let shared = commonBytes
    let longer = filter { $0.utf8.count > shared.count }
    if longer.count < count {
      let rest = longer.commonBytes.dropFirst(shared.count)
      let sign = seriesSigns.first { rest.starts(with: $0.utf8) }
      if let sign { return String(decoding: shared, as: UTF8.self) + sign }
    }
    let sign = shared.indices.last { end in
      let ending = shared[...end]
      return shared[end] == 0x20
        && seriesSigns.contains { ending.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }
    let lastWordDiffers =
      shared.last == 0x20
      || longer.contains { $0.utf8.dropFirst(shared.count).first?.isPartOfWord == true }
    let end = sign ?? (lastWordDiffers ? shared.lastIndex(of: 0x20) : nil)
    return end.map { String(decoding: shared[...$0], as: UTF8.self) } ?? ""
  }

  /// The bytes that every text begins with; equal ones are equal words, so there is no need to
  /// compare Characters.
  private var commonBytes: [UInt8] {
    guard let first else { return [] }
    let bytes = Array(first.utf8)
    var count = bytes.count
    for text in dropFirst() {
      var shared = 0
      for byte in text.utf8.prefix(count) {
        if byte != bytes[shared] { break }
        shared += 1
      }
      count = shared
    }
    return Array(bytes.prefix(count))
  }
}

/// What parts the name of a series from that of a volume.
private let seriesSigns = [": ", " : ", " - ", " – ", " — "]

extension UInt8 { fileprivate var isPartOfWord: Bool { self >= 0x80 || isASCIILetterOrDigit } }

extension String {
  /// The name of the series in what its titles begin with.
  ///
  /// Words in lower case at the end, such as `and the`, belong to what follows, and so do a colon
  /// and the Korean particle for *and*: `해리 포터와` is `해리 포터`.
  var seriesName: String {
    // Scalars, since to compare a Character of very many marks takes long.
    var name = unicodeScalars.drop(while: \.properties.isWhitespace)
    while true {
      while name.last?.properties.isWhitespace == true { name.removeLast() }
      let blank = name.lastIndex(where: \.properties.isWhitespace)
      let word = blank.map { name[name.index(after: $0)...] } ?? name
      guard word.first?.properties.isLowercase == true else { break }
      name = name[..<word.startIndex]
    }
    // The particle is behind two syllables or more, 와 behind a vowel and 과 behind a consonant.
    let syllables = name.suffix(3).compactMap(HangulSyllable.init)
    if syllables.count == 3, name.last == (syllables[1].final == 0 ? "와" : "과") {
      name.removeLast()
    }
    while let last = name.last, " :,;-–—".unicodeScalars.contains(last) { name.removeLast() }
    return String(name)
  }

  func begins(with beginning: String) -> Bool { utf8.starts(with: beginning.utf8) }

  func dropping(_ beginning: String) -> String {
    begins(with: beginning) ? String(Substring(utf8.dropFirst(beginning.utf8.count))) : self
  }
}

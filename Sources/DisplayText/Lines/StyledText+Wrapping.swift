extension StyledText {
  /// The text as lines that fit into a width.
  ///
  /// Lines break at spaces and, in Chinese and Japanese, between characters. Korean words stay
  /// whole if they fit. In prose, they also break where a soft hyphen or a space without width was;
  /// the hyphen is then shown. White space disappears at a line end and is kept everywhere else. A
  /// word longer than a line is cut between Characters, and a single Character wider than a line
  /// gets a line of its own. Nothing else is ever dropped.
  ///
  ///     let line: StyledText = "1. The Boy Who Lived"
  ///     line.wrapped(to: 12, hangingIndent: 3).map(\.plainText)
  ///     // ["1. The Boy", "   Who Lived"]
  ///
  /// Every line but the first has the hanging indent, reduced if it would leave less than half of
  /// the width to the text. Empty text gives one empty line. With an offset in UTF-8, the first line
  /// that begins behind it is the last.
  package func wrapped(
    to width: Int, hangingIndent: Int = 0, behind offset: Int = .max
  ) -> [StyledText] {
    if plainText.isPlainLine(fitting: width) { return [self] }
    let width = max(width, 1)
    // At least two columns are left to the text if there are two, so that wide Characters fit.
    let indent = max(0, min(hangingIndent, width / 2, width - 2))
    var breaker = LineBreaker(self)
    var lines: [StyledText] = []
    while let (range, isHyphenated) = breaker.next(in: lines.isEmpty ? width : width - indent) {
      // The hyphen is not a part of the text, and so not of what was found in it.
      let line = isHyphenated ? slice(at: range) + "-" : slice(at: range)
      lines.append(line.indented(by: lines.isEmpty ? 0 : indent))
      if range.lowerBound > offset { break }
    }
    return lines.isEmpty ? [StyledText()] : lines
  }

  /// The text in rows that are as full as its Characters allow, wherever that breaks it.
  ///
  /// An address on a whole screen is shown like this, as if the terminal had wrapped it.
  ///
  ///     let address: StyledText = "https://example.org"
  ///     address.filling(rowsOf: 10).map(\.plainText)  // ["https://ex", "ample.org"]
  package func filling(rowsOf width: Int) -> [StyledText] {
    var rows: [StyledText] = []
    var clusters = ClusterIterator(plainText)
    var row = 0..<0
    var columns = 0
    while let cluster = clusters.next() {
      if columns + cluster.width > max(width, 1), !row.isEmpty {
        rows.append(slice(at: row))
        (row, columns) = (row.upperBound..<row.upperBound, 0)
      }
      row = row.lowerBound..<cluster.range.upperBound
      columns += cluster.width
    }
    return row.isEmpty ? rows : rows + [slice(at: row)]
  }
}

extension String {
  /// Whether the bytes alone show that there is nothing to break, as for most lines of a page.
  func isPlainLine(fitting width: Int) -> Bool {
    // No plain scalar has more than three bytes.
    utf8.count / 3 <= width && utf8.last != UInt8(ascii: " ")
      && plainWidth.map { $0 <= width } == true
  }
}

/// Decides where to break a text into lines: closing punctuation starts none and opening
/// punctuation ends none, as far as the width allows.
private struct LineBreaker {
  private var clusters: ClusterIterator
  private let softBreaks: [SoftBreak]

  init(_ text: StyledText) {
    (clusters, softBreaks) = (ClusterIterator(text.plainText), text.softBreaks)
  }

  /// The UTF-8 offsets of the next line, without white space at its end, and never empty; and
  /// whether a hyphen follows.
  mutating func next(in width: Int) -> (range: Range<Int>, isHyphenated: Bool)? {
    while !clusters.isAtEnd {
      let start = clusters.position
      let (end, isHyphenated) = fillLine(in: width)
      // A line that shows nothing is white space that disappears at a break.
      if end > start { return (start..<end, isHyphenated) }
    }
    return nil
  }

  /// Takes as much as fits into a line, moves to the start of the next one, and tells the end of
  /// what the line shows.
  private mutating func fillLine(in width: Int) -> (end: Int, isHyphenated: Bool) {
    var line = LineFill(from: clusters.position)
    while let cluster = clusters.next() {
      if !softBreaks.isEmpty, let softBreak = softBreak(at: cluster.range.lowerBound) {
        line.note(softBreak, width: width)
      }
      if let lineBreak = line.take(cluster, width: width) {
        clusters.position = lineBreak.next
        return (lineBreak.end, lineBreak.isHyphenated)
      }
    }
    return (line.end, false)
  }

  private func softBreak(at offset: Int) -> SoftBreak? {
    let index = softBreaks.indices.partitioningIndex { softBreaks[$0].offset >= offset }
    return index < softBreaks.count && softBreaks[index].offset == offset ? softBreaks[index] : nil
  }
}

/// A place where a line can end, in UTF-8 offsets.
private struct LineBreak {
  /// How good the place is, worst first.
  enum Quality: Comparable {
    /// Inside a word, and against the rules for punctuation.
    case desperate

    /// Inside a word.
    case insideWord

    /// At a space, but against the rules for punctuation; or at a no-break space.
    case poor

    /// At a space, or between two ideographs.
    case good
  }

  let end: Int

  /// The start of the next line, after the white space that disappears.
  let next: Int

  let quality: Quality

  let isHyphenated: Bool
}

/// One line as it is filled, Character by Character.
private struct LineFill {
  private(set) var end: Int

  private let start: Int
  private var columns = 0

  /// The traits of the last visible Character and of the white space after it.
  private var traitsBefore: LineBreakTraits = []

  private var best: LineBreak?

  init(from start: Int) {
    self.start = start
    end = start
  }

  /// Takes one more Character into the line, unless there is no room for it; then it tells where
  /// the line has to end.
  ///
  /// The first Character is always taken, and so is white space, which disappears at a line end.
  mutating func take(_ cluster: Cluster, width: Int) -> LineBreak? {
    var traits = cluster.traits
    // A full stop after a space starts a word such as `.profile` and closes nothing.
    if cluster.first == ".", traitsBefore.contains(.space) { traits.remove(.closing) }
    if !traits.isDisjoint(with: .blank) {
      columns += cluster.width
      traitsBefore.formUnion(traits)
      return nil
    }
    if cluster.range.lowerBound > start {
      noteBreak(before: cluster.range.lowerBound, traits)
      if columns + cluster.width > width { return best }
    }
    columns += cluster.width
    traitsBefore = traits
    end = cluster.range.upperBound
    return nil
  }

  /// Notes that the line can end at a soft break, if there is a column for its hyphen.
  mutating func note(_ softBreak: SoftBreak, width: Int) {
    guard softBreak.offset > start, columns + (softBreak.isHyphen ? 1 : 0) <= width else { return }
    best = LineBreak(
      end: end, next: softBreak.offset, quality: .good,
      isHyphenated: softBreak.isHyphen && traitsBefore.isDisjoint(with: .blank))
  }

  private mutating func noteBreak(before next: Int, _ traits: LineBreakTraits) {
    let quality = quality(before: traits)
    if let best, best.quality > quality { return }
    best = LineBreak(end: end, next: next, quality: quality, isHyphenated: false)
  }

  private func quality(before traits: LineBreakTraits) -> LineBreak.Quality {
    let keepsPunctuation = !traits.contains(.closing) && !traitsBefore.contains(.opening)
    if traitsBefore.contains(.space) { return keepsPunctuation ? .good : .poor }
    if traitsBefore.contains(.glue) { return .poor }
    if !keepsPunctuation { return .desperate }
    let both = traits.union(traitsBefore)
    return both.contains(.ideographic) && !both.contains(.hangul) ? .good : .insideWord
  }
}

/// What decides whether a line may break before or after a Character.
struct LineBreakTraits: OptionSet {
  let rawValue: UInt8

  /// White space at which a line may end, and which then disappears.
  static let space = LineBreakTraits(rawValue: 1)

  /// White space that keeps its neighbours on one line.
  static let glue = LineBreakTraits(rawValue: 2)

  /// Punctuation that belongs to the text before it, so it starts no line.
  static let closing = LineBreakTraits(rawValue: 4)

  /// A bracket or quotation mark that belongs to the text after it, so it ends no line.
  static let opening = LineBreakTraits(rawValue: 8)

  /// Chinese and Japanese writing, which puts no spaces between words.
  static let ideographic = LineBreakTraits(rawValue: 16)

  /// Korean writing, which does put spaces between words, so its words stay whole.
  static let hangul = LineBreakTraits(rawValue: 32)

  static let blank: LineBreakTraits = [.space, .glue]
}

extension Cluster {
  var traits: LineBreakTraits {
    if first.isASCII && isSingleScalar {
      first.asciiTraits
    } else if (0xAC00...0xD7A3).contains(first.value) {
      // A syllable, as nearly all of a Korean text is: to look up the category of each takes a
      // fourth of a search in Hangul, by its benchmark.
      .hangul
    } else if first.properties.isWhitespace {
      // A space with a mark on it is visible.
      isSingleScalar ? first.spaceTraits : []
    } else {
      first.punctuationTraits.union(first.scriptTraits)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var asciiTraits: LineBreakTraits {
    // Most text is letters, so they come first.
    if (0x61...0x7a).contains(value) { return [] }
    switch self {
    case " ", "\t"..."\r": return .space
    case ".", ",", "!", "?", ":", ";", ")", "]", "}": return .closing
    case "(", "[", "{": return .opening
    default: return []
    }
  }

  fileprivate var spaceTraits: LineBreakTraits {
    switch self {
    case "\u{a0}", "\u{2007}", "\u{202f}": .glue
    default: .space
    }
  }

  fileprivate var punctuationTraits: LineBreakTraits {
    switch properties.generalCategory {
    case .closePunctuation, .finalPunctuation: .closing
    case .openPunctuation, .initialPunctuation: .opening
    default: isClosingWithoutCategory ? .closing : []
    }
  }

  /// Stops, and the Japanese signs that repeat or lengthen, which no general category reveals.
  private var isClosingWithoutCategory: Bool {
    switch self {
    case "!", "?", ".", ",", ":", ";", "…", "‥", "·", "‼", "⁇", "⁈", "⁉": true
    case "、", "。", "，", "．", "！", "？", "：", "；", "・", "｡", "､", "･": true
    case "々", "〻", "ー", "〜", "ゝ", "ゞ", "ヽ", "ヾ": true
    case "،", "؛", "؟", "۔", "।", "॥": true
    default: false
    }
  }

  fileprivate var scriptTraits: LineBreakTraits {
    isHangul ? .hangul : WideScalars.contains(value) ? .ideographic : []
  }
}

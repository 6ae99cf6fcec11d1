extension StyledText {
  /// The text as lines that fit into a width.
  ///
  /// Lines break at spaces and, in Chinese and Japanese, between characters. Korean words stay
  /// whole if they fit. White space disappears at a line end and is kept everywhere else. A word
  /// longer than a line is cut between Characters, and a single Character wider than a line gets
  /// a line of its own. Nothing else is ever dropped.
  ///
  ///     let line: StyledText = "1. The Boy Who Lived"
  ///     line.wrapped(to: 12, hangingIndent: 3).map(\.plainText)
  ///     // ["1. The Boy", "   Who Lived"]
  ///
  /// - Parameters:
  ///   - width: The columns of a line, indent included. Less than 1 counts as 1.
  ///   - hangingIndent: The spaces before every line but the first. An indent that would leave
  ///     less than half of the width to the text is reduced.
  /// - Returns: At least one line. Empty text gives one empty line.
  package func wrapped(to width: Int, hangingIndent: Int = 0) -> [StyledText] {
    if plainText.isPlainLine(fitting: width) { return [self] }
    let width = max(width, 1)
    // At least two columns are left to the text if there are two, so that wide Characters fit.
    let indent = max(0, min(hangingIndent, width / 2, width - 2))
    var breaker = LineBreaker(plainText, firstWidth: width, laterWidth: width - indent)
    var lines: [StyledText] = []
    while let line = breaker.next() {
      lines.append(slice(at: line).indented(by: lines.isEmpty ? 0 : indent))
    }
    return lines.isEmpty ? [StyledText()] : lines
  }

  /// The text in rows that are as full as its Characters allow, wherever that breaks it.
  ///
  /// An address on a whole screen is shown like this, as if the terminal had wrapped it.
  ///
  ///     let address: StyledText = "https://example.org"
  ///     address.filling(rowsOf: 10).map(\.plainText)  // ["https://ex", "ample.org"]
  ///
  /// - Parameter width: The columns of a row. Less than 1 counts as 1.
  /// - Returns: The rows; none if there is no text.
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
  fileprivate func isPlainLine(fitting width: Int) -> Bool {
    let space = UInt8(ascii: " ")
    // No plain scalar has more than three bytes.
    guard utf8.count / 3 <= width, utf8.first != space, utf8.last != space, let columns = plainWidth
    else { return false }
    return columns <= width
  }
}

/// Decides where to break a text into lines.
///
/// Closing punctuation starts no line and opening punctuation ends none, as far as the width
/// allows.
private struct LineBreaker: IteratorProtocol {
  private let length: Int
  private let laterWidth: Int
  private var width: Int
  private var clusters: ClusterIterator

  /// Creates a breaker for one text.
  ///
  /// - Parameters:
  ///   - text: The text, of any length.
  ///   - firstWidth: The columns of the first line, at least 1.
  ///   - laterWidth: The columns of every other line, at least 1.
  init(_ text: String, firstWidth: Int, laterWidth: Int) {
    length = text.utf8.count
    width = firstWidth
    self.laterWidth = laterWidth
    clusters = ClusterIterator(text)
  }

  /// The next line, without white space at its end.
  ///
  /// - Returns: A range of UTF-8 offsets, never empty, or nil if nothing is left to show.
  mutating func next() -> Range<Int>? {
    while clusters.position < length {
      let start = clusters.position
      let end = fillLine()
      // A line that shows nothing is white space that disappears at a break.
      if end > start {
        width = laterWidth
        return start..<end
      }
    }
    return nil
  }

  /// Takes as much as fits into a line, and moves to the start of the next one.
  ///
  /// - Returns: The end of what the line shows.
  private mutating func fillLine() -> Int {
    var line = LineFill(from: clusters.position)
    while let cluster = clusters.next() {
      if let lineBreak = line.take(cluster, width: width) {
        clusters.position = lineBreak.next
        return lineBreak.end
      }
    }
    return line.end
  }
}

/// A place where a line can end, in UTF-8 offsets.
private struct LineBreak {
  /// How good a place is, worst first.
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

  /// The end of what the line shows.
  let end: Int

  /// The start of the next line, after the white space that disappears.
  let next: Int

  let quality: Quality
}

/// One line as it is filled, Character by Character.
private struct LineFill {
  /// The end of what the line shows so far.
  private(set) var end: Int

  private let start: Int
  private var columns = 0

  /// The traits of the last visible Character and of the white space after it.
  private var traitsBefore: LineBreakTraits = []

  private var best: LineBreak?

  /// Creates an empty line.
  ///
  /// - Parameter start: Where the line starts in the text.
  init(from start: Int) {
    self.start = start
    end = start
  }

  /// Takes one more Character into the line, unless there is no room for it.
  ///
  /// The first Character is always taken, and so is white space, which disappears at a line end.
  ///
  /// - Parameters:
  ///   - cluster: The Character.
  ///   - width: The columns of the whole line.
  /// - Returns: Where the line has to end if the Character was not taken, otherwise nil.
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

  private mutating func noteBreak(before next: Int, _ traits: LineBreakTraits) {
    let quality = quality(before: traits)
    if let best, best.quality > quality { return }
    best = LineBreak(end: end, next: next, quality: quality)
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

/// Decides where a text is cut into lines.
///
/// Lines end at spaces, which disappear there, and between the characters of Chinese and
/// Japanese. What is longer than a line is cut between Characters. Closing punctuation starts no
/// line and opening punctuation ends none, as far as the width allows.
struct LineBreaker: IteratorProtocol {
  private let length: Int
  private let laterWidth: Int
  private var width: Int
  private var reader: ClusterReader

  /// Creates a breaker for one text.
  ///
  /// - Parameters:
  ///   - text: The text, of any length.
  ///   - firstWidth: How many columns the first line has, at least 1.
  ///   - laterWidth: How many columns each other line has, at least 1.
  init(_ text: String, firstWidth: Int, laterWidth: Int) {
    length = text.utf8.count
    width = firstWidth
    self.laterWidth = laterWidth
    reader = ClusterReader(text)
  }

  /// The next line, without white space at its end.
  ///
  /// - Returns: A range of UTF-8 offsets, never empty, or nil where nothing is left to show.
  mutating func next() -> Range<Int>? {
    while reader.position < length {
      let start = reader.position
      let end = fillLine()
      // A line that shows nothing is white space that a break makes disappear.
      if end > start {
        width = laterWidth
        return start..<end
      }
    }
    return nil
  }
}

extension LineBreaker {
  /// Takes as much as a line has room for, and goes to where the next one starts.
  ///
  /// - Returns: The end of what the line shows.
  private mutating func fillLine() -> Int {
    var scan = LineScan(from: reader.position)
    while let cluster = reader.next() {
      if let lineBreak = scan.take(cluster, width: width) {
        reader.position = lineBreak.next
        return lineBreak.end
      }
    }
    return scan.end
  }
}

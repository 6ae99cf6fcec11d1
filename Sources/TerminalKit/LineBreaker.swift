/// Decides where a text is cut into lines.
///
/// Lines end at spaces, which disappear there, and between the characters of Chinese and
/// Japanese. What is longer than a line is cut between Characters. Closing punctuation starts no
/// line and opening punctuation ends none, as far as the width allows.
struct LineBreaker {
  private let text: Substring

  /// Creates a breaker for one text.
  ///
  /// - Parameter text: The text, of any length.
  init(_ text: String) {
    self.text = text[...]
  }

  /// The lines of the text, in order and without white space at their ends.
  ///
  /// - Parameters:
  ///   - firstWidth: How many columns the first line has, at least 1.
  ///   - laterWidth: How many columns each other line has, at least 1.
  /// - Returns: At least one range; an empty one only where there is nothing to show.
  func lines(firstWidth: Int, laterWidth: Int) -> [Range<String.Index>] {
    var lines: [Range<String.Index>] = []
    var start = text.startIndex
    while start < text.endIndex {
      let line = line(from: start, width: lines.isEmpty ? firstWidth : laterWidth)
      // A line that shows nothing is white space that a break makes disappear.
      if line.end > start {
        lines.append(start..<line.end)
      }
      start = line.next
    }
    return lines.isEmpty ? [text.startIndex..<text.startIndex] : lines
  }
}

extension LineBreaker {
  private func line(from start: String.Index, width: Int) -> LineBreak {
    var scan = LineScan(from: start)
    var reader = ClusterReader(text[start...])
    while let cluster = reader.next() {
      if let lineBreak = scan.take(cluster, width: width) {
        return lineBreak
      }
    }
    return scan.finish(at: text.endIndex)
  }
}

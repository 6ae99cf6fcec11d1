/// Decides where a text is cut into lines.
///
/// Lines end at spaces, which disappear there, and between the characters of Chinese and
/// Japanese. What is longer than a line is cut between Characters. Closing punctuation starts no
/// line and opening punctuation ends none, as far as the width allows.
struct LineBreaker {
  private let text: String

  /// Creates a breaker for one text.
  ///
  /// - Parameter text: The text, of any length.
  init(_ text: String) {
    self.text = text
  }

  /// The lines of the text, in order and without white space at their ends.
  ///
  /// - Parameters:
  ///   - firstWidth: How many columns the first line has, at least 1.
  ///   - laterWidth: How many columns each other line has, at least 1.
  /// - Returns: At least one range of UTF-8 offsets; an empty one only where there is nothing to
  ///   show.
  func lines(firstWidth: Int, laterWidth: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var reader = ClusterReader(text)
    var start = 0
    while start < text.utf8.count {
      let line = line(from: start, width: lines.isEmpty ? firstWidth : laterWidth, in: &reader)
      // A line that shows nothing is white space that a break makes disappear.
      if line.end > start {
        lines.append(start..<line.end)
      }
      start = line.next
    }
    return lines.isEmpty ? [0..<0] : lines
  }
}

extension LineBreaker {
  private func line(from start: Int, width: Int, in reader: inout ClusterReader) -> LineBreak {
    var scan = LineScan(from: start)
    reader.position = start
    while let cluster = reader.next() {
      if let lineBreak = scan.take(cluster, width: width) {
        return lineBreak
      }
    }
    return scan.finish(at: reader.position)
  }
}

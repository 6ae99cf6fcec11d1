/// Reads a text Character by Character, at the price of a byte where the text is ASCII.
struct ClusterReader: IteratorProtocol {
  private let text: Substring
  private var position: String.Index

  /// Creates a reader that starts at the first Character.
  ///
  /// - Parameter text: What is read. It starts and ends between Characters.
  init(_ text: Substring) {
    self.text = text
    position = text.startIndex
  }

  /// Moves past the next Character.
  ///
  /// - Returns: What was passed, or nil at the end.
  mutating func next() -> Cluster? {
    guard position < text.endIndex else {
      return nil
    }
    let cluster = lonelyASCII() ?? anyCluster()
    position = cluster.range.upperBound
    return cluster
  }
}

extension ClusterReader {
  /// Two ASCII characters in a row are two Characters, unless they are CR LF, so no rule of
  /// grapheme breaking has to be asked.
  private func lonelyASCII() -> Cluster? {
    let bytes = text.utf8
    let byte = bytes[position]
    guard isPrintableASCII(byte) else {
      return nil
    }
    let end = bytes.index(after: position)
    guard end == bytes.endIndex || bytes[end] < 0x80 else {
      return nil
    }
    return Cluster(
      range: position..<end, width: 1, first: Unicode.Scalar(byte), isSingleScalar: true)
  }

  private func anyCluster() -> Cluster {
    let range = position..<text.index(after: position)
    let scalars = text.unicodeScalars[range]
    return Cluster(
      range: range,
      width: scalars.clusterWidth,
      first: scalars[range.lowerBound],
      isSingleScalar: scalars.index(after: range.lowerBound) == range.upperBound)
  }
}

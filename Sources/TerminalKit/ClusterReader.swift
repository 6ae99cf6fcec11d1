/// Reads a text Character by Character, at the price of a byte where the text is ASCII.
struct ClusterReader: IteratorProtocol {
  /// The UTF-8 offset of the next Character; may be set back to that of an earlier one.
  var position = 0

  private let text: String
  private let bytes: [UInt8]

  /// Creates a reader that starts at the first Character.
  ///
  /// - Parameter text: What is read.
  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  /// Moves past the next Character.
  ///
  /// - Returns: What was passed, or nil at the end.
  mutating func next() -> Cluster? {
    guard position < bytes.count else {
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
    let end = position + 1
    guard isPrintableASCII(bytes[position]), end == bytes.count || bytes[end] < 0x80 else {
      return nil
    }
    return Cluster(
      range: position..<end, width: 1, first: Unicode.Scalar(bytes[position]), isSingleScalar: true)
  }

  private func anyCluster() -> Cluster {
    let start = text.utf8.index(text.startIndex, offsetBy: position)
    // Asked of the rest alone: in the whole text the search for the end would begin by walking
    // back, all the way through a run of flags.
    let rest = text[start...]
    let end = rest.index(after: start)
    let scalars = text.unicodeScalars[start..<end]
    return Cluster(
      range: position..<position + text.utf8.distance(from: start, to: end),
      width: scalars.clusterWidth,
      first: scalars[start],
      isSingleScalar: scalars.index(after: start) == end)
  }
}

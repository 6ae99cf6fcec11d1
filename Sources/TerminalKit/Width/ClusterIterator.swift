/// Reads a text Character by Character, at the price of some bytes where the text is plain.
struct ClusterIterator: IteratorProtocol {
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
  /// In line, as what it calls for plain text: a call for each Character took a third of wrapping.
  ///
  /// - Returns: What was passed, or nil at the end.
  @inline(__always)
  mutating func next() -> Cluster? {
    guard position < bytes.count else {
      return nil
    }
    let cluster = plainCluster() ?? anyCluster()
    position = cluster.range.upperBound
    return cluster
  }
}

extension ClusterIterator {
  /// Two plain scalars in a row are two Characters, and so are a plain scalar and any ASCII, so no
  /// rule of grapheme breaking has to be asked.
  @inline(__always)
  private func plainCluster() -> Cluster? {
    let length = bytes.plainLength(at: position)
    let end = position + length
    guard length > 0, isPlain(at: end) else { return nil }
    let first = length == 1 ? Unicode.Scalar(bytes[position]) : text.unicodeScalars[index]
    return Cluster(range: position..<end, width: 1, first: first, isSingleScalar: true)
  }

  @inline(__always)
  private func isPlain(at offset: Int) -> Bool {
    offset == bytes.count || bytes[offset] < 0x80 || bytes.plainLength(at: offset) > 0
  }

  private var index: String.Index {
    text.utf8.index(text.startIndex, offsetBy: position)
  }

  private func anyCluster() -> Cluster {
    let start = index
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

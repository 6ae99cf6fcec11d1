/// One Character of a text, a grapheme cluster, and the facts about it that layout needs.
struct Cluster {
  /// Where it is in the text, in UTF-8 offsets.
  let range: Range<Int>
  let width: Int

  /// The scalar it starts with, which decides how lines break around it.
  let first: Unicode.Scalar

  let isSingleScalar: Bool
}

/// Walks through a text Character by Character: plain text, which is nearly all text, by its bytes,
/// without asking for its grapheme boundaries.
struct ClusterIterator: IteratorProtocol {
  /// The UTF-8 offset of the next Character; may be set back to that of an earlier one.
  var position = 0

  private let text: String
  private let bytes: [UInt8]

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { position == bytes.count }

  /// Inlined, with all that it calls for plain text, because it runs for every Character.
  @inline(__always)
  mutating func next() -> Cluster? {
    guard position < bytes.count else { return nil }
    let cluster = plainCluster() ?? anyCluster()
    position = cluster.range.upperBound
    return cluster
  }
}

extension ClusterIterator {
  @inline(__always)
  private func plainCluster() -> Cluster? {
    bytes.plainCharacter(at: position).map { first, length in
      Cluster(
        range: position..<position + length, width: bytes.plainColumns(at: position), first: first,
        isSingleScalar: true)
    }
  }

  private func anyCluster() -> Cluster {
    let start = index
    // In the rest of the text alone: in the whole text, the search for the end would first walk all
    // the way back through a run of flags, whose boundaries depend on their number (UAX #29, GB12).
    let rest = text[start...]
    let end = rest.index(after: start)
    let scalars = text.unicodeScalars[start..<end]
    return Cluster(
      range: position..<position + text.utf8.distance(from: start, to: end),
      width: scalars.clusterWidth, first: scalars[start],
      isSingleScalar: scalars.index(after: start) == end)
  }

  private var index: String.Index { text.utf8.index(text.startIndex, offsetBy: position) }
}

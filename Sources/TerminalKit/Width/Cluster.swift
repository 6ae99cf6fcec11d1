/// One Character of a text as layout sees it.
struct Cluster {
  /// Where it stands in the text, in UTF-8 offsets.
  let range: Range<Int>

  /// How many columns it takes.
  let width: Int

  /// The scalar it starts with, which decides how lines break around it.
  let first: Unicode.Scalar

  /// Whether nothing follows the first scalar.
  let isSingleScalar: Bool
}

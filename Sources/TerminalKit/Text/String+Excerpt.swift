extension String {
  /// The beginning of the text, made visible, with an ellipsis if more follows.
  ///
  /// Only the beginning is read, so a megabyte costs no more than a line.
  ///
  ///     "The Boy Who Lived".excerpt(columns: 9)  // "The Boy…"
  ///
  /// - Parameter columns: The room for it, the ellipsis included.
  /// - Returns: What fits.
  package func excerpt(columns: Int) -> String {
    // No text of so many scalars fits, unless most of them take no column.
    let limit = 4 * columns
    let start = String(String.UnicodeScalarView(unicodeScalars.prefix(limit)))
    let isCut = unicodeScalars.dropFirst(limit).first != nil
    return StyledText(isCut ? start + "…" : start).truncated(to: columns).plainText
  }
}

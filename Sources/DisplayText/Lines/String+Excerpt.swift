extension String {
  /// The beginning of the text, made visible, with an ellipsis if more follows.
  ///
  /// Only the beginning is read, however long the text is.
  ///
  ///     "The Boy Who Lived".excerpt(columns: 9)  // "The Boy…"
  ///
  /// - Parameter columns: The available room, including the ellipsis.
  /// - Returns: What fits.
  package func excerpt(columns: Int) -> String {
    // No text with this many scalars fits, unless most of them have no width.
    let limit = 4 * columns
    let start = String(String.UnicodeScalarView(unicodeScalars.prefix(limit)))
    let isCut = unicodeScalars.dropFirst(limit).first != nil
    return StyledText(isCut ? start + "…" : start).truncated(to: columns).plainText
  }
}

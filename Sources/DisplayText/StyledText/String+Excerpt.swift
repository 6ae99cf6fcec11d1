extension String {
  /// The beginning of the text, made visible, with an ellipsis if more follows.
  ///
  /// Only the beginning is read, however long the text is.
  ///
  ///     "The Boy Who Lived".excerpt(columns: 9)  // "The Boy…"
  package func excerpt(columns: Int, asProse isProse: Bool = false) -> String {
    // No text with this many scalars fits, unless most of them have no width.
    let limit = 4 * columns
    let start = String(unicodeScalars.prefix(limit))
    let isCut = unicodeScalars.dropFirst(limit).first != nil
    let shown = isCut ? start + "…" : start
    return (isProse ? StyledText(prose: shown) : StyledText(shown)).truncated(to: columns).plainText
  }

  /// What was typed, made visible and cut to a length that a message can hold.
  package var excerpt: String { excerpt(columns: 60) }

  /// The excerpt between quotes: `'shwo'`.
  package var quoted: String { "'\(excerpt)'" }
}

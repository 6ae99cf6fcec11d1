/// How a piece of text looks on a terminal that shows styles.
///
///     var badge = Style.bold
///     badge.background = .blue
package struct Style: Equatable, Sendable {
  /// Whether the text is heavier than its surroundings.
  package var isBold = false

  /// Whether the text is fainter than its surroundings.
  package var isDim = false

  /// Whether foreground and background change places.
  package var isReversed = false

  /// The colour of the letters, or nil for the terminal's own.
  package var foreground: PaletteColor?

  /// The colour behind the letters, or nil for the terminal's own.
  package var background: PaletteColor?

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - isBold: Whether the text is heavier than its surroundings.
  ///   - isDim: Whether the text is fainter than its surroundings.
  ///   - isReversed: Whether foreground and background change places.
  ///   - foreground: The colour of the letters, or nil for the terminal's own.
  ///   - background: The colour behind the letters, or nil for the terminal's own.
  package init(
    isBold: Bool = false,
    isDim: Bool = false,
    isReversed: Bool = false,
    foreground: PaletteColor? = nil,
    background: PaletteColor? = nil
  ) {
    self.isBold = isBold
    self.isDim = isDim
    self.isReversed = isReversed
    self.foreground = foreground
    self.background = background
  }

  /// The terminal's own look.
  package static let plain = Style()

  /// Heavier than the surroundings.
  package static let bold = Style(isBold: true)

  /// Fainter than the surroundings.
  package static let dim = Style(isDim: true)
}

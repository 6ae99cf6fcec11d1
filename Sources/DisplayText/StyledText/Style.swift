/// How a piece of text looks on a terminal that shows styles.
///
///     var badge = Style.bold
///     badge.background = .indexed(24)
package struct Style: Equatable, Sendable {
  package static let plain = Style()
  package static let bold = Style(isBold: true)
  package static let dim = Style(isDim: true)
  package static let address = Style(isAddress: true)

  package var isBold = false
  package var isDim = false
  package var isUnderlined = false

  /// Whether foreground and background are swapped.
  package var isReversed = false

  /// Whether the text is an address or a path, or a part of one.
  ///
  /// It looks like any other text, but it is never broken, so that it can be copied, and
  /// ``ANSIEncoder`` can make it a hyperlink.
  package var isAddress = false

  /// The colour of the letters, or nil for the terminal's default.
  package var foreground: Color?
  package var background: Color?

  package init(
    isBold: Bool = false, isDim: Bool = false, isUnderlined: Bool = false, isReversed: Bool = false,
    isAddress: Bool = false, foreground: Color? = nil, background: Color? = nil
  ) {
    self.isBold = isBold
    self.isDim = isDim
    self.isUnderlined = isUnderlined
    self.isReversed = isReversed
    self.isAddress = isAddress
    self.foreground = foreground
    self.background = background
  }

  /// What is left of the style where there are no colours: a ground becomes that of the letters.
  package var withoutColor: Style {
    Style(
      isBold: isBold, isDim: isDim, isUnderlined: isUnderlined,
      isReversed: isReversed || background != nil)
  }
}

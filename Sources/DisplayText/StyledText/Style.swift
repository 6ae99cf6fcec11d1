/// How a piece of text looks on a terminal that shows styles.
package struct Style: Equatable, Sendable {
  package static let plain = Style()
  package static let bold = Style(isBold: true)
  package static let dim = Style(isDim: true)
  package static let address = Style(isAddress: true)

  package var isBold = false
  package var isDim = false
  package var isUnderlined = false

  package var isReversed = false

  /// Whether the text is an address or a path, or a part of one.
  ///
  /// It looks like any other text, but it is never broken, so that it can be copied, and
  /// ``ANSIEncoder`` can make it a hyperlink.
  package var isAddress = false

  /// Whether the text has letters that run from right to left, so that terminals which reorder
  /// them have to be told where it ends.
  package var isIsolated = false

  /// The colour of the letters, or nil for the terminal's default.
  package var foreground: Color?
  package var background: Color?

  package init(
    isBold: Bool = false, isDim: Bool = false, isUnderlined: Bool = false, isReversed: Bool = false,
    isAddress: Bool = false, foreground: Color? = nil, background: Color? = nil
  ) {
    (self.isBold, self.isDim, self.isUnderlined) = (isBold, isDim, isUnderlined)
    (self.isReversed, self.isAddress) = (isReversed, isAddress)
    (self.foreground, self.background) = (foreground, background)
  }

  /// What is left of the style where there are no colours: a ground becomes that of the letters.
  package var withoutColor: Style {
    Style(
      isBold: isBold, isDim: isDim, isUnderlined: isUnderlined,
      isReversed: isReversed || background != nil)
  }
}

/// A colour of letters, or of what is behind them, which looks the same in every theme.
package enum Color: Equatable, Sendable {
  /// The colour with an index from 16 up; those below are the theme's.
  case indexed(UInt8)

  case rgb(RGBColor)
}

/// A colour as a mixture of light, in the way of screens (sRGB).
package struct RGBColor: Equatable, Sendable {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// How well this can be told from another colour, as WCAG 2 defines it: from 1 for the same to
  /// 21.
  ///
  /// Text needs 4.5 to be read with ease.
  package func contrast(to other: RGBColor) -> Double {
    let (dark, bright) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (bright + 0.05) / (dark + 0.05)
  }

  /// The relative luminance, from 0 for black to 1 for white.
  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The intensity of a primary colour, by a polynomial that is within 0.003 of the power function
  /// of sRGB.
  private static func linear(_ level: UInt8) -> Double {
    let level = Double(level) / 255
    return level * (level * (level * 0.305306011 + 0.682171111) + 0.012522878)
  }
}

// MARK: The colours with an index

extension RGBColor {
  /// The levels of each primary colour in the cube of 6 × 6 × 6 that begins at index 16.
  private static let cubeLevels: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// The indices of the colours that look the same in every theme: a cube, and 24 greys.
  private static let indices: ClosedRange<UInt8> = 16...255

  /// Creates the colour that terminals with 256 colours show for an index from 16 up.
  package init(index: UInt8) {
    if index >= 232 {
      let level = 8 + 10 * (index - 232)
      self.init(red: level, green: level, blue: level)
    } else {
      let place = Int(max(index, 16) - 16)
      let levels = Self.cubeLevels
      self.init(red: levels[place / 36], green: levels[place / 6 % 6], blue: levels[place % 6])
    }
  }

  /// The index from 16 up of the colour that is most like this one, among those that are fit.
  package func nearestIndex(where isFit: (RGBColor) -> Bool = { _ in true }) -> UInt8 {
    Self.indices.filter { isFit(RGBColor(index: $0)) }
      .min { distance(to: RGBColor(index: $0)) < distance(to: RGBColor(index: $1)) } ?? 16
  }

  /// How far this is from another colour, as the square of a length.
  package func distance(to other: RGBColor) -> Int {
    func square(_ level: UInt8, _ other: UInt8) -> Int {
      (Int(level) - Int(other)) * (Int(level) - Int(other))
    }
    return square(red, other.red) + square(green, other.green) + square(blue, other.blue)
  }
}

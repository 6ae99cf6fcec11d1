package import DisplayText

extension Style {
  /// Whether a text in this style can be read in every theme.
  ///
  /// Words need 4.5:1, or the theme's own colours for themselves and for what is behind them. A bar
  /// needs 3:1 to the ground of every theme. Where it has a ground of its own, as the edge of a
  /// cover does, one of the two needs it, and both can be told apart.
  ///
  ///     Style(foreground: .indexed(231), background: .indexed(24)).canBeRead("hp-books")  // true
  ///     Style(foreground: .indexed(231)).canBeRead("hp-books")                            // false
  package func canBeRead(_ text: String) -> Bool {
    // All but lines and blocks, of which bars, rules and covers are drawn.
    let hasWords = text.unicodeScalars.contains { $0 != " " && !("─"..."▟").contains($0) }
    if (foreground ?? background) == nil { return !(isDim && hasWords) }
    let letters = foreground?.mixture
    let ground = background?.mixture
    guard !isDim, (letters != nil) == (foreground != nil), (ground != nil) == (background != nil)
    else { return false }
    if text.allSatisfy({ $0 == " " }) { return true }
    return switch (letters, ground) {
    case (let letters?, let ground?):
      letters.contrast(to: ground) >= 4.5
        || !hasWords && letters.contrast(to: ground) >= 1.6
          && (letters.standsOutInEveryTheme || ground.standsOutInEveryTheme)
    case (let letters?, nil): !hasWords && letters.isSeenInEveryTheme
    case (nil, _): false
    }
  }
}

extension Color {
  /// The colour that the terminal shows, if that does not depend on its theme.
  package var mixture: RGBColor? {
    switch self {
    case .indexed(let index): index < 16 ? nil : RGBColor(index: index)
    case .rgb(let color): color
    }
  }
}

extension RGBColor {
  /// What is behind the text in dark themes and in light ones.
  private static let groundsOfThemes = [
    RGBColor(red: 0, green: 0, blue: 0), RGBColor(red: 0x1e, green: 0x1e, blue: 0x1e),
    RGBColor(red: 0xff, green: 0xff, blue: 0xff), RGBColor(red: 0xfd, green: 0xf6, blue: 0xe3),
  ]

  /// Whether a shape of the colour can be told from what is behind the text, whatever the theme.
  package var standsOutInEveryTheme: Bool {
    Self.groundsOfThemes.allSatisfy { contrast(to: $0) >= 3 }
  }

  /// The same of a bar, which has no ground of its own, also in dark themes as pale as Dracula and
  /// Nord.
  package var isSeenInEveryTheme: Bool {
    standsOutInEveryTheme && Self.paleGrounds.allSatisfy { contrast(to: $0) >= 3 }
  }

  private static let paleGrounds = [
    RGBColor(red: 0x28, green: 0x2a, blue: 0x36), RGBColor(red: 0x2e, green: 0x34, blue: 0x40),
  ]
}

import DisplayText
package import SystemCalls

/// Whether the user wants styles in the output, as a word on the command line.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto

  /// Even in a pipe or a file.
  case always

  /// Not even on a terminal.
  case never

  /// Whether one stream, standard output or standard error, may show styles, bold and dim included.
  ///
  /// `auto` checks, in this order: `NO_COLOR` (off unless empty; no-color.org), `CLICOLOR_FORCE`
  /// and `FORCE_COLOR` (on unless empty or 0), `CLICOLOR` (off if 0; bixense.com/clicolors), `TERM`
  /// (off if unset, empty or dumb), and finally whether the stream is a terminal.
  package func allowsColor(environment: Environment, isTerminal: Bool) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      environment.colorPreference ?? (isTerminal && environment.terminalSupportsEscapeSequences)
    }
  }
}

extension Environment {
  /// Whether `TERM` names a terminal that understands escape sequences: anything but `dumb`.
  package var terminalSupportsEscapeSequences: Bool {
    nonEmpty("TERM").map { $0 != "dumb" } ?? false
  }

  fileprivate var colorPreference: Bool? {
    if nonEmpty("NO_COLOR") != nil { return false }
    if isOn("CLICOLOR_FORCE") || isOn("FORCE_COLOR") { return true }
    return self["CLICOLOR"] == "0" ? false : nil
  }

  private func isOn(_ name: String) -> Bool { nonEmpty(name).map { $0 != "0" } ?? false }
}

/// How many colours a terminal shows.
package enum ColorDepth: Sendable {
  /// Those of the palette, which the user's theme chooses.
  case sixteen

  /// Also the 240 that look the same in every theme.
  case indexed

  /// All of them, in 24 bits.
  case full

  /// Whether the terminal has the colours of a style, if it has more than the palette.
  func shows(_ style: Style) -> Bool {
    self != .sixteen || [style.foreground, style.background].allSatisfy { $0?.isOfPalette ?? true }
  }
}

extension Environment {
  /// How many colours the terminal shows, if any: all if `COLORTERM` is one of the two values of
  /// github.com/termstandard/colors, and 256 if `TERM` says so, as `xterm-256color` does.
  package var colorDepth: ColorDepth {
    if let term = self["COLORTERM"], term == "truecolor" || term == "24bit" { return .full }
    let words = nonEmpty("TERM")?.split(separator: "-") ?? []
    return words.contains("256color") ? .indexed : .sixteen
  }
}

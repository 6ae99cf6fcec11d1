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
package enum ColorDepth: Comparable, Sendable {
  /// Those of the palette, which the user's theme chooses, so that no two of them are known to
  /// differ: all that can be relied on is the terminal's own text.
  case sixteen

  /// Also the 240 that look the same in every theme.
  case indexed

  /// All of them, in 24 bits.
  case full
}

extension Environment {
  /// How many colours the terminal shows, if any.
  ///
  /// `COLORTERM` says so where it is set, as in github.com/termstandard/colors. Since ssh sends only
  /// `TERM` along, and the variables of locales, the names of terminals tell as well.
  package var colorDepth: ColorDepth {
    if let term = self["COLORTERM"], term == "truecolor" || term == "24bit" { return .full }
    let words = nonEmpty("TERM")?.split { $0 == "-" || $0 == "." }.map(String.init) ?? []
    let depth = words.compactMap { Self.depths[$0] }.max() ?? .sixteen
    let variables = Self.depthsOfTerminals.filter { name, value, _ in
      value.map { self[name] == $0 } ?? (nonEmpty(name) != nil)
    }
    guard let multiplexer = words.first.flatMap({ Self.depthsOfMultiplexers[$0] }) else {
      return variables.map(\.depth).reduce(depth, max)
    }
    // The terminal is that of the multiplexer, which the variables of the one around it say nothing
    // of, and which may have fewer colours.
    let own = nonEmpty("TMUX") == nil ? multiplexer : .indexed
    return max(own, min(depth, .indexed))
  }

  /// The colours of terminals with some word in `TERM`.
  private static let depths: [String: ColorDepth] = [
    "256color": .indexed,
    // In the database of terminals, those that are given mixtures instead of indices.
    "direct": .full,
    "alacritty": .full, "foot": .full, "ghostty": .full, "kitty": .full, "wezterm": .full,
  ]

  /// The colours of programs that divide a terminal, by what `TERM` begins with.
  ///
  /// tmux shows all indices, as like them as the terminal around it can, also where it has the name
  /// of GNU screen; that has them only where it is built for them, and then says so.
  private static let depthsOfMultiplexers: [String: ColorDepth] = [
    "screen": .sixteen, "tmux": .indexed,
  ]

  /// The colours of terminals that have the name of another one in `TERM`, and set a variable to
  /// some value, or to any.
  private static let depthsOfTerminals: [(name: String, value: String?, depth: ColorDepth)] = [
    ("TERM_PROGRAM", "iTerm.app", .full),
    // Unlike the one before, it comes along over ssh.
    ("LC_TERMINAL", "iTerm2", .full),
    ("WT_SESSION", nil, .full),
  ]
}

import DisplayText
package import SystemCalls

/// Whether the user wants styles in the output, as a word on the command line.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto

  /// Even in a pipe or a file.
  case always

  /// Not even on a terminal.
  case never

  /// The colours that one stream, standard output or standard error, may show, or nil if its text
  /// may not be styled at all.
  ///
  /// `auto` checks, in this order: `NO_COLOR` (off unless empty; no-color.org), `CLICOLOR_FORCE`
  /// and `FORCE_COLOR` (on unless empty or 0), `CLICOLOR` (off if 0; bixense.com/clicolors), `TERM`
  /// (off if unset, empty or dumb), and finally whether the stream is a terminal. Where only colour
  /// is off, a terminal keeps the weight.
  package func depth(in environment: Environment, isTerminal: Bool) -> ColorDepth? {
    if self == .never { return nil }
    let preference = self == .always ? true : environment.colorPreference
    let isCapable = isTerminal && environment.terminalSupportsEscapeSequences
    if preference ?? isCapable { return environment.colorDepth }
    return isCapable ? .monochrome : nil
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
  /// None, but bold, underlined and reversed text.
  case monochrome

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
  /// `COLORTERM` says so where it is set, as in github.com/termstandard/colors. Since ssh sends
  /// only `TERM` along, and the variables of locales, the names of terminals tell as well.
  package var colorDepth: ColorDepth {
    if let term = self["COLORTERM"], term == "truecolor" || term == "24bit" { return .full }
    let words = nonEmpty("TERM")?.split { $0 == "-" || $0 == "." }.map(String.init) ?? []
    var depth = ColorDepth.sixteen
    for known in Self.depths where words.contains(known.name) { depth = max(depth, known.depth) }
    if let multiplexer = Self.depthsOfMultiplexers.first(where: { $0.name == words.first }) {
      // The terminal is that of the multiplexer, which the variables of the one around it say
      // nothing of, and which may have fewer colours.
      let own = nonEmpty("TMUX") == nil ? multiplexer.depth : .indexed
      return max(own, min(depth, .indexed))
    }
    for variable in Self.depthsOfTerminals {
      guard let value = nonEmpty(variable.name) else { continue }
      if variable.value ?? value == value { depth = max(depth, variable.depth) }
    }
    return depth
  }

  // Lists, since a dictionary of a type of its own takes longer to make than these to look through,
  // by the benchmark of `show 3` with its cover.

  private typealias KnownDepth = (name: String, value: String?, depth: ColorDepth)

  /// The colours of terminals with some word in `TERM`.
  private static let depths: [KnownDepth] = [
    ("256color", nil, .indexed),
    // In the database of terminals, those that are given mixtures instead of indices.
    ("direct", nil, .full),
    ("alacritty", nil, .full), ("foot", nil, .full), ("ghostty", nil, .full),
    ("iterm2", nil, .full), ("kitty", nil, .full), ("wezterm", nil, .full),
  ]

  /// The colours of programs that divide a terminal, by what `TERM` begins with.
  ///
  /// tmux shows all indices, as like them as the terminal around it can, also where it has the name
  /// of GNU screen; that has them only where it is built for them, and then says so.
  private static let depthsOfMultiplexers: [KnownDepth] = [
    ("screen", nil, .sixteen), ("tmux", nil, .indexed),
  ]

  /// The colours of terminals that have the name of another one in `TERM`, and set a variable to
  /// some value, or to any.
  private static let depthsOfTerminals: [KnownDepth] = [
    ("TERM_PROGRAM", "iTerm.app", .full),
    // Unlike the one before, it comes along over ssh.
    ("LC_TERMINAL", "iTerm2", .full),
    ("WT_SESSION", nil, .full),
  ]
}

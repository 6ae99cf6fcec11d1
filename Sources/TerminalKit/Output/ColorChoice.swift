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

package enum ColorDepth: Comparable, Sendable {
  /// None, but bold, underlined and reversed text.
  case monochrome

  /// Those of the palette, which the user's theme chooses, so that no two of them are known to
  /// differ: all that can be relied on is the terminal's own text.
  case sixteen

  /// Also the 240 that look the same in every theme.
  case indexed

  case full
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

  /// How many colours the terminal shows, if any.
  ///
  /// `COLORTERM` says so where it is set, as in github.com/termstandard/colors. Since ssh sends
  /// only `TERM` along, and the variables of locales, the names of terminals tell as well.
  package var colorDepth: ColorDepth {
    if let term = self["COLORTERM"], term == "truecolor" || term == "24bit" { return .full }
    let words = nonEmpty("TERM")?.split { $0 == "-" || $0 == "." }.map(String.init) ?? []
    let isFull = words.contains(where: Self.fullTerminals.contains)
    let depth: ColorDepth = isFull ? .full : words.contains("256color") ? .indexed : .sixteen
    if words.first == "screen" || words.first == "tmux" {
      // The terminal is that of the multiplexer, which the variables of the one around it say
      // nothing of, and which may have fewer colours. tmux shows all indices, as like them as the
      // terminal around it can, also where it has the name of GNU screen; that has them only where
      // it is built for them, and then says so.
      let isTmux = words.first == "tmux" || nonEmpty("TMUX") != nil
      return isTmux ? .indexed : min(depth, .indexed)
    }
    // Unlike the first of these, the second comes along over ssh.
    let isFullByName = self["TERM_PROGRAM"] == "iTerm.app" || self["LC_TERMINAL"] == "iTerm2"
    return isFullByName || nonEmpty("WT_SESSION") != nil ? .full : depth
  }

  /// Words in `TERM` of terminals that show all colours; `direct` is for those that, in the database
  /// of terminals, are given mixtures instead of indices.
  private static let fullTerminals = [
    "direct", "alacritty", "foot", "ghostty", "iterm2", "kitty", "wezterm",
  ]
}

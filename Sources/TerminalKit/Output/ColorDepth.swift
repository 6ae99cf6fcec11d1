package import SystemCalls

/// How many colours a terminal shows.
package enum ColorDepth: Sendable {
  /// Those of the palette, which the user's theme chooses.
  case sixteen

  /// Also the 240 that look the same in every theme.
  case indexed

  /// All of them, in 24 bits.
  case full
}

extension Environment {
  /// How many colours the terminal shows, if it shows any.
  ///
  /// All of them if `COLORTERM` is `truecolor` or `24bit`, and 256 if `TERM` says so, as
  /// `xterm-256color` does.
  package var colorDepth: ColorDepth {
    if let term = self["COLORTERM"], term == "truecolor" || term == "24bit" { return .full }
    let words = nonEmpty("TERM")?.split(separator: "-") ?? []
    return words.contains("256color") ? .indexed : .sixteen
  }
}

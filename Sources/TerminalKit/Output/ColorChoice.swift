package import SystemCalls

/// What the user wants about styles in the output.
///
/// The raw value is the word on the command line.
package enum ColorChoice: String, CaseIterable, Sendable {
  /// As environment and terminal suggest.
  case auto

  /// Also into a pipe or a file.
  case always

  /// Not even on a terminal.
  case never

  /// Decides about one stream.
  ///
  /// `auto` asks, in this order: `NO_COLOR` (off, unless empty), `CLICOLOR_FORCE` and
  /// `FORCE_COLOR` (on, unless empty or 0), `CLICOLOR` (off if 0), `TERM` (off if not set, empty
  /// or dumb), and last whether the stream is a terminal. Standard output and standard error are
  /// decided apart.
  ///
  ///     let environment = Environment(["TERM": "xterm"])
  ///     ColorChoice.auto.allowsColor(environment: environment, isTerminal: true)   // true
  ///     ColorChoice.auto.allowsColor(environment: environment, isTerminal: false)  // false
  ///
  /// - Parameters:
  ///   - environment: The environment, which holds the variables above.
  ///   - isTerminal: Whether the stream is a terminal.
  /// - Returns: Whether styles may be shown, bold and dim included.
  package func allowsColor(environment: Environment, isTerminal: Bool) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: environment.colorWish ?? (isTerminal && environment.terminalKnowsCodes)
    }
  }
}

extension Environment {
  fileprivate var colorWish: Bool? {
    if nonEmpty("NO_COLOR") != nil {
      false
    } else if isOn("CLICOLOR_FORCE") || isOn("FORCE_COLOR") {
      true
    } else if self["CLICOLOR"] == "0" {
      false
    } else {
      nil
    }
  }

  private func isOn(_ name: String) -> Bool {
    nonEmpty(name).map { $0 != "0" } ?? false
  }
}

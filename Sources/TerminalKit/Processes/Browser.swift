package import SystemCalls

/// The program that shows pages of the web.
///
///     let browser = Browser(
///       environment: environment, variables: ["HP_BOOKS_BROWSER", "BROWSER"], isAtTerminal: true)
///     try browser?.open("https://example.org")
package struct Browser: Equatable, Sendable {
  private let words: [String]

  /// Finds the browser that the environment asks for.
  ///
  /// The first variable that is not empty counts. Without one it is the program that opens
  /// things on this system, `open` or `xdg-open`, unless there is neither a desktop nor a
  /// terminal where it could open anything; then there is no browser.
  ///
  /// - Parameters:
  ///   - environment: The environment, which holds these variables, `DISPLAY` and `WAYLAND_DISPLAY`.
  ///   - variables: The names of the variables that may hold a browser and its options.
  ///   - isAtTerminal: Whether a person sits at a terminal, who might see a text browser there.
  package init?(environment: Environment, variables: [String], isAtTerminal: Bool) {
    if let name = variables.first(where: { !environment.words(in: $0).isEmpty }) {
      words = environment.words(in: name)
    } else if isAtTerminal || Desktop.isAlwaysThere || environment.hasDesktop {
      words = [Desktop.opener]
    } else {
      return nil
    }
  }

  /// Opens a page, and returns when the program has ended.
  ///
  /// A browser in the terminal ends when its reader is done; on a desktop the program that opens
  /// things ends at once. Ctrl-C is left to it for that time.
  ///
  /// - Parameter address: The address of the page. It takes the place of a word `%s`, or follows
  ///   all words.
  /// - Throws: ``ProgramFailure`` where the browser could not be run, or could not open the page.
  package func open(_ address: String) throws(ProgramFailure) {
    let signals = IgnoredSignals(Signal.endingKeys)
    defer { signals.restore() }
    let browser: ChildProcess
    do throws(Errno) {
      browser = try ChildProcess(command(opening: address))
    } catch {
      throw .notStarted(program: words[0], reason: error.reason)
    }
    if browser.wait() != .code(0) { throw .failed(program: words[0]) }
  }
}

extension Browser {
  private static let placeholder = "%s"

  private func command(opening address: String) -> [String] {
    words.contains(Self.placeholder)
      ? words.map { $0 == Self.placeholder ? address : $0 }
      : words + [address]
  }
}

extension Environment {
  fileprivate var hasDesktop: Bool {
    nonEmpty("DISPLAY") != nil || nonEmpty("WAYLAND_DISPLAY") != nil
  }

  fileprivate func words(in name: String) -> [String] {
    self[name]?.commandWords ?? []
  }
}

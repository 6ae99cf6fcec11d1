package import SystemCalls

/// The program that shows web pages.
///
///     let browser = Browser(
///       environment: environment, variables: ["HP_BOOKS_BROWSER", "BROWSER"], isAtTerminal: true)
///     try browser?.open("https://example.org")
package struct Browser: Equatable, Sendable {
  private let words: [String]

  /// Finds the browser that the environment asks for.
  ///
  /// The first variable that is not empty is used. If there is none, it is the program that opens
  /// files on this system, `open` or `xdg-open`. There is no browser if there is neither a desktop
  /// nor a terminal in which that program could open anything.
  ///
  /// - Parameters:
  ///   - environment: The environment, for these variables, `DISPLAY` and `WAYLAND_DISPLAY`.
  ///   - variables: The names of the variables that may hold a browser and its options.
  ///   - isAtTerminal: Whether the program runs in a terminal that could show a text browser.
  package init?(environment: Environment, variables: [String], isAtTerminal: Bool) {
    let commands = variables.lazy.compactMap { environment[$0]?.commandWords }
    if let command = commands.first(where: { !$0.isEmpty }) {
      words = command
    } else if isAtTerminal || Desktop.isAlwaysAvailable || environment.hasDesktop {
      words = [Desktop.opener]
    } else {
      return nil
    }
  }

  /// Opens a page, and returns when the program has ended.
  ///
  /// A text browser ends when the user quits it; on a desktop `open` or `xdg-open` ends at once.
  /// Ctrl-C is left to it meanwhile.
  ///
  /// - Parameter address: The address of the page. It replaces the word `%s`, or follows the last
  ///   word.
  /// - Throws: ``ProgramFailure`` if the browser could not be run, or could not open the page.
  package func open(_ address: String) throws(ProgramFailure) {
    let signals = IgnoredSignals(Signal.keyboardInterrupts)
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
}

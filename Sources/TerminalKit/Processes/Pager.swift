package import SystemCalls

/// The program that shows a page higher than the terminal one screen after the other.
///
///     let pager = Pager(environment: environment, variables: ["HP_BOOKS_PAGER", "PAGER"])
///     try pager?.show(encoder.encode(lines))
package struct Pager: Equatable, Sendable {
  private static let usual = "less"

  /// What `less` needs to show colours and letters; whoever set these variables knows better.
  private static let settings = ["LESS": "R", "LESSCHARSET": "utf-8"]

  private let words: [String]

  /// Finds the pager that the environment asks for.
  ///
  /// The first variable that is set counts, even where it is empty. None is set: `less`. There
  /// is no pager where the value is empty or `cat`, or where `TERM` tells of no terminal that
  /// could show one: not set, empty or dumb.
  ///
  /// - Parameters:
  ///   - environment: The environment, which holds these variables and `TERM`.
  ///   - variables: The names of the variables that may hold a pager and its options.
  package init?(environment: Environment, variables: [String]) {
    guard environment.terminalSupportsEscapeSequences else { return nil }
    words = (variables.lazy.compactMap { environment[$0] }.first ?? Self.usual).commandWords
    if words.isEmpty || words == ["cat"] { return nil }
  }

  /// Shows a text, and returns when its reader has seen enough.
  ///
  /// The pager gets the text on its standard input and the terminal for everything else. Ctrl-C
  /// is left to the pager for that time.
  ///
  /// - Parameter text: The bytes of the text, made safe for a terminal before.
  /// - Throws: ``ProgramFailure`` where nobody has seen the text: because the pager could not be
  ///   run, or because it failed before it took anything of it. Quitting early is no failure.
  package func show(_ text: [UInt8]) throws(ProgramFailure) {
    let signals = IgnoredSignals(Signal.endingKeys + [.brokenPipe])
    defer { signals.restore() }
    let pipe: PipedText
    let pager: ChildProcess
    do throws(Errno) {
      pipe = try PipedText(text)
      pager = try ChildProcess(words, input: pipe.readingEnd, settingWhereUnset: Self.settings)
    } catch {
      throw .notStarted(program: words[0], reason: error.reason)
    }
    pipe.write()
    if Self.hasFailed(pager.wait(), isUntouched: pipe.isUntouched()) {
      throw .failed(program: words[0])
    }
  }
}

extension Pager {
  private static func hasFailed(_ exit: ChildExit, isUntouched: Bool) -> Bool {
    switch exit {
    case .code(0), .signal(.interrupt): false
    // So a shell says that it found no program to pass the text on to.
    case .code(126), .code(127): true
    case .code, .signal: isUntouched
    }
  }
}

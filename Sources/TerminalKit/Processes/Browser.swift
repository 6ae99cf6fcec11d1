package import SystemCalls
import TypedText

/// The program that shows web pages.
///
///     let browser = Browser(
///       environment: environment, variables: ["HP_BOOKS_BROWSER", "BROWSER"], isAtTerminal: true)
///     try browser?.open("https://example.org")
package struct Browser: Equatable, Sendable {
  /// The programs to try in turn, each with its options.
  private let commands: [[String]]

  /// Finds the browser that the environment asks for.
  ///
  /// The first variable that is not empty is used; it may list several programs, separated by
  /// colons, by the convention for `BROWSER`. If there is none, it is the program that opens files on
  /// this system, `open` or `xdg-open`. There is no browser if there is neither a desktop nor a
  /// terminal in which that program could open anything.
  ///
  /// - Parameters:
  ///   - environment: The environment, for these variables, `DISPLAY` and `WAYLAND_DISPLAY`.
  ///   - variables: The names of the variables that may hold a browser and its options.
  ///   - isAtTerminal: Whether the program runs in a terminal that could show a text browser.
  package init?(environment: Environment, variables: [String], isAtTerminal: Bool) {
    let values = variables.lazy.compactMap { environment[$0] }
    let lists = values.map { ShellWords($0, separator: ":").commands }
    if let list = lists.first(where: { !$0.isEmpty }) {
      commands = list
    } else if isAtTerminal || Desktop.isAlwaysAvailable || environment.hasDesktop {
      commands = [[Desktop.opener]]
    } else {
      return nil
    }
  }

  /// Opens a page, and returns when the program has ended.
  ///
  /// If there are several programs, each is tried after those before it have failed. A text browser
  /// ends when the user quits it; on a desktop `open` or `xdg-open` ends at once. Ctrl-C is left to
  /// the browser meanwhile, and is a way to quit it.
  ///
  /// - Parameters:
  ///   - address: The address of the page. It replaces `%s`, also in a word such as `--url=%s`, or
  ///     follows the last word. A word with white space stays as it is: it may be a script for a shell,
  ///     which would run what an address says.
  ///   - input: The terminal from which a text browser reads its keys, or nil for standard input.
  /// - Throws: ``ProgramFailure`` if the last of them could not be run, or could not open the page.
  package func open(_ address: String, input: Descriptor? = nil) throws(ProgramFailure) {
    let signals = IgnoredSignals(Signal.keyboardInterrupts)
    defer { signals.restore() }
    var failure: ProgramFailure?
    for words in commands {
      do throws(ProgramFailure) {
        return try Self.run(words, opening: address, input: input)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }
}

extension Browser {
  private static func run(
    _ words: [String], opening address: String, input: Descriptor?
  ) throws(ProgramFailure) {
    let command =
      words.contains(where: \.hasPlaceholder)
      ? words.map { $0.hasPlaceholder ? $0.replacingPlaceholders(by: address) : $0 }
      : words + [address]
    let browser: ChildProcess
    do throws(Errno) {
      browser = try ChildProcess(command, input: input)
    } catch {
      throw .notStarted(program: words[0], reason: error.reason)
    }
    switch browser.wait() {
    case .code(0), .signal(.interrupt): return
    case .code, .signal: throw .failed(program: words[0])
    }
  }
}

extension String {
  fileprivate var hasPlaceholder: Bool {
    !unicodeScalars.contains(where: \.properties.isWhitespace)
      && zip(utf8, utf8.dropFirst()).contains { $0 == UInt8(ascii: "%") && $1 == UInt8(ascii: "s") }
  }

  fileprivate func replacingPlaceholders(by address: String) -> String {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.first == UInt8(ascii: "s") {
        rest.removeFirst()
        bytes += address.utf8
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Environment {
  fileprivate var hasDesktop: Bool {
    nonEmpty("DISPLAY") != nil || nonEmpty("WAYLAND_DISPLAY") != nil
  }
}

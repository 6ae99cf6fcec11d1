package import SystemCalls
import TypedText

/// The program that shows web pages.
///
///     let browser = Browser(
///       environment: environment, variables: ["HP_BOOKS_BROWSER", "BROWSER"], isAtTerminal: true)
///     try browser?.open("https://example.org")
package struct Browser: Equatable, Sendable {
  private let commands: [[String]]

  /// Finds the browser that the environment asks for by one of these variables.
  ///
  /// The first variable that is not empty is used; it may list several programs, separated by
  /// colons, by the convention for `BROWSER`. If there is none, it is the program that opens files
  /// on this system, `open` or `xdg-open`. There is no browser if there is neither a desktop nor a
  /// terminal in which that program could open anything.
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

  /// Opens a page, and returns when the program has ended: a text browser when the user quits it,
  /// for which Ctrl-C is a way, and on a desktop `open` or `xdg-open` at once.
  ///
  /// Several programs are tried in turn, and the failure of the last is thrown. The address
  /// replaces `%s`, also in a word such as `--url=%s`, or follows the last word. A word with white
  /// space stays as it is: it may be a script for a shell, which would run what an address says. A
  /// text browser reads its keys from the input, or else from standard input.
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

/// Why an external program, such as a pager or a browser, did not do its job.
package enum ProgramFailure: Error, Equatable, Sendable {
  /// It could not be run, for a reason in the system's words.
  case notStarted(program: String, reason: String)

  case failed(program: String)
}

package import DisplayText
package import SystemCalls
import TypedText

/// The program that shows a page taller than the terminal, screen by screen.
package struct Pager: Equatable, Sendable {
  private static let defaultCommand = "less"

  /// A trap that keeps a shell waiting for the programs of a pipe when a signal comes for all of
  /// them, so that none of them is left alone with the terminal.
  private static let shellPrelude = "trap : INT QUIT TERM HUP\n"

  private let words: [String]

  private let name: String
  private let variables: [String: String]

  /// Finds the pager that the environment asks for by one of these variables.
  ///
  /// The first variable that is set is used, even if it is empty. If none is set, it is `less`.
  /// There is no pager if the value is empty or `cat`, or if `TERM` is unset, empty or `dumb`. A
  /// command that needs a shell, such as a pipe, gets one.
  package init?(environment: Environment, variables: [String]) {
    guard environment.terminalSupportsEscapeSequences else { return nil }
    let command = variables.lazy.compactMap { environment[$0] }.first ?? Self.defaultCommand
    let parsed = ShellWords(command)
    guard let first = parsed.words.first, parsed.words != ["cat"] else { return nil }
    words = parsed.needsShell ? ["/bin/sh", "-c", Self.shellPrelude + command] : parsed.words
    name = parsed.needsShell ? command : first
    self.variables = environment.variablesOfLess
  }

  /// Whether the pager shows hyperlinks without their targets, as `less -R` does with OSC 8; see
  /// `less(1)`.
  package var showsLinks: Bool { name == "less" || name.hasSuffix("/less") }

  /// Whether the top of a page would scroll out of sight in a terminal, whose last row belongs to
  /// the shell's prompt, and where a line that is too wide takes as many rows as it needs.
  ///
  ///     Pager.isNeeded(for: lines, rows: 24, columns: 80)  // true from 24 lines on
  package static func isNeeded(for lines: [StyledText], rows: Int?, columns: Int?) -> Bool {
    let size = TerminalSize.default
    let columns = max(1, columns ?? size.columns)
    let height = lines.reduce(0) { $0 + max(1, ($1.displayWidth + columns - 1) / columns) }
    return height >= rows ?? size.rows
  }

  /// Shows a text that is already safe for a terminal, and returns when the user quits the pager.
  ///
  /// The pager gets the text on its standard input and the terminal for everything else. Ctrl-C is
  /// left to the pager meanwhile. A signal that asks this process to end is passed on to the pager,
  /// and ends this process after it. The work is done while the user reads, once the pager has
  /// taken as much as it will. Throws if the pager could not be run; one that fails by itself says
  /// why.
  package func show(_ text: [UInt8], meanwhile work: () -> Void = {}) throws(ProgramFailure) {
    let ignored = ReplacedActions(ignoring: Signal.keyboardInterrupts + [.brokenPipe])
    defer { ignored.restore() }
    let forwarded = ForwardedSignals([.termination, .hangup])
    defer { forwarded.answer() }
    let pager: ChildProcess
    do throws(Errno) {
      var pipe = try Pipe()
      pager = try ChildProcess(words, input: pipe.readingEnd, variables: variables)
      // With this end still open, the end of the pager would go unnoticed.
      pipe.closeReadingEnd()
      forwarded.forward(to: pager)
      Self.write(text, to: &pipe, meanwhile: work)
    } catch { throw .notStarted(program: name, reason: error.reason) }
    switch pager.wait() {
    // A shell's codes for a program that it could not run or find (POSIX, 2.8.2).
    case .code(126), .code(127): throw .failed(program: name)
    case .code, .signal: return
    }
  }
}

extension Pager {
  /// Writes until the text ends or the pager stops reading, and does some work once, as soon as the
  /// pager has taken as much as it will.
  private static func write(_ text: [UInt8], to pipe: inout Pipe, meanwhile work: () -> Void) {
    let end = pipe.writingEnd
    var isDone = false
    try? Descriptor.writeAll(text, attempt: end.writeOnce) {
      if isDone { return end.waitUntilWritable() }
      isDone = true
      work()
    }
    pipe.closeWritingEnd()
    if !isDone { work() }
  }
}

package enum ProgramFailure: Error, Equatable, Sendable {
  /// It could not be run, for a reason in the system's words.
  case notStarted(program: String, reason: String)

  /// A shell could not run it, and has said why.
  case failed(program: String)
}

extension Environment {
  /// The variables with which `less` shows colours and UTF-8: `FRX`, as git sets them, and `i` to
  /// search whatever the case, unless the user has set any, which come last, and so they win.
  fileprivate var variablesOfLess: [String: String] {
    let options = self["LESS"].map { $0.isEmpty ? "-R" : "-R \($0)" } ?? "FRXi"
    let charset = self["LESSCHARSET"] ?? "utf-8"
    return ["LESS": options, "LESSCHARSET": charset]
  }
}

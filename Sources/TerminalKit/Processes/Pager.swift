package import DisplayText
package import SystemCalls
import TypedText

/// The program that shows a page taller than the terminal, screen by screen.
///
///     let pager = Pager(environment: environment, variables: ["HP_BOOKS_PAGER", "PAGER"])
///     try pager?.show(encoder.encode(lines))
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
  /// taken as much as it will. Throws if the pager could not be run, or failed before it read any
  /// of the text; quitting early is not a failure.
  package func show(_ text: [UInt8], meanwhile work: () -> Void = {}) throws(ProgramFailure) {
    let ignored = IgnoredSignals(Signal.keyboardInterrupts + [.brokenPipe])
    defer { ignored.restore() }
    let forwarded = ForwardedSignals([.termination, .hangup])
    defer { forwarded.answer() }
    let pipe: PipedText
    let pager: ChildProcess
    do throws(Errno) {
      pipe = try PipedText(text)
      pager = try ChildProcess(words, input: pipe.readingEnd, variables: variables)
    } catch { throw .notStarted(program: name, reason: error.reason) }
    forwarded.forward(to: pager)
    withoutActuallyEscaping(work) { pipe.write(meanwhile: $0) }
    if Self.hasFailed(pager.wait(), isUntouched: pipe.isUntouched()) {
      throw .failed(program: name)
    }
  }
}

extension Pager {
  private static func hasFailed(_ exit: ChildExit, isUntouched: Bool) -> Bool {
    switch exit {
    case .code(0), .signal(.interrupt): false
    // A shell's codes for a program that it could not run or find (POSIX, 2.8.2).
    case .code(126), .code(127): true
    case .code, .signal: isUntouched
    }
  }
}

/// Why a pager did not do its job.
package enum ProgramFailure: Error, Equatable, Sendable {
  /// It could not be run, for a reason in the system's words.
  case notStarted(program: String, reason: String)

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

/// A text on its way through a pipe to a program that reads its standard input.
///
/// It keeps a reading end of its own until it has to wait for the program, so that it can tell
/// afterwards whether the program read any of the text. A class, because the closures that
/// ``DescriptorWriter`` keeps have to change its state.
final class PipedText {
  private let text: [UInt8]
  private var pipe: Pipe
  private var wasFull = false
  private var madeRoom = false

  init(_ text: [UInt8]) throws(Errno) {
    self.text = text
    pipe = try Pipe()
  }

  var readingEnd: Descriptor { pipe.readingEnd }

  /// Writes until the text ends or the program stops reading, and does some work once, as soon as
  /// the program has taken as much as it will.
  func write(meanwhile work: @escaping () -> Void) {
    var work: (() -> Void)? = work
    let writer = DescriptorWriter(attempt: writeOnce) { [self] in
      guard let undone = work else { return waitForRoom() }
      // The program may make room meanwhile and end: that is noticed only while there is a reader.
      work = nil
      undone()
    }
    try? writer.write(text)
    pipe.closeWritingEnd()
    work?()
  }

  /// Whether the program, which has ended, has read nothing of the text; of one larger than the
  /// pipe it is known to have read some only once there is room for more.
  func isUntouched() -> Bool { pipe.isReadingEndOpen ? pipe.drain() == text.count : !madeRoom }
}

extension PipedText {
  private func writeOnce(_ bytes: ArraySlice<UInt8>) -> WriteOutcome {
    let outcome = pipe.writingEnd.writeOnce(bytes)
    switch outcome {
    case .notReady: wasFull = true
    case .wrote: madeRoom = madeRoom || wasFull
    case .interrupted, .failed: break
    }
    return outcome
  }

  /// From here on only the program may hold a reading end: with ours still open, the end of the
  /// program would go unnoticed, and the wait would never end.
  private func waitForRoom() {
    pipe.closeReadingEnd()
    pipe.writingEnd.waitUntilWritable()
  }
}

/// A program that this process has started, with no shell in between.
///
///     let child = try ChildProcess(["less", "-S"])
///     child.wait()  // .code(0) when the reader has quit
///
/// It gets the standard streams of this process, its environment, and the usual effect of the
/// signals that this process may be ignoring.
package struct ChildProcess {
  private let number: Int32

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - words: The program, looked for along `PATH` unless it holds a slash, and its arguments.
  ///   - input: A descriptor that becomes its standard input, or nil for that of this process.
  ///   - fallbacks: Variables for its environment where this process has not set them itself.
  /// - Throws: ``ChildProcessError`` where there is no such program or it cannot be run.
  package init(
    _ words: [String], input: Int32? = nil, settingWhereUnset fallbacks: [String: String] = [:]
  ) throws(ChildProcessError) {
    number = try CLibrary.start(
      words,
      input: input,
      additions: fallbacks.filter { CLibrary.environmentVariable($0.key) == nil })
  }

  /// Waits until the program has ended.
  ///
  /// - Returns: How it ended. Where the system has forgotten that, it is said to have gone well.
  package func wait() -> ChildExit {
    CLibrary.waitForEnd(of: number).map(ChildExit.init(waitStatus:)) ?? .code(0)
  }
}

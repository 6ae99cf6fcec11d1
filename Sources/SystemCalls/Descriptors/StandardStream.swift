/// One of the three streams that every process is started with.
///
/// The raw value is the number of its file descriptor.
package enum StandardStream: Int32, CaseIterable, Sendable {
  /// Where a program reads from.
  case input = 0

  /// Where what was asked for is written.
  case output

  /// Where everything else is said.
  case error

  /// Its descriptor.
  package var descriptor: Descriptor {
    Descriptor(rawValue: rawValue)
  }

  /// Whether a person sits at the other end.
  package var isTerminal: Bool {
    descriptor.isTerminal
  }

  /// How many columns the terminal has, or nil where there is no terminal or it does not know.
  package var columns: Int? {
    descriptor.columns
  }

  /// How many rows the terminal has, or nil where there is no terminal or it does not know.
  package var rows: Int? {
    descriptor.rows
  }

  /// Writes bytes, all of them, before it returns.
  ///
  ///     try StandardStream.output.write(Array("Hello\n".utf8))
  ///
  /// - Parameter bytes: What is written, with no buffer in between.
  /// - Throws: The reason why not all could be written, ``Errno/brokenPipe`` where nobody reads
  ///   any more; what was written before stays so.
  package func write(_ bytes: [UInt8]) throws(Errno) {
    try DescriptorWriter(descriptor: descriptor).write(bytes)
  }

  /// Opens the streams that were closed when the process was started, so that their numbers are
  /// taken.
  ///
  /// The system gives a new file the lowest free number. If standard output were closed, the
  /// first file that is opened would become standard output, and what is printed would be
  /// written into it. So each free number gets the null device, open for reading only: reading
  /// finds the end at once, and writing still fails, as it should when nobody will ever see what
  /// was written.
  ///
  /// Called once, before any file is opened.
  package static func reserveAll() {
    // From the lowest number up, so that each null device gets the very number that is free.
    for stream in allCases where !stream.descriptor.isOpen {
      Descriptor.reserveLowest()
    }
  }
}

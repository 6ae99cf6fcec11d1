/// One of the three streams that every process starts with.
///
/// The raw value is the number of its file descriptor.
package enum StandardStream: Int32, CaseIterable, Sendable {
  /// What a program reads.
  case input = 0

  /// Where the program's output is written.
  case output

  /// Where errors, warnings and hints are written.
  case error

  /// Its descriptor.
  package var descriptor: Descriptor {
    Descriptor(rawValue: rawValue)
  }

  /// Whether it is a terminal.
  package var isTerminal: Bool {
    descriptor.isTerminal
  }

  /// How many columns the terminal has, or nil if there is no terminal or it does not say.
  package var columns: Int? {
    descriptor.columns
  }

  /// How many rows the terminal has, or nil if there is no terminal or it does not say.
  package var rows: Int? {
    descriptor.rows
  }

  /// Writes all the bytes before it returns.
  ///
  ///     try StandardStream.output.write(Array("Hello\n".utf8))
  ///
  /// - Parameter bytes: What to write, with no buffer in between.
  /// - Throws: Why not all could be written, ``Errno/brokenPipe`` if nobody reads any more. What
  ///   was already written stays written.
  package func write(_ bytes: [UInt8]) throws(Errno) {
    try DescriptorWriter(descriptor: descriptor).write(bytes)
  }

  /// Opens the streams that were closed when the process started, so that their numbers are taken.
  ///
  /// The system gives a new file the lowest free number. If standard output is closed, the first
  /// file opened would become standard output, and the output would be written into it. So each
  /// free number gets the null device, open for reading only: reading finds the end at once, and
  /// writing still fails, as it should if nobody will ever see the output.
  ///
  /// Call it once, before any file is opened.
  package static func reserveAll() {
    // In ascending order, so that each null device gets the number that is free.
    for stream in allCases where !stream.descriptor.isOpen {
      Descriptor.reserveLowest()
    }
  }
}

/// One of the three streams that every process is started with.
///
/// The raw value is the number of its file descriptor.
public enum StandardStream: Int32, Sendable {
  /// Where a program reads from.
  case input = 0

  /// Where what was asked for is written.
  case output

  /// Where everything else is said.
  case error

  /// Whether a person sits at the other end.
  public var isTerminal: Bool {
    CLibrary.isTerminal(rawValue)
  }

  /// How many columns the terminal has, or nil where there is no terminal or it does not know.
  public var columns: Int? {
    CLibrary.columns(of: rawValue)
  }

  /// How many rows the terminal has, or nil where there is no terminal or it does not know.
  public var rows: Int? {
    CLibrary.rows(of: rawValue)
  }

  /// Writes bytes, all of them, before it returns.
  ///
  ///     try StandardStream.output.write(Array("Hello\n".utf8))
  ///
  /// - Parameter bytes: What is written, with no buffer in between.
  /// - Throws: ``OutputError`` if not all could be written; what was written before stays so.
  public func write(_ bytes: [UInt8]) throws(OutputError) {
    try DescriptorWriter(descriptor: rawValue).write(bytes)
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
  public static func reserveAll() {
    // From the lowest number up, so that each null device gets the very number that is free.
    for stream in [StandardStream.input, .output, .error] where !CLibrary.isOpen(stream.rawValue) {
      CLibrary.openNullDeviceForReading()
    }
  }
}

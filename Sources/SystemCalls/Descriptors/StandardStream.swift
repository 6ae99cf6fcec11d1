/// One of the three streams that every process starts with, by the number of its descriptor.
package enum StandardStream: Int32, CaseIterable, Sendable {
  case input = 0
  case output

  /// The stream for errors, warnings and hints.
  case error

  package var descriptor: Descriptor { Descriptor(rawValue: rawValue) }

  package var isTerminal: Bool { descriptor.isTerminal }

  /// Writes all the bytes before it returns, with no buffer in between; if that fails, the bytes
  /// already written stay written.
  package func write(_ bytes: [UInt8]) throws(Errno) {
    try DescriptorWriter(descriptor: descriptor).write(bytes)
  }

  /// Opens the streams that were closed when the process started, so that their numbers are taken;
  /// call it once, before any file is opened.
  ///
  /// POSIX gives a newly opened file the lowest free number. If standard output is closed, the
  /// first file opened would become standard output, and the output would be written into it. So
  /// each free number gets the null device, open for the opposite of what its stream is for:
  /// reading the input and writing the outputs still fail, as they do on a closed stream.
  package static func reserveAll() {
    // In ascending order, so that each null device gets the number that is free.
    for stream in allCases where !stream.descriptor.isOpen {
      Descriptor.reserveLowest(forReading: stream != .input)
    }
  }
}

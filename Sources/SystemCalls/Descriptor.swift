import CLibrary

package enum WriteOutcome {
  /// So many bytes were written, perhaps not all, or none if a signal came.
  case wrote(Int)

  case notReady

  /// Another attempt would fail too.
  case failed(Errno)
}

/// The number of an open file, pipe or terminal.
///
/// It is never closed by itself; see ``FileDescriptor`` for one that has an owner.
package struct Descriptor: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Whether the process may use the terminal now, since no other process group has it, or no shell
  /// controls it; safe in a signal handler.
  package var isInForeground: Bool {
    let group = tcgetpgrp(rawValue)
    return group == -1 || group == getpgrp()
  }

  /// The size of the terminal, or nil if there is no terminal or it does not say.
  package var columns: Int? { windowSize.flatMap { $0.ws_col > 0 ? Int($0.ws_col) : nil } }
  package var rows: Int? { windowSize.flatMap { $0.ws_row > 0 ? Int($0.ws_row) : nil } }

  /// Writes all the bytes before it returns, with no buffer in between, or throws the first error
  /// that another attempt would not cure; the bytes already written stay written.
  package func writeAll(_ bytes: [UInt8]) throws(Errno) {
    try Self.writeAll(bytes, attempt: writeOnce, waitUntilReady: waitUntilWritable)
  }

  /// The same to anything that takes bytes, perhaps not all that it is given at once, and which
  /// waits until another attempt is worthwhile.
  package static func writeAll(
    _ bytes: [UInt8], attempt: (ArraySlice<UInt8>) -> WriteOutcome, waitUntilReady: () -> Void
  ) throws(Errno) {
    var remaining = bytes[...]
    while !remaining.isEmpty {
      switch attempt(remaining) {
      case .wrote(let count): remaining.removeFirst(count)
      case .notReady: waitUntilReady()
      case .failed(let error): throw error
      }
    }
  }

  package func writeOnce(_ bytes: ArraySlice<UInt8>) -> WriteOutcome {
    let count = bytes.withUnsafeBytes { write(rawValue, $0.baseAddress, $0.count) }
    if count > 0 { return .wrote(count) }
    // Nothing written and no reason given: trying again might never end.
    let error = count == 0 ? Errno.ioError : Errno.last
    return switch error {
    case .interrupted: .wrote(0)
    case .wouldBlock: .notReady
    default: .failed(error)
    }
  }

  /// Waits until it can take more bytes; may return early.
  package func waitUntilWritable() { _ = Self.wait(for: POLLOUT, on: [self], milliseconds: nil) }
}

extension Descriptor {
  var isReadable: Bool { Self.waitForInput(on: [self], milliseconds: 0) }

  /// Waits until there is something to read, a signal comes, or the time is up; false if it is.
  static func waitForInput(on descriptors: [Descriptor], milliseconds: Int32?) -> Bool {
    wait(for: POLLIN, on: descriptors, milliseconds: milliseconds)
  }

  /// Reads once, as much as there is; nothing at the end.
  func readOnce(upTo count: Int) throws(Errno) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let length = read(rawValue, &bytes, count)
    guard length >= 0 else { throw .last }
    return Array(bytes[..<length])
  }

  /// Opens a pipe that no child process inherits.
  static func openPipe() throws(Errno) -> (readingEnd: Descriptor, writingEnd: Descriptor) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .last }
    for end in ends { _ = fileControl(end, F_SETFD, FD_CLOEXEC) }
    return (Descriptor(rawValue: ends[0]), Descriptor(rawValue: ends[1]))
  }

  static func openControllingTerminal() -> Descriptor? {
    let number = openFile("/dev/tty", O_RDWR | O_CLOEXEC, 0)
    return number < 0 ? nil : Descriptor(rawValue: number)
  }

  func setNonBlocking() { _ = fileControl(rawValue, F_SETFL, O_NONBLOCK) }

  private static func wait(
    for event: Int32, on descriptors: [Descriptor], milliseconds: Int32?
  ) -> Bool {
    #if canImport(Darwin)
    // On macOS, `poll` does not take `/dev/tty`, nor `select` a number from 1024 on.
    let numbers = descriptors.map { Int($0.rawValue) }
    let last = numbers.max() ?? 0
    var set = fd_set()
    guard last < 8 * MemoryLayout<fd_set>.size else { return true }
    withUnsafeMutableBytes(of: &set) { bytes in
      for number in numbers { bytes[number >> 3] |= 1 << (number & 7) }
    }
    var time = timeval()
    time.tv_sec = numericCast((milliseconds ?? 0) / 1000)
    time.tv_usec = numericCast((milliseconds ?? 0) % 1000 * 1000)
    return withUnsafeMutablePointer(to: &set) { set in
      withUnsafeMutablePointer(to: &time) { time in
        select(
          Int32(last + 1), event == POLLIN ? set : nil, event == POLLOUT ? set : nil, nil,
          milliseconds == nil ? nil : time) != 0
      }
    }
    #else
    var requests = descriptors.map { pollfd(fd: $0.rawValue, events: Int16(event), revents: 0) }
    return poll(&requests, nfds_t(requests.count), milliseconds ?? -1) != 0
    #endif
  }

  private var windowSize: winsize? {
    var size = winsize()
    return readWindowSize(rawValue, &size) == 0 ? size : nil
  }
}

/// One of the three streams that every process starts with, by the number of its descriptor.
package enum StandardStream: Int32, CaseIterable, Sendable {
  case input = 0
  case output
  case error

  package var descriptor: Descriptor { Descriptor(rawValue: rawValue) }

  package var isTerminal: Bool { descriptor.isTerminal }

  package func write(_ bytes: [UInt8]) throws(Errno) { try descriptor.writeAll(bytes) }

  /// Opens the streams that were closed when the process started, so that their numbers are taken;
  /// call it once, before any file is opened.
  ///
  /// POSIX gives a newly opened file the lowest free number. If standard output is closed, the
  /// first file opened would become standard output, and the output would be written into it. So
  /// each free number gets the null device, open for the opposite of what its stream is for:
  /// reading the input and writing the outputs still fail, as they do on a closed stream.
  package static func reserveAll() {
    // In ascending order, so that each null device gets the number that is free.
    for stream in allCases where fileControl(stream.rawValue, F_GETFD, 0) == -1 {
      _ = openFile("/dev/null", stream == .input ? O_WRONLY : O_RDONLY, 0)
    }
  }
}

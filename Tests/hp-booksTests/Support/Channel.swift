import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A way for bytes from a program to the test: the end that the test reads, and the other one.
struct Channel {
  let readEnd: Int32
  let writeEnd: Int32

  /// A pipe.
  static func makePipe(waits: Bool = true) throws -> Channel {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemFailure.last }
    if !waits { _ = fcntl(ends[1], F_SETFL, O_NONBLOCK) }
    return Channel(readEnd: ends[0], writeEnd: ends[1]).keptFromOtherPrograms()
  }

  /// A pseudo-terminal that passes bytes on as they are.
  static func makeTerminal(columns: UInt16) throws -> Channel {
    var readEnd: Int32 = -1
    var writeEnd: Int32 = -1
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    var settings = termios()
    guard openpty(&readEnd, &writeEnd, nil, nil, &size) == 0,
      tcgetattr(writeEnd, &settings) == 0
    else { throw SystemFailure.last }
    settings.c_oflag &= ~tcflag_t(OPOST)
    guard tcsetattr(writeEnd, TCSANOW, &settings) == 0 else { throw SystemFailure.last }
    return Channel(readEnd: readEnd, writeEnd: writeEnd).keptFromOtherPrograms()
  }

  private func keptFromOtherPrograms() -> Channel {
    _ = fcntl(readEnd, F_SETFD, FD_CLOEXEC)
    _ = fcntl(writeEnd, F_SETFD, FD_CLOEXEC)
    return self
  }
}

import Foundation

/// A pipe whose two ends are closed by hand, and are kept from the programs of other tests.
package struct RawPipe {
  package let readEnd: Int32
  package let writeEnd: Int32

  package init() throws {
    var ends: [Int32] = [-1, -1]
    try Inheritance.whileAlone {
      guard pipe(&ends) == 0 else { throw SystemFailure.last }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  /// Makes writing give up where it would have to wait.
  package func refuseToWaitForReader() { _ = fcntl(writeEnd, F_SETFL, O_NONBLOCK) }

  /// Makes writing fail.
  package func closeReadEnd() { close(readEnd) }

  /// Lets the reader reach the end.
  package func closeWriteEnd() { close(writeEnd) }

  package func readAll() -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(readEnd, &piece, piece.count)
      if count > 0 { bytes += piece[..<count] } else if count == 0 || errno != EINTR { break }
    }
    return bytes
  }

  /// Waits until no program holds the end that is read, not even one that another test has just
  /// started and that holds it by chance.
  package func waitUntilNobodyReads() {
    var request = pollfd(fd: writeEnd, events: 0, revents: 0)
    while poll(&request, 1, -1) < 1 {}
  }

  /// Waits until a writer, who has more to write than there is room for, has filled it.
  package func waitUntilFull() {
    var request = pollfd(fd: writeEnd, events: Int16(POLLOUT), revents: 0)
    while poll(&request, 1, 0) > 0, request.revents == Int16(POLLOUT) { sched_yield() }
  }
}

/// A terminal without a window, whose two ends are kept from the programs of other tests.
package struct PseudoTerminal {
  /// The end that a window would have: what is written to it is typed.
  package let window: Int32

  /// The end that programs have.
  package let terminal: Int32

  /// Opens a terminal; with 0 it does not know its columns or its rows.
  package init(columns: Int, rows: Int = 24) throws {
    var (window, terminal): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    try Inheritance.whileAlone {
      guard openpty(&window, &terminal, nil, nil, &size) == 0 else { throw SystemFailure.last }
      for end in [window, terminal] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    (self.window, self.terminal) = (window, terminal)
  }

  /// Lets line ends through as they are written.
  package func passBytesOnAsTheyAre() throws {
    var settings = termios()
    guard tcgetattr(terminal, &settings) == 0 else { throw SystemFailure.last }
    settings.c_oflag &= ~tcflag_t(OPOST)
    guard tcsetattr(terminal, TCSANOW, &settings) == 0 else { throw SystemFailure.last }
  }

  /// The path by which a program opens the terminal.
  package var path: String {
    get throws {
      // Many tests ask at the same time, so each needs a place of its own for the answer.
      var name = [CChar](repeating: 0, count: 256)
      let code = ttyname_r(terminal, &name, name.count)
      guard code == 0 else { throw SystemFailure(code: code) }
      return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }

  package func closeBothEnds() {
    close(terminal)
    close(window)
  }
}

/// Keeps what one test has open from what another one starts at the same moment.
///
/// A new process holds everything that is open until it becomes another program. Were that a
/// script that is just being written, nobody could run it; were it a terminal or a pipe, its end
/// would go unnoticed.
enum Inheritance {
  private static let lock = NSRecursiveLock()

  /// Opens or starts something while no other test does.
  static func whileAlone<Result>(_ body: () throws -> Result) rethrows -> Result {
    try lock.withLock(body)
  }
}

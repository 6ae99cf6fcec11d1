#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

import SystemCalls

/// Two descriptors, of which one reads what the other writes.
struct RawPipe {
  let readingEnd: Descriptor
  let writingEnd: Descriptor

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    readingEnd = Descriptor(rawValue: ends[0])
    writingEnd = Descriptor(rawValue: ends[1])
    // Programs that other tests start shall not keep an end open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  /// Makes writing give up where it would have to wait.
  func refuseToWaitForReader() {
    _ = fcntl(writingEnd.rawValue, F_SETFL, O_NONBLOCK)
  }

  func closeReadingEnd() {
    close(readingEnd.rawValue)
  }

  func closeWritingEnd() {
    close(writingEnd.rawValue)
  }

  /// Reads up to the end, with a rest after every piece so that the pipe fills up.
  func readSlowly() -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 50_000)
    while case let count = read(readingEnd.rawValue, &piece, piece.count), count > 0 {
      bytes += piece[..<count]
      rest()
    }
    return bytes
  }
}

/// Lets a pipe without a reader give its error to this thread instead of ending the process.
func withoutPipeSignal(_ body: () -> Void) {
  var pipeSignal = sigset_t()
  var before = sigset_t()
  sigemptyset(&pipeSignal)
  sigaddset(&pipeSignal, SIGPIPE)
  pthread_sigmask(SIG_BLOCK, &pipeSignal, &before)
  body()
  // The signal waits for this thread and has to be taken before the old mask comes back.
  var pending = sigset_t()
  sigpending(&pending)
  if sigismember(&pending, SIGPIPE) == 1 {
    var received: Int32 = 0
    sigwait(&pipeSignal, &received)
  }
  pthread_sigmask(SIG_SETMASK, &before, nil)
}

/// Lets a millisecond pass.
func rest() {
  usleep(1000)
}

/// Opens a file for writing, or gives -1 where there is no such file.
func openForWriting(_ path: String) -> Descriptor {
  Descriptor(rawValue: open(path, O_WRONLY | O_CLOEXEC))
}

import Foundation
import SystemCalls
import TestSupport

extension RawPipe {
  var readingEnd: Descriptor { Descriptor(rawValue: readEnd) }

  var writingEnd: Descriptor { Descriptor(rawValue: writeEnd) }

  /// Whether there is something to read.
  var hasBytes: Bool {
    var request = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0
  }

  /// Waits for a byte and reads it, or gives nil at the end.
  func readByte() -> UInt8? {
    var byte: UInt8 = 0
    var count = read(readEnd, &byte, 1)
    while count == -1, errno == EINTR { count = read(readEnd, &byte, 1) }
    return count == 1 ? byte : nil
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

/// Opens a file for writing, or gives -1 where there is no such file.
func openForWriting(_ path: String) -> Descriptor {
  Descriptor(rawValue: open(path, O_WRONLY | O_CLOEXEC))
}

import Foundation
import SystemCalls
import TestSupport

extension RawPipe {
  var readingEnd: Descriptor {
    Descriptor(rawValue: readEnd)
  }

  var writingEnd: Descriptor {
    Descriptor(rawValue: writeEnd)
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

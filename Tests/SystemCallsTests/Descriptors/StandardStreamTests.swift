#if canImport(Glibc)
import Glibc
import SystemCalls
import TestSupport
import Testing

/// On Linux only: no other system lets a Swift process fork, which is how a test gets standard
/// streams that it may close.
struct StandardStreamTests {
  @Test(arguments: [
    [StandardStream.input], [.output], [.error], [.output, .error], [.input, .output, .error],
  ])
  func closedStreamsAreReservedSoThatWritingFails(streams: [StandardStream]) {
    let status = exitStatus {
      for stream in streams { close(stream.rawValue) }
      StandardStream.reserveAll()
      for stream in streams where write(stream.rawValue, "x", 1) != -1 { return false }
      return open("/dev/null", O_RDONLY) > 2
    }

    #expect(status == 0)
  }

  @Test func openStreamsAreLeftAlone() throws {
    let pipe = try RawPipe()
    let status = exitStatus {
      close(0)
      dup2(pipe.writingEnd.rawValue, 1)
      StandardStream.reserveAll()
      return write(1, "still here", 10) == 10
    }
    pipe.closeWriteEnd()

    #expect(status == 0)
    #expect(pipe.readAll() == Array("still here".utf8))
    pipe.closeReadEnd()
  }

  @Test func noNumberIsTakenThatIsNoStream() {
    let status = exitStatus {
      let lowest = dup(1)
      close(lowest)
      StandardStream.reserveAll()
      return dup(1) == lowest
    }

    #expect(status == 0)
  }

  /// Runs a check in a process of its own, which has only this thread and therefore should do
  /// little.
  private func exitStatus(of check: () -> Bool) -> Int32 {
    // What the runtime does when it meets a type for the first time is done before.
    StandardStream.reserveAll()
    let child = fork()
    if child == 0 {
      _exit(check() ? 0 : 1)
    }
    var status: Int32 = -1
    while waitpid(child, &status, 0) == -1 && errno == EINTR {}
    return status
  }
}
#endif

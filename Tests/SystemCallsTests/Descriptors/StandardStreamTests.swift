#if canImport(Glibc)
import Glibc
import SystemCalls
import TestSupport
import Testing

/// In processes of their own, whose standard streams a test may close.
struct StandardStreamTests {
  init() {
    // What the runtime does when it meets a type for the first time is done before.
    StandardStream.reserveAll()
  }

  @Test(arguments: [
    [StandardStream.input], [.output], [.error], [.output, .error], [.input, .output, .error],
  ])
  func closedStreamsAreReservedAndStillFail(streams: [StandardStream]) {
    let status = exitStatus {
      for stream in streams { close(stream.rawValue) }
      StandardStream.reserveAll()
      for stream in streams {
        var byte: UInt8 = 0
        let count = stream == .input ? read(0, &byte, 1) : write(stream.rawValue, &byte, 1)
        if count != -1 || errno != EBADF { return false }
      }
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
}
#endif

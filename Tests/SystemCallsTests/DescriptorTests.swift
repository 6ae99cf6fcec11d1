import Foundation
import TestSupport
import Testing

@testable import SystemCalls

struct DescriptorTests {
  @Test(arguments: [(132, 24), (132, nil), (nil, 24), (nil, nil)] as [(Int?, Int?)])
  func aTerminalKnowsItsSizeOrReportsZeros(columns: Int?, rows: Int?) throws {
    let pair = try PseudoTerminal(columns: columns ?? 0, rows: rows ?? 0)
    defer { pair.closeBothEnds() }
    let terminal = Descriptor(rawValue: pair.terminal)

    #expect(terminal.isTerminal)
    #expect(terminal.columns == columns)
    #expect(terminal.rows == rows)
  }

  @Test func aPipeIsNoTerminal() throws {
    let pipe = try RawPipe()
    defer {
      pipe.closeReadEnd()
      pipe.closeWriteEnd()
    }

    #expect(!pipe.writingEnd.isTerminal)
    #expect(pipe.writingEnd.columns == nil)
    #expect(pipe.writingEnd.rows == nil)
  }

  @Test func atTheEndThereAreNoBytes() throws {
    let pipe = try RawPipe()
    defer { pipe.closeReadEnd() }
    pipe.closeWriteEnd()

    #expect(try pipe.readingEnd.readOnce(upTo: 10) == [])
  }
}

#if canImport(Glibc)
import Glibc

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

struct DescriptorWritingTests {
  private let text = Array("It does not do to dwell on dreams.".utf8)

  @Test func aReaderThatIsSlowGetsEverything() throws {
    let pipe = try RawPipe()
    pipe.refuseToWaitForReader()
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    Thread.detachNewThread {
      try? pipe.writingEnd.writeAll(bytes)
      pipe.closeWriteEnd()
    }

    pipe.waitUntilFull()
    // Compared first, because to describe how a million bytes differ takes minutes.
    let isComplete = pipe.readAll() == bytes
    #expect(isComplete)
    pipe.closeReadEnd()
  }

  @Test(arguments: [1, 3, 1000])
  func shortWritesAndInterruptionsGoOnWhereTheyStopped(mostAtOnce: Int) throws {
    let sink = Sink(mostAtOnce: mostAtOnce)
    try Descriptor.writeAll(text, attempt: sink.attempt, waitUntilReady: sink.wait)

    #expect(sink.bytes == text)
    #expect(sink.waits > 0)
    #expect(sink.waits == sink.refusals)
  }

  @Test func aReaderThatIsGoneIsSaidSo() throws {
    let pipe = try RawPipe()
    pipe.closeReadEnd()
    pipe.waitUntilNobodyReads()
    withoutPipeSignal {
      #expect(throws: Errno.brokenPipe) {
        try pipe.writingEnd.writeAll(text)
      }
    }
    pipe.closeWriteEnd()
  }

  @Test(.enabled(if: openForWriting("/dev/full").rawValue >= 0, "There is no /dev/full."))
  func aFullDiskIsSaidSo() {
    #expect(throws: Errno(rawValue: ENOSPC)) {
      try openForWriting("/dev/full").writeAll(text)
    }
  }

  @Test func aClosedDescriptorIsSaidSo() {
    #expect(throws: Errno(rawValue: EBADF)) {
      try Descriptor(rawValue: -1).writeAll(text)
    }
  }

  @Test func noBytesNeedNoDescriptor() throws { try Descriptor(rawValue: -1).writeAll([]) }
}

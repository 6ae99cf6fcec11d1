import Foundation
import TestSupport
import Testing

import SystemCalls

struct DescriptorWriterTests {
  private let text = Array("It does not do to dwell on dreams.".utf8)

  @Test func aReaderThatIsSlowGetsEverything() throws {
    let pipe = try RawPipe()
    pipe.refuseToWaitForReader()
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    Thread.detachNewThread {
      try? DescriptorWriter(descriptor: pipe.writingEnd).write(bytes)
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
    try DescriptorWriter(attempt: sink.attempt, waitUntilReady: sink.wait).write(text)

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
        try DescriptorWriter(descriptor: pipe.writingEnd).write(text)
      }
    }
    pipe.closeWriteEnd()
  }

  @Test(.enabled(if: openForWriting("/dev/full").rawValue >= 0, "There is no /dev/full."))
  func aFullDiskIsSaidSo() {
    #expect(throws: Errno.noSpaceLeft) {
      try DescriptorWriter(descriptor: openForWriting("/dev/full")).write(text)
    }
  }

  @Test func aClosedDescriptorIsSaidSo() {
    #expect(throws: Errno.badDescriptor) {
      try DescriptorWriter(descriptor: Descriptor(rawValue: -1)).write(text)
    }
  }

  @Test func noBytesNeedNoDescriptor() throws {
    try DescriptorWriter(descriptor: Descriptor(rawValue: -1)).write([])
  }
}

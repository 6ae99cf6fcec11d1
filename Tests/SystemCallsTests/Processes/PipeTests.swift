import Testing

@testable import SystemCalls

struct PipeTests {
  @Test func whatNobodyHasReadIsCounted() throws {
    var pipe = try Pipe()
    try DescriptorWriter(descriptor: pipe.writingEnd).write([UInt8](repeating: 1, count: 300))
    _ = try pipe.readingEnd.readOnce(upTo: 100)
    pipe.closeWritingEnd()

    let counts = [pipe.drain(), pipe.drain()]
    #expect(counts == [200, 0])
  }

  @Test func writingNeverWaits() throws {
    let pipe = try Pipe()
    let piece = [UInt8](repeating: 1, count: 1 << 16)
    var outcome = pipe.writingEnd.writeOnce(piece[...])
    while case .wrote = outcome { outcome = pipe.writingEnd.writeOnce(piece[...]) }

    guard case .notReady = outcome else {
      Issue.record("The pipe was full, and writing gave \(outcome).")
      return
    }
  }

  @Test func anEndThatIsClosedHasNothingToRead() throws {
    var pipe = try Pipe()
    try DescriptorWriter(descriptor: pipe.writingEnd).write([1])
    pipe.closeReadingEnd()

    let isOpen = pipe.isReadingEndOpen
    let count = pipe.drain()
    #expect(!isOpen)
    #expect(count == 0)
  }
}

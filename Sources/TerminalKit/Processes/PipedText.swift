import SystemCalls

/// A text on its way through a pipe to a program that reads its standard input.
///
/// It keeps a reading end of its own until it has to wait for the program, so that it can tell
/// afterwards whether the program read any of the text. A class, because the closures that
/// ``DescriptorWriter`` keeps have to change its state.
final class PipedText {
  private let text: [UInt8]
  private var pipe: Pipe
  private var wasFull = false
  private var madeRoom = false

  init(_ text: [UInt8]) throws(Errno) {
    self.text = text
    pipe = try Pipe()
  }

  var readingEnd: Descriptor { pipe.readingEnd }

  /// Writes until the text ends or the program stops reading, and does some work once, as soon as
  /// the program has taken as much as it will.
  func write(meanwhile work: @escaping () -> Void) {
    var work: (() -> Void)? = work
    let writer = DescriptorWriter(attempt: writeOnce) { [self] in
      guard let undone = work else { return waitForRoom() }
      // The program may make room meanwhile and end: that is noticed only while there is a reader.
      work = nil
      undone()
    }
    try? writer.write(text)
    pipe.closeWritingEnd()
    work?()
  }

  /// Whether the program, which has ended, has read nothing of the text; of one larger than the
  /// pipe it is known to have read some only once there is room for more.
  func isUntouched() -> Bool { pipe.isReadingEndOpen ? pipe.drain() == text.count : !madeRoom }
}

extension PipedText {
  private func writeOnce(_ bytes: ArraySlice<UInt8>) -> WriteOutcome {
    let outcome = pipe.writingEnd.writeOnce(bytes)
    switch outcome {
    case .notReady: wasFull = true
    case .wrote: madeRoom = madeRoom || wasFull
    case .interrupted, .failed: break
    }
    return outcome
  }

  /// From here on only the program may hold a reading end: with ours still open, the end of the
  /// program would go unnoticed, and the wait would never end.
  private func waitForRoom() {
    pipe.closeReadingEnd()
    pipe.writingEnd.waitUntilWritable()
  }
}

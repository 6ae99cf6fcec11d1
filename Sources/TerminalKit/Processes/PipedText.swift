import SystemCalls

/// A text on its way through a pipe to a program that reads its standard input.
///
/// It keeps a reading end of its own for as long as nobody has to wait, and so can tell in the
/// end whether the program took any of the text.
final class PipedText {
  private let text: [UInt8]
  private var pipe: Pipe
  private var madeRoom = false

  /// Opens the pipe.
  ///
  /// - Parameter text: What goes through it.
  /// - Throws: The reason why not, as where the process has too many files open.
  init(_ text: [UInt8]) throws(Errno) {
    self.text = text
    pipe = try Pipe()
  }

  /// What becomes the standard input of the program.
  var readingEnd: Descriptor {
    pipe.readingEnd
  }

  /// Writes until the text ends, or until the program reads no more.
  func write() {
    // A program that has stopped reading has read enough.
    try? DescriptorWriter(attempt: writeOnce, waitUntilReady: waitForRoom).write(text)
    pipe.closeWritingEnd()
  }

  /// Whether the program has taken nothing of the text; to be asked once, when it has ended.
  ///
  /// Of a text that is larger than the pipe, the program has to have taken enough to make room
  /// for more before that counts.
  func isUntouched() -> Bool {
    pipe.isReadingEndOpen ? pipe.drain() == text.count : !madeRoom
  }
}

extension PipedText {
  private func writeOnce(_ bytes: ArraySlice<UInt8>) -> WriteOutcome {
    let outcome = pipe.writingEnd.writeOnce(bytes)
    if case .wrote = outcome, !pipe.isReadingEndOpen { madeRoom = true }
    return outcome
  }

  /// From here on only the program may hold a reading end: were ours still open, its end would
  /// not be noticed, and the wait would never be over.
  private func waitForRoom() {
    pipe.closeReadingEnd()
    pipe.writingEnd.waitUntilWritable()
  }
}

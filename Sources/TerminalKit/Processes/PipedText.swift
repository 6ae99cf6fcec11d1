/// A text on its way through a pipe to a program that reads its standard input.
///
/// It keeps a reading end of its own for as long as nobody has to wait, and so can tell in the
/// end whether the program took any of the text.
final class PipedText {
  /// What becomes the standard input of the program.
  let readingEnd: Int32

  private let writingEnd: Int32
  private let text: [UInt8]
  private var isReadingEndOpen = true
  private var isWritingEndOpen = true
  private var madeRoom = false

  /// Opens the pipe.
  ///
  /// - Parameter text: What goes through it.
  init(_ text: [UInt8]) throws(ChildProcessError) {
    (readingEnd, writingEnd) = try CLibrary.openPipe()
    self.text = text
  }

  deinit {
    closeReadingEnd()
    closeWritingEnd()
  }

  /// Writes until the text ends, or until the program reads no more.
  func write() {
    // A program that has stopped reading has read enough.
    try? DescriptorWriter(attempt: writeOnce, waitUntilReady: waitForRoom).write(text)
    closeWritingEnd()
  }

  /// Whether the program has taken nothing of the text; to be asked once, when it has ended.
  func isUntouched() -> Bool {
    isReadingEndOpen ? CLibrary.drain(readingEnd) == text.count : !madeRoom
  }
}

extension PipedText {
  private func writeOnce(_ bytes: ArraySlice<UInt8>) -> WriteOutcome {
    let outcome = CLibrary.writeOnce(bytes, to: writingEnd)
    if case .wrote = outcome, !isReadingEndOpen { madeRoom = true }
    return outcome
  }

  /// From here on only the program may hold a reading end: were ours still open, its end would
  /// not be noticed, and the wait would never be over.
  private func waitForRoom() {
    closeReadingEnd()
    CLibrary.waitUntilWritable(writingEnd)
  }

  private func closeReadingEnd() {
    if isReadingEndOpen { CLibrary.closeDescriptor(readingEnd) }
    isReadingEndOpen = false
  }

  private func closeWritingEnd() {
    if isWritingEndOpen { CLibrary.closeDescriptor(writingEnd) }
    isWritingEndOpen = false
  }
}

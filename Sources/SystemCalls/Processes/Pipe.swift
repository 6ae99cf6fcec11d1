/// A pipe to another program, whose writing end never blocks, and whose open ends are closed when
/// it goes out of scope.
package struct Pipe: ~Copyable {
  /// The end that the other program gets as its standard input.
  package let readingEnd: Descriptor

  package let writingEnd: Descriptor

  private var reader: FileDescriptor?
  private var writer: FileDescriptor?

  package init() throws(Errno) {
    (readingEnd, writingEnd) = try Descriptor.openPipe()
    writingEnd.setNonBlocking()
    reader = FileDescriptor(owning: readingEnd)
    writer = FileDescriptor(owning: writingEnd)
  }

  /// Whether this program still holds a reading end of its own.
  package var isReadingEndOpen: Bool { reader != nil }

  package mutating func closeReadingEnd() { reader = nil }

  /// Lets the other program reach the end.
  package mutating func closeWritingEnd() { writer = nil }

  /// Removes the bytes that have not been read, and counts them; 0 if this program holds no reading
  /// end.
  ///
  /// The writing end must be closed in every process; otherwise this waits for more.
  package func drain() -> Int {
    (try? reader?.readAll(limit: .max).count) ?? 0
  }
}

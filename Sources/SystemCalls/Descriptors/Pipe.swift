/// A pipe to another program, whose writer never has to wait, and whose open ends are closed when
/// it goes out of scope.
package struct Pipe: ~Copyable {
  /// What the other program gets as its standard input.
  package let readingEnd: Descriptor

  /// Where this program writes.
  package let writingEnd: Descriptor

  private var reader: FileDescriptor?
  private var writer: FileDescriptor?

  /// Opens a pipe.
  ///
  /// - Throws: The reason why not, as where the process has too many files open.
  package init() throws(Errno) {
    (readingEnd, writingEnd) = try Descriptor.openPipe()
    writingEnd.setNonBlocking()
    reader = FileDescriptor(owning: readingEnd)
    writer = FileDescriptor(owning: writingEnd)
  }

  /// Whether this program still holds a reading end of its own.
  package var isReadingEndOpen: Bool {
    reader != nil
  }

  /// Leaves reading to the other program.
  package mutating func closeReadingEnd() {
    reader = nil
  }

  /// Ends what there is to read.
  package mutating func closeWritingEnd() {
    writer = nil
  }

  /// Counts the bytes that nobody has read, and takes them out.
  ///
  /// - Returns: How many there were; none where this program holds no reading end. The writing
  ///   end has to be closed everywhere.
  package func drain() -> Int {
    guard isReadingEndOpen else { return 0 }
    var total = 0
    while true {
      do throws(Errno) {
        let count = try readingEnd.readOnce(upTo: 1 << 16).count
        if count == 0 { return total }
        total += count
      } catch .interrupted {
        continue
      } catch {
        return total
      }
    }
  }
}

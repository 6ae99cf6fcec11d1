import Foundation
import TestSupport
import Testing

@testable import SystemCalls

struct FileDescriptorTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [0, 1, 300, 4095, 4096, 4097, 1_000_000])
  func aFileIsReadWholeInRoomOfItsOwnSize(size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let path = try folder.write(bytes, to: "file")
    let read = try FileDescriptor(path, for: .reading).readAll(limit: 1 << 30)

    // Compared first, because to describe how a million bytes differ takes minutes.
    let isSame = read == bytes
    #expect(isSame)
    #expect(read.capacity <= size + 8192)
  }

  @Test func aLargeFileIsReadToo() throws {
    let bytes = "first".utf8 + Array(repeating: 7, count: 9_000_000) + "last".utf8
    let path = try folder.write(bytes, to: "file")
    let isSame = try FileDescriptor(path, for: .reading).readAll(limit: 1 << 30) == bytes
    #expect(isSame)
  }

  @Test(arguments: [100, 200_000])
  func aPipeIsReadToItsEnd(size: Int) throws {
    let path = try folder.makePipe("pipe")
    let writer = try ChildProcess(["sh", "-c", "head -c \(size) /dev/zero > \(path)"])
    let read = try FileDescriptor(path, for: .reading).readAll(limit: 1 << 30)

    #expect(writer.wait() == .code(0))
    #expect(read.count == size)
  }

  @Test(.enabled(if: FilePath.exists("/proc/self/status")))
  func aFileThatTellsNoSizeIsReadToItsEnd() throws {
    let read = try FileDescriptor("/proc/self/status", for: .reading).readAll(limit: 1 << 20)

    #expect(String(decoding: read, as: UTF8.self).contains("\nPid:"))
  }

  @Test(arguments: [
    (99, 100, 99), (100, 100, 100), (101, 100, 101), (5000, 100, 101), (3, .max, 3),
  ])
  func aFileBeyondTheLimitIsReadNoFurther(size: Int, limit: Int, count: Int) throws {
    let path = try folder.write([UInt8](repeating: 1, count: size), to: "file")
    let read = try FileDescriptor(path, for: .reading).readAll(limit: limit)

    #expect(read.count == count)
  }

  /// Where the file is read from, and how many bytes are left.
  @Test(arguments: [(0, 1000), (900, 100), (1000, 0), (2000, 0)])
  func aFileSaysHowMuchThereIsLeftToRead(start: Int, rest: Int) throws {
    let path = try folder.write([UInt8](repeating: 1, count: 1000), to: "file")
    let file = try FileDescriptor(path, for: .reading)
    #expect(lseek(file.descriptor.rawValue, off_t(start), SEEK_SET) == start)

    #expect(try !file.isLonger(than: rest))
    #expect(try rest == 0 || file.isLonger(than: rest - 1))
    #expect(try file.readAll(limit: 2000).count == rest)
  }

  @Test func whatIsNoFileOnADiskSaysNothingOfItsLength() throws {
    #expect(try !FileDescriptor("/dev/zero", for: .reading).isLonger(than: 0))
    #expect(try !FileDescriptor(folder.path, for: .folder).isLonger(than: 0))
    #expect(try !FileDescriptor(owning: Descriptor.openPipe().readingEnd).isLonger(than: 0))
  }

  @Test func aDeviceWithoutAnEndIsReadALittleBeyondTheLimit() throws {
    let count = try FileDescriptor("/dev/zero", for: .reading).readAll(limit: 10_000).count

    #expect((10_001...30_000).contains(count))
  }

  @Test func whatCannotBeReadIsSaidSo() throws {
    let missing = folder.path("missing")

    #expect(throws: Errno.noSuchFile) { _ = try FileDescriptor(missing, for: .reading) }
    #expect(throws: Errno.isDirectory) {
      try FileDescriptor(folder.path, for: .reading).readAll(limit: 100)
    }
  }

  @Test func nobodyElseMayReadANewFileAndNoneIsOverwritten() throws {
    let path = folder.path("new")
    try FileDescriptor(path, for: .creating).writeAll([1])

    #expect(try folder.permissions(of: "new") == 0o600)
    #expect(throws: Errno.fileExists) { _ = try FileDescriptor(path, for: .creating) }
    #expect(try FileDescriptor(path, for: .reading).readAll(limit: 100) == [1])
  }

  @Test func onlyAFileOnADiskIsARegularFile() throws {
    let file = try folder.write([], to: "file")
    let pipe = try folder.makePipe("pipe")

    #expect(try FileDescriptor(file, for: .reading).isRegularFile())
    #expect(try !FileDescriptor(folder.path, for: .folder).isRegularFile())
    #expect(try !FileDescriptor("/dev/null", for: .reading).isRegularFile())
    #expect(try !FileDescriptor(pipe, for: .readingNonBlocking).isRegularFile())
  }

  @Test(arguments: [
    FileDescriptor.Purpose.reading, .readingNonBlocking, .creating, .folder,
  ])
  func noOtherProgramInheritsIt(purpose: FileDescriptor.Purpose) throws {
    let path = purpose == .creating ? folder.path("new") : folder.path
    let file = try FileDescriptor(path, for: purpose)
    let flags = fcntl(file.descriptor.rawValue, F_GETFD)

    #expect(flags & FD_CLOEXEC != 0)
    try file.flushToDisk()
  }

  /// The first byte is there, and the next comes when the first has been taken.
  @Test func anEndThatRefusesToWaitIsWaitedFor() throws {
    let pipe = try RawPipe()
    _ = fcntl(pipe.readEnd, F_SETFL, O_NONBLOCK)
    _ = pipe.writingEnd.writeOnce([1])
    // A task would have to wait for other tests to end.
    Thread.detachNewThread {
      while pipe.readingEnd.isReadable { sched_yield() }
      _ = pipe.writingEnd.writeOnce([2])
      pipe.closeWriteEnd()
    }
    #expect(try FileDescriptor(owning: pipe.readingEnd).readAll(limit: 100) == [1, 2])
  }

  @Test func aSecondDescriptorIsNotInheritedAndLeavesTheFirstOpen() throws {
    let path = try folder.write([1, 2, 3], to: "file")
    let first = try FileDescriptor(path, for: .reading)
    do {
      let second = try FileDescriptor(duplicating: first.descriptor)
      #expect(fcntl(second.descriptor.rawValue, F_GETFD) & FD_CLOEXEC != 0)
    }
    #expect(try first.readAll(limit: 100) == [1, 2, 3])
    #expect(throws: Errno.self) {
      _ = try FileDescriptor(duplicating: Descriptor(rawValue: -1))
    }
  }

  @Test func itIsClosedWhenItGoesOutOfScope() throws {
    let ends = try Descriptor.openPipe()
    let reader = FileDescriptor(owning: ends.readingEnd)
    do {
      let writer = FileDescriptor(owning: ends.writingEnd)
      try writer.writeAll([1, 2])
    }

    #expect(try reader.readAll(limit: 100) == [1, 2])
  }
}

struct FileStampTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// In 2300, whose nanoseconds since 1970 are more than 64 bits hold.
  private static let farAway = 10_413_792_000

  @Test func aDateFarAwayIsADateLikeAnyOther() throws {
    let path = try folder.write([1, 2, 3], to: "file")
    try folder.setModified("file", seconds: Self.farAway, nanoseconds: 5)
    let stamp = try stamp(of: path)

    #expect(stamp.modified == .seconds(Self.farAway) + .nanoseconds(5))
    #expect(stamp.size == 3)
  }

  @Test func aFileThatNobodyTouchesKeepsItsStamp() throws {
    let path = try folder.write([1, 2, 3], to: "file")
    let before = try stamp(of: path)
    _ = try FileDescriptor(path, for: .reading).readAll(limit: 100)

    #expect(try stamp(of: path) == before)
  }

  @Test func aFileThatWasReplacedHasAnotherStamp() throws {
    let path = try folder.write([1, 2, 3], to: "file")
    let before = try stamp(of: path)
    let replacement = try folder.write([1, 2, 3], to: "replacement")
    try folder.setModified("replacement", seconds: Int(before.modified.components.seconds))
    try FilePath.move(replacement, to: path)

    #expect(try stamp(of: path).inode != before.inode)
    #expect(try stamp(of: path) != before)
  }

  @Test(arguments: [(0, 1), (1, 0)])
  func secondsAndNanosecondsBothCount(seconds: Int, nanoseconds: Int) throws {
    let path = try folder.write([1], to: "file")
    try folder.setModified("file", seconds: 1_000_000)
    let before = try stamp(of: path).modified
    try folder.setModified("file", seconds: 1_000_000 + seconds, nanoseconds: nanoseconds)

    #expect(try stamp(of: path).modified != before)
  }

  @Test func aFileIsTheSameUnderEveryNameAndAfterEveryChange() throws {
    let path = try folder.write([1], to: "one")
    let before = try stamp(of: path)
    try folder.link("link", to: "one")
    try FilePath.addName(folder.path("second"), to: path)
    try folder.setModified("one", seconds: 1_000_000)

    for name in ["one", "link", "second"] {
      let stamp = try stamp(of: folder.path(name))
      #expect(stamp.device == before.device && stamp.inode == before.inode)
    }
    #expect(try stamp(of: path) != before)
  }

  private func stamp(of path: String) throws -> FileStamp {
    try FileDescriptor(path, for: .reading).stamp()
  }
}

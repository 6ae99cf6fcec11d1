import TestSupport
import Testing

@testable import SystemCalls

struct FileStampTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// In 2300, whose nanoseconds since 1970 are more than 64 bits hold.
  private static let farAway = 10_413_792_000

  @Test func aDateFarAwayIsADateLikeAnyOther() throws {
    let path = try folder.write([1, 2, 3], to: "file")
    try folder.setModified("file", seconds: Self.farAway, nanoseconds: 5)
    let stamp = try stamp(of: path)

    #expect(stamp.modified == .init(seconds: Self.farAway, nanoseconds: 5))
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
    try folder.setModified("replacement", seconds: before.modified.seconds)
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

  @Test func twoFilesAreToldApart() throws {
    let one = try stamp(of: folder.write([1], to: "one"))
    let other = try stamp(of: folder.write([1], to: "other"))

    #expect(one.device == other.device)
    #expect(one.inode != other.inode)
    #expect(!one.isSameFile(as: other))
  }

  @Test func aFileIsTheSameUnderEveryNameAndAfterEveryChange() throws {
    let path = try folder.write([1], to: "one")
    let before = try stamp(of: path)
    try folder.link("link", to: "one")
    try FilePath.addName(folder.path("second"), to: path)
    try folder.setModified("one", seconds: 1_000_000)

    for name in ["one", "link", "second"] {
      #expect(try stamp(of: folder.path(name)).isSameFile(as: before))
    }
    #expect(try stamp(of: path) != before)
  }

  private func stamp(of path: String) throws -> FileStamp {
    try FileDescriptor(path, for: .reading).stamp()
  }
}

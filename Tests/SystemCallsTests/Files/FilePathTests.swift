import TestSupport
import Testing

@testable import SystemCalls

struct FilePathTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [
    ("/tmp/state.json", "/tmp"), ("state.json", "."), ("/state.json", "/"), ("/", "/"), (".", "."),
    ("a/b/c", "a/b"), ("책/상태", "책"),
  ])
  func theFolderIsWhatIsBeforeTheLastSlash(path: String, folder: String) {
    #expect(FilePath.folder(of: path) == folder)
  }

  @Test(arguments: [
    ("/tmp", "/tmp/x/y"), ("/tmp//", "/tmp/x/y"), ("/", "/x/y"), ("a", "a/x/y"),
    ("/책/", "/책/x/y"), ("/a/\u{600}/", "/a/\u{600}/x/y"),
  ])
  func oneSlashStandsBetweenAFolderAndWhatIsInIt(folder: String, path: String) {
    #expect(FilePath.path("x/y", in: folder) == path)
  }

  @Test func linksAreFollowedToWhereverTheyLead() throws {
    try folder.link("one", to: "two")
    try folder.link("two", to: folder.path("missing"))

    #expect(try FilePath.resolvingLinks(folder.path("one")) == folder.path("missing"))
    #expect(try FilePath.resolvingLinks("no/such/path") == "no/such/path")
  }

  /// As many as the limit are too many: the last of them may lead anywhere.
  @Test(arguments: [(1, true), (39, true), (40, false), (50, false)])
  func linksOfLinksAreFollowedForALongWay(count: Int, isFollowed: Bool) throws {
    for number in 1...count { try folder.link("\(number)", to: "\(number - 1)") }
    let resolved = try? FilePath.resolvingLinks(folder.path("\(count)"))
    #expect(resolved == (isFollowed ? folder.path("0") : nil))
  }

  /// A link counts from its own folder, wherever the one before it is.
  @Test func linksCountFromTheirOwnFolders() throws {
    try folder.createFolder("a")
    try folder.createFolder("b")
    try folder.link("one", to: "a/two")
    try folder.link("a/two", to: "../b/three")
    try folder.link("b/three", to: "four")

    #expect(try FilePath.resolvingLinks(folder.path("one")) == folder.path("a/../b/four"))
  }

  @Test func anotherPathIsThatInItsFolder() throws {
    let folder = try #require(FilePath.canonical(".."))
    #expect(FilePath.absolute("../x") == FilePath.path("x", in: folder))
  }

  @Test func aPathFromTheRootStaysAsItIs() throws {
    try folder.createFolder("a")
    try folder.link("link", to: "a")
    for path in ["/no/such/../x", folder.path("link/x")] {
      #expect(FilePath.absolute(path) == path)
    }
  }

  @Test func aFileHasOnePath() throws {
    let file = try folder.write([], to: "file")
    try folder.link("link", to: "file")

    #expect(FilePath.canonical(folder.path("./link")) == FilePath.canonical(file))
    #expect(FilePath.canonical(file)?.utf8.first == UInt8(ascii: "/"))
    #expect(FilePath.canonical(folder.path("missing")) == nil)
  }

  @Test func whatIsNoFileAndNoFolderMayBeSomethingElseNextTime() throws {
    try folder.write([], to: "file")
    try folder.makePipe("pipe")
    try folder.link("link", to: "pipe")
    for name in ["file", "", "missing"] {
      #expect(!FilePath.isStream(folder.path(name)), "\(name)")
    }
    for name in ["pipe", "link"] { #expect(FilePath.isStream(folder.path(name)), "\(name)") }
    for path in ["/dev/null", "/dev/tty", "/dev/stdin", "/dev/fd/7", "/proc/self/fd/7"] {
      #expect(FilePath.isStream(path), "\(path)")
    }
  }

  /// A path, whether it leads straight to a regular file, the permissions of what it leads to by
  /// links, and whether that is the file.
  @Test(
    arguments: [
      ("file", true, 0o640, true), ("second", true, 0o640, true), ("link", false, 0o640, true),
      ("other", true, 0o4755, false), ("folder", false, 0o750, false),
      ("lost link", false, nil, false), ("missing", false, nil, false),
    ] as [(String, Bool, Int?, Bool)])
  func whatIsAtAPathIsKnown(
    name: String, isRegularFile: Bool, permissions: Int?, isTheFile: Bool
  ) throws {
    let file = try folder.write([1], to: "file")
    try folder.setPermissions(0o640, of: "file")
    try FilePath.addName(folder.path("second"), to: file)
    try folder.link("link", to: "file")
    try folder.write([1], to: "other")
    try folder.setPermissions(0o4755, of: "other")
    try folder.createFolder("folder", permissions: 0o750)
    try folder.link("lost link", to: "missing")
    let path = folder.path(name)

    #expect(FilePath.isRegularFile(path) == isRegularFile)
    #expect(FilePath.permissions(of: path) == permissions)
    #expect(FilePath.areSameFile(path, and: file) == isTheFile)
    #expect(FilePath.areSameFile(file, and: path) == isTheFile)
    #expect((FilePath.stamp(of: path) == nil) == (permissions == nil))
    #expect(FilePath.exists(path) == (name != "missing"))
  }

  @Test func foldersAreMadeForTheirOwnerWhereTheyAreMissing() throws {
    try FilePath.createFolder(folder.path("a/b/c"))
    try FilePath.createFolder(folder.path("a/b/c"))

    #expect(try folder.permissions(of: "a") == 0o700)
    #expect(try folder.permissions(of: "a/b/c") == 0o700)

    try folder.write([], to: "file")
    #expect(throws: Errno.notADirectory) { try FilePath.createFolder(folder.path("file/a/b")) }
  }
}

struct StringSystemStringTests {
  @Test(arguments: [
    "", "state.json", "해리 포터", "caf\u{10FFE9}", "\u{10FFFF}\u{10FFFE}", "\u{10FF7F}",
  ])
  func theSystemGivesBackWhatItGot(text: String) {
    #expect(
      text.withSystemString { String(systemString: $0) }.unicodeScalars.elementsEqual(
        text.unicodeScalars))
  }
}

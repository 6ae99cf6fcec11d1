import SystemCalls
import TestSupport
import Testing

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

  @Test func linksThatLeadInACircleAreSaidSo() throws {
    try folder.link("one", to: "two")
    try folder.link("two", to: "one")

    #expect(throws: Errno.tooManyLinks) { try FilePath.resolvingLinks(folder.path("one")) }
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

  @Test func foldersAreMadeForTheirOwnerWhereTheyAreMissing() throws {
    try FilePath.createFolder(folder.path("a/b/c"))
    try FilePath.createFolder(folder.path("a/b/c"))

    #expect(try folder.permissions(of: "a") == 0o700)
    #expect(try folder.permissions(of: "a/b/c") == 0o700)

    try FilePath.createFolder(folder.path("a/d/e"), isPublic: true)
    #expect(try folder.permissions(of: "a/d") == 0o755)
    #expect(try folder.permissions(of: "a/d/e") == 0o755)
  }

  @Test func whetherAFolderIsWritableCanBeSaidBeforeItIsThere() throws {
    try folder.write([], to: "file")

    for name in ["", "a", "a/b"] { #expect(FilePath.isWritable(folder.path(name)), "\(name)") }
    for name in ["file/a", "file/a/b"] { #expect(!FilePath.isWritable(folder.path(name))) }
    #expect(FilePath.isWritable("a/b"))
  }

  @Test func aFileInTheWayOfAFolderIsSaidSo() throws {
    try folder.write([], to: "file")

    #expect(throws: Errno.notADirectory) { try FilePath.createFolder(folder.path("file/a/b")) }
  }

  @Test func aFileTakesThePlaceOfAnother() throws {
    let one = try folder.write([1], to: "one")
    let two = try folder.write([2], to: "two")
    try FilePath.move(one, to: two)

    #expect(!FilePath.exists(one))
    #expect(try FileDescriptor(two, for: .reading).readAll(limit: 10) == [1])
    #expect(throws: Errno.noSuchFile) { try FilePath.move(one, to: two) }
  }

  @Test func aLinkThatLeadsNowhereIsThereToo() throws {
    try folder.link("link", to: "missing")

    #expect(FilePath.exists(folder.path("link")))
    FilePath.remove(folder.path("link"))
    #expect(!FilePath.exists(folder.path("link")))
  }
}

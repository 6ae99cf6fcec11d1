import SystemCalls
import TestSupport
import Testing

struct FileReplacementTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func nothingIsReplacedBeforeItIsCommitted() throws {
    let path = try folder.write("old", to: "file")
    try folder.setPermissions(0o640, of: "file")
    let replacement = try FileReplacement(of: path, holding: Array("new".utf8))
    #expect(try folder.read("file") == "old")
    #expect(try folder.contents == ["file", "file.unfinished-1"])
    try replacement.commit()
    #expect(try folder.read("file") == "new")
    #expect(try folder.permissions(of: "file") == 0o640)
    #expect(try folder.contents == ["file"])
  }

  @Test func whatIsReplacedCanBeKeptUnderANameThatIsFree() throws {
    // A link takes a name, even if it leads nowhere.
    try folder.link("file.old-2", to: "nowhere")
    for (text, name) in [("1", "file.old"), ("2", "file.old-3"), ("3", "file.old-4")] {
      let path = try folder.write(text, to: "file")
      let replacement = try FileReplacement(of: path, holding: Array("new".utf8))
      #expect(try replacement.commit(keepingOldAs: ".old") == folder.path(name))
      #expect(try folder.read(name) == text)
      #expect(try folder.read("file") == "new")
    }
    #expect(try folder.contents == ["file"] + ["", "-2", "-3", "-4"].map { "file.old" + $0 })
  }

  /// A folder can have no second name, as no file can where the system knows no links.
  @Test func whatCanHaveOneNameOnlyIsMoved() throws {
    try folder.createFolder("file")
    try folder.write("old", to: "file/within")
    let replacement = try FileReplacement(of: folder.path("file"), holding: Array("new".utf8))
    #expect(try replacement.commit(keepingOldAs: ".old") == folder.path("file.old"))
    #expect(try folder.read("file") == "new")
    #expect(try folder.read("file.old/within") == "old")
  }

  @Test func whatCannotBeKeptIsNotReplaced() throws {
    let replacement = try FileReplacement(of: folder.path("file"), holding: [])
    #expect(throws: Errno.noSuchFile) { try replacement.commit(keepingOldAs: ".old") }
    #expect(try folder.contents == [])
  }

  @Test func whatIsNotReplacedIsNotKeptTwice() throws {
    let path = try folder.write("old", to: "file")
    let replacement = try FileReplacement(of: path, holding: [])
    try folder.remove("file.unfinished-1")
    #expect(throws: Errno.noSuchFile) { try replacement.commit(keepingOldAs: ".old") }
    #expect(try folder.contents == ["file"])
    #expect(try folder.read("file") == "old")
  }

  @Test func whatIsDiscardedIsGone() throws {
    let path = try folder.write("old", to: "file")
    try FileReplacement(of: path, holding: Array("new".utf8)).discard()
    #expect(try folder.contents == ["file"])
    #expect(try folder.read("file") == "old")
  }

  @Test func aNewFileIsForItsOwnerAlone() throws {
    try FileReplacement(of: folder.path("file"), holding: []).commit()
    #expect(try folder.permissions(of: "file") == 0o600)
  }

  @Test func onlyWhatIsAbandonedIsRemoved() throws {
    try folder.write("precious", to: "file.unfinished-1")
    try folder.write("litter", to: "file.unfinished-2")
    let replacement = try FileReplacement(of: folder.path("file"), holding: Array("new".utf8)) {
      $0 == folder.path("file.unfinished-2")
    }
    #expect(try folder.read("file.unfinished-1") == "precious")
    #expect(try folder.read("file.unfinished-2") == "new")
    try replacement.commit()
    #expect(try folder.contents == ["file", "file.unfinished-1"])
  }

  @Test func whereNothingCanBeCreatedNothingChanges() throws {
    #expect(throws: Errno.noSuchFile) {
      try FileReplacement(of: folder.path("missing/file"), holding: [])
    }
    try folder.createFolder("taken")
    let replacement = try FileReplacement(of: folder.path("taken"), holding: [])
    #expect(throws: Errno.isDirectory) { try replacement.commit() }
    replacement.discard()
    #expect(try folder.contents == ["taken"])
  }
}

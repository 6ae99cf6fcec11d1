import DisplayText
import Foundation
import SystemCalls
import TestSupport
import Testing

@testable import BookCore

struct ReaderStateStoreTests {
  private let folder: TemporaryFolder
  private let file: String
  private let store: ReaderStateStore

  init() throws {
    folder = try TemporaryFolder()
    file = folder.path("state.json")
    store = ReaderStateStore(file: file)
  }
}

// MARK: Damage

extension ReaderStateStoreTests {
  /// What begins as a state and breaks off, or has something behind its end.
  static let damaged = [
    "{\"version\":VERSION,\"series\":{", "{\n  \"version\": VERSION,\n  \"series\": {\n    \"embed",
    "{\"series\":{\"a\":1},\"version\":VERSION,",
    "{\"version\":VERSION,\"series\":{\u{0}\u{0}\u{0}",
  ].map(inVersion)

  /// Puts the version that is written, or a newer one, into a text.
  private static func inVersion(_ text: String) -> String {
    text.replacing("VERSION", with: "\(stateVersion)")
      .replacing("NEWER", with: "\(stateVersion + 1)")
  }

  /// Files of others, some of which look like a state.
  static let foreign = [
    "null", "[]", "7", " ", "notes\n", "{", "{}", "{}}", "{\"name\":\"x\",\"version\":\"1.0.0\"}",
    "{\"version\":\"1.0.0\"}", "{\"version\":0}", "{\"data\":[]}", "{\"name\":1,\"series\":{}}",
    "{\"name\":1,", "x{\"version\":1}", "[{\"version\":1,\"series\":{}}]", "\u{0}\u{1}",
    "{\"version\":1}", "{\"version\":1,\"series\":{\"embedded\":{\"kept\":[2]}}}",
    "{\"version\":2,\"series\":{\"embedded\":{\"volumes\":[]}}}", "{\"version\":2,\"series\":{",
    "{\"series\":{},\"version\":1.0}", "{\"version\":2,\"name\":\"game save\"}",
    "{\"version\":VERSION,\"series\":{},\"name\":\"game save\"}", "{\"version\":2}",
    "{\"version\":VERSION}",
    "{\"pins\":[],\"version\":1}", "{\"pins\":[],\"version\":2}",
    "{\"originHash\":\"a\",\"pins\":[],\"version\":VERSION}", "{\"version\":VERSION,\"series\":[]}",
    "{\"version\":VERSION,\"series\":\"x\"}", "{\"version\":VERSION,\"series\":null}",
    "{\"series\":{}}",
    "{\"version\":\"2\",\"series\":{}}", "{\"version\":2.5,\"series\":{}}",
    "{\"version\":null,\"series\":{}}", "{\"version\":0,\"series\":{}}",
    "{\"version\":VERSION,\"version\":VERSION,\"series\":{}}",
    "{\"version\":VERSION,\"series\":{},\"series\":{}}",
    "{\"version\":VERSION,", "{\"version\":VERSION,\"ser", "{\"version\":VERSION,\"series\":",
    "\u{0}\u{0}",
    "{\"version\":VERSION,\"series\":{}}}",
    "{\"version\":VERSION,\"series\":{}}\n{\"version\":VERSION}",
    "{\"version\":VERSION,\"series\":{},\"name\":", "{\"version\":VERSION,\"series\":{}}\u{0}\u{0}",
    "{\"series\":{\"embedded\":", "{\"version\":NEWER,\"shelves\":[]}",
  ].map(inVersion)

  @Test(arguments: foreign)
  func aFileThatNeverWasAStateIsLeftAlone(contents: String) throws {
    try folder.write(contents, to: "state.json")
    let before = try folder.stamp(of: "state.json")
    let loaded = store.load()
    #expect(loaded.state == ReaderState())
    #expect(loaded.problem == .foreign(file: file))
    #expect(throws: ReaderStateError.foreign(file: file), "found when it would be replaced") {
      try store.save([.kept([5])], over: .nothing)
    }
    let lock = try FolderLock(folder.path, toChange: file, timeout: .zero)
    for change: ReaderState.Change in [
      .shown(1), .kept([5]), .removedFromShelf([5]), .forgotEverything,
    ] {
      #expect(throws: ReaderStateError.foreign(file: file), "and not locked") {
        try store.save([change], over: loaded, timeout: .zero)
      }
    }
    try lock.flushToDisk()
    #expect(try folder.stamp(of: "state.json") == before)
    #expect(try folder.names() == ["state.json"])
  }

  /// In a place of its own, whatever is no state; of what looks like one, the rest is used.
  @Test(arguments: damaged.map { ($0, false) } + (damaged + foreign).map { ($0, true) })
  func aDamagedFileMeansTheDefaultsAndIsKeptAside(contents: String, ownsPlace: Bool) throws {
    if contents.contains("\"version\":\(stateVersion + 1)") { return }
    let store = ReaderStateStore(file: file, ownsPlace: ownsPlace)
    try folder.write(contents, to: "state.json")
    let loaded = store.load()
    #expect(loaded.state == ReaderState())
    switch loaded.problem {
    case .damaged(file), .partlyDamaged(file, _): break
    default: Issue.record("\(String(describing: loaded.problem))")
    }
    #expect(try folder.names() == ["state.json"], "reading must not write")

    let saved = try store.save([.kept([5])], over: loaded)
    #expect(saved.problem == .setAside(file: file, keptAs: file + ".damaged"))
    #expect(try folder.read("state.json.damaged") == contents)
    #expect(store.load().state.keptVolumes == [5])
    #expect(store.load().problem == nil)
  }

  @Test func damageInTheEntryOfAnotherSeriesIsItsOwn() throws {
    let contents = #"{"version":\#(stateVersion),"series":{"/x":7,"embedded":{"volumes":[]}}}"#
    try folder.write(contents, to: "state.json")
    #expect(store.load().problem == nil)
    #expect(try store.save([.kept([3])]).problem == nil)
    #expect(try folder.names() == ["state.json"])
    let other = ReaderStateStore(file: file, for: .sample.identified(as: .dataFile("/x")))
    #expect(other.load().problem == .partlyDamaged(file: file, parts: ["/x"]))
  }

  @Test func whereNothingIsSavedNothingIsKeptAside() throws {
    let contents = #"{"version":\#(stateVersion),"series":{"embedded":{"lost":"x"}}}"#
    for contents in [contents, "{\"version\":\(stateVersion),\"series\":{"] {
      try folder.write(contents, to: "state.json")
      try store.save([.removedFromShelf([1])])
      try store.save([])
      #expect(try folder.names() == ["state.json"])
      #expect(try folder.read("state.json") == contents)
    }
  }

  @Test(arguments: ["\(stateVersion + 1)", "\(stateVersion + 1).0", "1e100"])
  func aFileOfANewerVersionIsLeftAlone(version: String) throws {
    let contents = "{\"version\": \(version), \"series\": {\"embedded\": {\"volumes\": []}}}"
    try folder.write(contents, to: "state.json")
    let loaded = store.load()
    #expect(loaded.state == ReaderState())
    #expect(loaded.problem == .newerVersion(file: file))
    for changes in [[ReaderState.Change.shown(1)], [.removedFromShelf([1])]] {
      #expect(throws: ReaderStateError.newerVersion(file: file)) {
        try store.save(changes, over: loaded)
      }
    }
    #expect(try folder.read("state.json") == contents)
    #expect(try folder.names() == ["state.json"])
  }
}

// MARK: Size

extension ReaderStateStoreTests {
  @Test func aFileThatIsTooLargeIsLeftAlone() throws {
    try folder.write(
      [UInt8](repeating: 0x20, count: ReaderStateStore.sizeLimit + 1), to: "state.json")
    let before = try folder.stamp(of: "state.json")
    #expect(store.load().problem == .tooLarge(file: file))
    #expect(throws: ReaderStateError.tooLarge(file: file)) { try store.save([.kept([1])]) }
    #expect(try folder.stamp(of: "state.json") == before)
  }
}

// MARK: The books of today

extension ReaderStateStoreTests {
  private func store(of titles: String...) -> ReaderStateStore {
    ReaderStateStore(file: file, for: BookSeries(titled: titles))
  }

  @Test func recordsFollowTheirBooks() throws {
    try store.save([.kept([1, 2]), .bookmarked(2, place: 9), .shown(1)])
    let today = store(of: "Emma", "Book 1", "Book 2")
    let outline = #"2 "Book 1" kept, 3 "Book 2" at 9 kept; recent 2; reading 3"#
    let before = try folder.stamp(of: "state.json")
    #expect(today.load().state.outline == outline)
    #expect(try folder.stamp(of: "state.json") == before, "reading must not write")

    let saved = try today.save([.removedFromShelf([Book(3, "Book 2")])])
    #expect(saved.state.outline == #"2 "Book 1" kept, 3 "Book 2" at 9; recent 2; reading 3"#)
    #expect(today.load().state == saved.state)
    #expect(try today.save([.undone]).state.outline == outline)
    #expect(
      store(of: "Book 2").load().state.outline
        == #"1 "Book 2" at 9 kept; lost 2 "Book 1" kept; reading 1"#)
  }
}

// MARK: What once broke something

extension ReaderStateStoreTests {
  /// What cannot be used is set aside byte for byte, and the next program finds a file that is
  /// right; one of a newer version or of another program stays where it is.
  @Test(arguments: Corpus.stateFiles)
  func nothingOfAFileIsLost(entry: Corpus.Entry<[UInt8]>) throws {
    try folder.write(entry.input, to: "state.json")
    let loaded = store.load()
    do {
      _ = try store.save([.kept([5])], over: loaded)
    } catch {
      #expect(error == loaded.problem)
      #expect([.newerVersion(file: file), .foreign(file: file)].contains(error))
      #expect(try folder.bytes("state.json") == entry.input)
      return
    }
    #expect(store.load().problem == nil)
    #expect(store.load().state == loaded.state.applying([.kept([5])]))
    if loaded.problem == nil {
      #expect(try folder.names() == ["state.json"])
    } else {
      #expect(try folder.bytes("state.json.damaged") == entry.input)
    }
  }
}

// MARK: Saving

extension ReaderStateStoreTests {
  @Test func whereOthersHaveSavedTheSameNothingIsWritten() throws {
    let loaded = store.load()
    try store.save([.shown(3)])
    let before = try folder.stamp(of: "state.json")
    #expect(try store.save([.shown(3)], over: loaded).state.recentVolumes.first == 3)
    #expect(try folder.stamp(of: "state.json") == before)
  }

  @Test func aFileThatWasRemovedInBetweenBeginsAnew() throws {
    let stored = try store.save([.kept([1])])
    FilePath.remove(file)
    try store.save([.kept([2])], over: stored)
    #expect(store.load().state.keptVolumes == [2])
  }

  @Test func damageSinceLoadingIsSetAside() throws {
    let loaded = try store.save([.kept([1])])
    try folder.write("{\"version\":\(stateVersion),\"series\":{", to: "state.json")
    let saved = try store.save([.kept([2])], over: loaded)
    #expect(saved.problem == .setAside(file: file, keptAs: file + ".damaged"))
    #expect(try folder.read("state.json.damaged") == "{\"version\":\(stateVersion),\"series\":{")
    #expect(store.load().state.keptVolumes == [2])
  }

  @Test func anotherProgramThatKeepsTheLockIsNotWaitedForForEver() throws {
    let lock = try FolderLock(folder.path, toChange: file, timeout: .zero)
    #expect(throws: ReaderStateError.locked(file: file)) {
      try store.save([.shown(1)], timeout: .milliseconds(20))
    }
    try lock.flushToDisk()
    #expect(try folder.names().isEmpty)
  }
}

// MARK: Places that are no file

extension ReaderStateStoreTests {
  /// What is kept aside stands beside the file itself.
  @Test func aSymbolicLinkIsFollowedAndStays() throws {
    try folder.link("state.json", to: "real/kept.json")
    try store.save([.kept([1])])
    try store.save([.kept([2])])
    #expect(store.load().state.keptVolumes == [1, 2])
    try folder.write("{\"version\":\(stateVersion),\"series\":{", to: "real/kept.json")
    let kept = folder.path("real/kept.json.damaged")
    #expect(try store.save([.kept([3])]).problem == .setAside(file: file, keptAs: kept))
    #expect(try folder.target(of: "state.json") == "real/kept.json")
    #expect(try folder.names() == ["real", "state.json"])
    #expect(try folder.names(in: "real") == ["kept.json", "kept.json.damaged"])
  }

  @Test func anotherNameOfTheFileKeepsTheOldContents() throws {
    let other = try folder.write("", to: "other.json")
    try FilePath.addName(file, to: other)
    try store.save([.kept([1])])
    #expect(try folder.read("other.json") == "")
    #expect(store.load().state.keptVolumes == [1])
  }

  /// What is in the way, and the reason of the system, or nil where there is a thing that is no
  /// file.
  @Test(arguments: [
    ("folder", nil), ("pipe", nil), ("ring", "Too many levels of symbolic links"),
    ("file/.local/state.json", "Not a directory"),
  ])
  func whatIsNoFileIsLeftAlone(name: String, reason: String?) throws {
    try folder.createFolder("folder")
    try folder.makePipe("pipe")
    try folder.link("ring", to: "ring")
    try folder.write("", to: "file")
    let path = folder.path(name)
    let store = ReaderStateStore(file: path)
    let notAFile = ReaderStateError.notAFile(file: path)
    #expect(
      store.load().problem
        == reason.map { ReaderStateError.unreadable(file: path, reason: $0) } ?? notAFile)
    #expect(throws: reason.map { .unwritable(file: path, reason: $0) } ?? notAFile) {
      try store.save([.shown(1)])
    }
    #expect(try folder.contents == ["file", "folder", "pipe", "ring"])
  }

  @Test func aPathThatIsNotUTF8IsAPathAsAnyOther() throws {
    let name = String(systemBytes: Array(folder.path("caf").utf8) + [0xE9])
    let store = ReaderStateStore(file: name)
    try store.save([.shown(1)])
    try store.save([.shown(2)])
    #expect(store.load().state.recentVolumes.first == 2)
    #expect(FilePath.exists(name))
    #expect(!FilePath.exists(folder.path("caf\u{fffd}")))
  }

  @Test func aFileThatTheUserProtectsIsNotReplaced() throws {
    try store.save([.shown(1)])
    try folder.setPermissions(0o444, of: "state.json")
    let before = try folder.stamp(of: "state.json")
    #expect(throws: ReaderStateError.readOnly(file: file)) { try store.save([.shown(2)]) }
    #expect(try store.save([.shown(1)]).state.recentVolumes.first == 1)
    #expect(try folder.stamp(of: "state.json") == before)
    #expect(try folder.names() == ["state.json"])
  }

  /// `é` in one scalar and in two: two files, and one String.
  @Test func seriesAreToldApartByTheBytesOfTheirPaths() throws {
    let composed = try folder.write("1", to: "caf\u{e9}.json")
    let decomposed = try folder.write("2", to: "cafe\u{301}.json")
    let series = [composed, decomposed].map(SeriesIdentity.dataFile)
    #expect(series[0] != series[1])
    #expect(Set(series).count == 2)
    try expectStatesApart(series)
  }

  @Test func aNameIsNeitherThePathOfAFileNorTheSeriesOfThePackage() throws {
    try expectStatesApart(
      ["embedded", "/books.json", ""].map(SeriesIdentity.init(name:))
        + [.embedded, .dataFile("/books.json")])
  }

  private func expectStatesApart(_ identities: [SeriesIdentity]) throws {
    let stores = identities.map {
      ReaderStateStore(file: file, for: .sample.identified(as: $0))
    }
    for (index, store) in stores.enumerated() {
      try store.save([.shown(Book(integerLiteral: index + 1))])
    }
    #expect(stores.map { $0.load().state.recentVolumes } == (1...stores.count).map { [$0] })
  }

  @Test func aSeriesWithoutAnIdentityHasNoState() throws {
    let unnamed = ReaderStateStore(
      file: folder.path("new/state.json"), for: .sample.identified(as: nil))
    let error = ReaderStateError.noLocation(reason: "the series has no name")
    #expect(unnamed.load().problem == error)
    #expect(unnamed.load().state == ReaderState())
    #expect(throws: error) { try unnamed.save([.kept([4])]) }
    #expect(try folder.names().isEmpty)
  }
}

// MARK: What stands beside the file

extension ReaderStateStoreTests {
  /// What a run can have left that was killed before it had written all.
  @Test(arguments: ["", "{", "{\n  \"", "{\n  \"version\": \(stateVersion),\n  \"ser"])
  func aReplacementLeftByAKilledRunIsRemoved(contents: String) throws {
    try folder.write(contents, to: "state.json.unfinished-1")
    try store.save([.shown(5)])
    #expect(try folder.names() == ["state.json"])
    #expect(store.load().state.recentVolumes == [5])
  }

  @Test func whatOthersKeepThereStays() throws {
    let precious = "{\n  \"my\": \"notes\"\n}\n"
    try folder.write(precious, to: "state.json.unfinished-1")
    try folder.createFolder("state.json.unfinished-2")
    try folder.write("{}", to: "elsewhere")
    try folder.link("state.json.unfinished-3", to: "elsewhere")
    try folder.link("state.json.unfinished-4", to: "nowhere")
    try folder.write("precious", to: "state.json.new")
    let before = try folder.names()
    try store.save([.shown(5)])
    #expect(store.load().state.recentVolumes == [5])
    #expect(try folder.names() == ["elsewhere", "state.json"] + before.dropFirst())
    #expect(try folder.read("state.json.unfinished-1") == precious)
    #expect(try folder.read("state.json.new") == "precious")
    #expect(try folder.read("elsewhere") == "{}")
  }

  @Test(.enabled(if: geteuid() == 0, "Only root may give a file away."))
  func theFileOfAnotherUserStaysTheirs() throws {
    try store.save([.shown(5)])
    try #require(chown(file, 12_345, 54_321) == 0)
    try store.save([.shown(6)])
    var status = stat()
    try #require(stat(file, &status) == 0)
    #expect((status.st_uid, status.st_gid) == (12_345, 54_321))
    #expect(store.load().state.recentVolumes == [6, 5])
  }
}

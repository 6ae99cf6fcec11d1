import BookCore
import DisplayText
import SystemCalls
import TestSupport
import Testing

struct ReaderStateStoreTests {
  private let folder: TemporaryFolder
  private let file: String
  private let store: ReaderStateStore

  init() throws {
    folder = try TemporaryFolder()
    file = folder.path("state.json")
    store = ReaderStateStore(file: file, series: .embedded)
  }

  @Test func aMissingFileMeansTheDefaults() throws {
    #expect(store.load().state == ReaderState())
    #expect(store.load().problem == nil)
    #expect(try folder.names().isEmpty)
  }

  @Test func whatIsSavedIsLoaded() throws {
    let place = BookPlace(section: .summary, character: 120)
    let changes: [ReaderState.Change] = [
      .expanded(3), .shown(3), .expanded(1), .left(2, at: place),
    ]
    let state = ReaderState(expandedVolumes: [1, 3], lastShownVolume: 3, places: [2: place])
    let saved = try store.save(changes)
    #expect(saved.state == state)
    #expect(saved.problem == nil)
    #expect(store.load().state == state)
    #expect(store.load().problem == nil)
    #expect(try folder.names() == ["state.json"])
  }

  @Test func theFileAndItsFoldersAreForTheirOwnerAlone() throws {
    let store = ReaderStateStore(file: folder.path("a/b/state.json"), series: .embedded)
    try store.save([.shown(1)])
    #expect(try folder.permissions(of: "a") == 0o700)
    #expect(try folder.permissions(of: "a/b") == 0o700)
    #expect(try folder.permissions(of: "a/b/state.json") == 0o600)
  }

  @Test func seriesDoNotMix() throws {
    let other = ReaderStateStore(file: file, series: .dataFile("/books.json"))
    try store.save([.expanded(1)])
    try other.save([.expanded(2)])
    #expect(store.load().state.expandedVolumes == [1])
    #expect(other.load().state.expandedVolumes == [2])
  }

  @Test func anEmptyFileIsThatOfANewReader() throws {
    try folder.write("", to: "state.json")
    #expect(store.load().state == ReaderState())
    #expect(store.load().problem == nil)
    #expect(try store.save([.expanded(5)]).problem == nil)
    #expect(store.load().state.expandedVolumes == [5])
    #expect(try folder.names() == ["state.json"])
  }
}

// MARK: Damage

extension ReaderStateStoreTests {
  @Test(arguments: ["{", "null", "{}", "{\"version\":1 \"a\":2}", "\u{0}\u{1}garbage", " "])
  func aDamagedFileMeansTheDefaultsAndIsKeptAside(contents: String) throws {
    try folder.write(contents, to: "state.json")
    let kept = file + ".damaged"
    let loaded = store.load()
    #expect(loaded.state == ReaderState())
    #expect(loaded.problem == .damaged(file: file, keptAs: kept))
    #expect(try folder.read("state.json") == contents, "reading must not write")

    let saved = try store.save([.expanded(5)], over: loaded)
    #expect(saved.problem == .setAside(file: file, keptAs: kept))
    #expect(try folder.read("state.json.damaged") == contents)
    #expect(store.load().state.expandedVolumes == [5])
    #expect(store.load().problem == nil)
  }

  @Test func aSecondDamagedFileDoesNotReplaceTheFirst() throws {
    for (contents, name) in [("first", ""), ("second", "-2"), ("third", "-3")] {
      try folder.write(contents, to: "state.json")
      #expect(store.load().problem == .damaged(file: file, keptAs: "\(file).damaged\(name)"))
      try store.save([.shown(1)])
      #expect(try folder.read("state.json.damaged\(name)") == contents)
    }
  }

  @Test func bytesThatAreNotTextAreKeptAsTheyAre() throws {
    try folder.write([0xFF, 0x00, 0xC3], to: "state.json")
    try store.save([.shown(1)])
    #expect(try folder.bytes("state.json.damaged") == [0xFF, 0x00, 0xC3])
  }

  @Test func aHugeFileIsTakenForDamaged() throws {
    try folder.write(
      [UInt8](repeating: 0x20, count: ReaderStateStore.sizeLimit + 1), to: "state.json")
    #expect(store.load().problem == .damaged(file: file, keptAs: file + ".damaged"))
  }

  /// Entries of the series with a part of the wrong shape, and the name of the part.
  static let parts = [
    (#"{"lastShown":"x","expanded":[2]}"#, "lastShown"),
    (#"{"places":[],"expanded":[2]}"#, "places"),
  ]

  @Test(arguments: parts)
  func aPartOfTheWrongShapeCostsOnlyThatPart(entry: String, part: String) throws {
    let other = #"{ "expanded":[ 9 ],"lastShown": "y" }"#
    let contents = "{\"version\":1,\"series\":{\"embedded\":\(entry),\"/x\":\(other)},\"a\":1.0}"
    try folder.write(contents, to: "state.json")
    let kept = file + ".damaged"
    let loaded = store.load()
    #expect(loaded.state == ReaderState(expandedVolumes: [2]))
    #expect(loaded.problem == .partlyDamaged(file: file, parts: [part], keptAs: kept))
    #expect(try folder.names() == ["state.json"], "reading must not write")

    let saved = try store.save([.expanded(5)], over: loaded)
    #expect(saved.problem == .setAside(file: file, keptAs: kept))
    #expect(saved.state.expandedVolumes == [2, 5])
    #expect(try folder.read("state.json.damaged") == contents)
    #expect(store.load().problem == nil)
    #expect(store.load().state.expandedVolumes == [2, 5])
    #expect(try folder.read("state.json").contains(other))
    #expect(try folder.read("state.json").contains("\"a\": 1.0"))
  }

  @Test func aSecondDamagedPartIsCopiedUnderAnotherName() throws {
    for name in ["state.json.damaged", "state.json.damaged-2"] {
      let contents = "{\"version\":1,\"series\":7,\"a\":\"\(name)\"}"
      try folder.write(contents, to: "state.json")
      try store.save([.shown(1)])
      #expect(try folder.read(name) == contents)
    }
  }

  @Test func damageInTheEntryOfAnotherSeriesIsItsOwn() throws {
    let contents = #"{"version":1,"series":{"/x":7,"embedded":{"expanded":[2]}}}"#
    try folder.write(contents, to: "state.json")
    #expect(store.load().problem == nil)
    #expect(try store.save([.expanded(3)]).problem == nil)
    #expect(try folder.names() == ["state.json"])
    let other = ReaderStateStore(file: file, series: .dataFile("/x"))
    #expect(
      other.load().problem
        == .partlyDamaged(file: file, parts: ["/x"], keptAs: file + ".damaged"))
  }

  @Test func whereNothingIsSavedNothingIsKeptAside() throws {
    let contents = #"{"version":1,"series":{"embedded":{"lastShown":"x"}}}"#
    for contents in [contents, "{"] {
      try folder.write(contents, to: "state.json")
      try store.save([.collapsed(1)])
      try store.save([])
      #expect(try folder.names() == ["state.json"])
      #expect(try folder.read("state.json") == contents)
    }
  }

  @Test(arguments: ["2, \"shelves\": []", "1.5", "1e100"])
  func aFileOfANewerVersionIsLeftAlone(version: String) throws {
    let contents = "{\"version\": \(version)}"
    try folder.write(contents, to: "state.json")
    let loaded = store.load()
    #expect(loaded.state == ReaderState())
    #expect(loaded.problem == .newerVersion(file: file))
    for changes in [[ReaderState.Change.shown(1)], [.collapsed(1)]] {
      #expect(throws: ReaderStateError.newerVersion(file: file)) {
        try store.save(changes, over: loaded)
      }
    }
    #expect(try folder.read("state.json") == contents)
    #expect(try folder.names() == ["state.json"])
  }
}

// MARK: What once broke something

extension ReaderStateStoreTests {
  /// What cannot be used is set aside byte for byte, and the next program finds a file that is right;
  /// one of a newer version stays where it is.
  @Test(arguments: Corpus.stateFiles)
  func nothingOfAFileIsLost(entry: Corpus.Entry<[UInt8]>) throws {
    try folder.write(entry.input, to: "state.json")
    let loaded = store.load()
    do {
      _ = try store.save([.expanded(5)], over: loaded)
    } catch {
      #expect(error == .newerVersion(file: file))
      #expect(try folder.bytes("state.json") == entry.input)
      return
    }
    #expect(store.load().problem == nil)
    #expect(store.load().state.expandedVolumes == loaded.state.expandedVolumes.union([5]))
    if loaded.problem == nil {
      #expect(try folder.names() == ["state.json"])
    } else {
      #expect(try folder.bytes("state.json.damaged") == entry.input)
    }
  }
}

// MARK: Saving

extension ReaderStateStoreTests {
  @Test func whereNothingChangesNothingIsWritten() throws {
    try store.save([.shown(3), .expanded(3)])
    let before = try folder.stamp(of: "state.json")
    let loaded = store.load()
    try store.save([.shown(3), .expanded(3), .collapsed(2)], over: loaded)
    try store.save([.shown(3)])
    try store.save([.expanded(5), .collapsed(5)], over: loaded)
    #expect(try folder.stamp(of: "state.json") == before)
    try store.save([.shown(4)], over: loaded)
    #expect(try folder.stamp(of: "state.json") != before)
  }

  @Test func whereOthersHaveSavedTheSameNothingIsWritten() throws {
    let loaded = store.load()
    try store.save([.shown(3)])
    let before = try folder.stamp(of: "state.json")
    #expect(try store.save([.shown(3)], over: loaded).state.lastShownVolume == 3)
    #expect(try folder.stamp(of: "state.json") == before)
  }

  @Test func changesOfOthersSinceLoadingAreKept() throws {
    let loaded = store.load()
    try store.save([.expanded(1)])
    let saved = try store.save([.expanded(2)], over: loaded)
    #expect(saved.state.expandedVolumes == [1, 2])
    #expect(store.load().state.expandedVolumes == [1, 2])
  }

  @Test func oneSaveAfterAnotherKeepsEverything() throws {
    let other = #"{"expanded":[ 9 ]}"#
    try folder.write(
      "{\"version\":1,\"series\":{\"/x\":\(other),\"embedded\":{\"b\":1.0}},\"a\":2.0}",
      to: "state.json")
    var stored = store.load()
    for volume in 1...3 { stored = try store.save([.expanded(volume)], over: stored) }
    #expect(stored.state.expandedVolumes == [1, 2, 3])
    #expect(store.load().state.expandedVolumes == [1, 2, 3])
    #expect(
      try folder.read("state.json") == """
        {
          "version": 1,
          "series": {
            "/x": \(other),
            "embedded": {
              "b": 1.0,
              "expanded": [
                1,
                2,
                3
              ]
            }
          },
          "a": 2.0
        }

        """)
  }

  @Test func changesOfOthersBetweenTwoSavesAreKept() throws {
    let first = try store.save([.expanded(1)])
    try store.save([.expanded(2)])
    try store.save([.expanded(3)], over: first)
    #expect(store.load().state.expandedVolumes == [1, 2, 3])
  }

  @Test func aFileThatWasRemovedInBetweenBeginsAnew() throws {
    let stored = try store.save([.expanded(1)])
    FilePath.remove(file)
    try store.save([.expanded(2)], over: stored)
    #expect(store.load().state.expandedVolumes == [2])
  }

  @Test func damageSinceLoadingIsSetAside() throws {
    let loaded = try store.save([.expanded(1)])
    try folder.write("{", to: "state.json")
    let saved = try store.save([.expanded(2)], over: loaded)
    #expect(saved.problem == .setAside(file: file, keptAs: file + ".damaged"))
    #expect(try folder.read("state.json.damaged") == "{")
    #expect(store.load().state.expandedVolumes == [2])
  }

  @Test func manyWritersKeepEachOthersChanges() async throws {
    let store = store
    try await withThrowingTaskGroup(of: Void.self) { group in
      for volume in 1...32 {
        group.addTask { try store.save([.expanded(volume)]) }
      }
      try await group.waitForAll()
    }
    #expect(store.load().state.expandedVolumes == Set(1...32))
    #expect(try folder.names() == ["state.json"])
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
  @Test func aSymbolicLinkIsFollowedAndStays() throws {
    try folder.link("state.json", to: "real/kept.json")
    try store.save([.expanded(1)])
    try store.save([.expanded(2)])
    #expect(try folder.target(of: "state.json") == "real/kept.json")
    #expect(store.load().state.expandedVolumes == [1, 2])
    #expect(try folder.names() == ["real", "state.json"])
  }

  @Test func damageBehindALinkIsKeptBesideTheFile() throws {
    try folder.createFolder("real")
    try folder.link("state.json", to: "real/kept.json")
    try folder.write("{", to: "real/kept.json")
    #expect(
      store.load().problem
        == .damaged(file: file, keptAs: folder.path("real/kept.json.damaged")))
    try store.save([.shown(1)])
    #expect(try folder.read("real/kept.json.damaged") == "{")
    #expect(try folder.names() == ["real", "state.json"])
  }

  @Test func aRingOfLinksIsAnError() throws {
    try folder.link("state.json", to: "state.json")
    #expect(throws: ReaderStateError.self) { try store.save([.shown(1)]) }
  }

  @Test func aPipeIsRefusedAtOnce() throws {
    try folder.makePipe("state.json")
    #expect(store.load().problem == .notAFile(file: file))
    #expect(throws: ReaderStateError.notAFile(file: file)) {
      try store.save([.shown(1)])
    }
  }

  @Test func aFolderIsNoState() throws {
    try folder.createFolder("state.json")
    #expect(throws: ReaderStateError.self) { try store.save([.shown(1)]) }
    #expect(try folder.names() == ["state.json"])
  }

  @Test func aFileWhereAFolderShouldBeIsAnError() throws {
    try folder.write("", to: "home")
    let file = folder.path("home/.local/state.json")
    let store = ReaderStateStore(file: file, series: .embedded)
    #expect(throws: ReaderStateError.unwritable(file: file, reason: "Not a directory")) {
      try store.save([.shown(1)])
    }
  }

  @Test func aPathThatIsNotUTF8IsAPathAsAnyOther() throws {
    let name = String(systemBytes: Array(folder.path("caf").utf8) + [0xE9])
    let store = ReaderStateStore(file: name, series: .embedded)
    try store.save([.shown(1)])
    try store.save([.shown(2)])
    #expect(store.load().state.lastShownVolume == 2)
    #expect(FilePath.exists(name))
    #expect(!FilePath.exists(folder.path("caf\u{fffd}")))
  }

  @Test func aFileThatTheUserProtectsIsNotReplaced() throws {
    try store.save([.shown(1)])
    try folder.setPermissions(0o444, of: "state.json")
    let before = try folder.stamp(of: "state.json")
    #expect(throws: ReaderStateError.readOnly(file: file)) { try store.save([.shown(2)]) }
    #expect(try store.save([.shown(1)]).state.lastShownVolume == 1)
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
    try ReaderStateStore(file: file, series: series[0]).save([.shown(1)])
    try ReaderStateStore(file: file, series: series[1]).save([.shown(2)])
    let shown = series.map {
      ReaderStateStore(file: file, series: $0).load().state.lastShownVolume
    }
    #expect(shown == [1, 2])
  }
}

import BookCore
import Foundation
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
    #expect(try folder.files.isEmpty)
  }

  @Test func theFileIsEasyToReadAndEdit() throws {
    try store.save([.expanded(3), .shown(3), .expanded(1)])
    #expect(
      try folder.read("state.json") == """
        {
          "series" : {
            "embedded" : {
              "expanded" : [
                1,
                3
              ],
              "lastShown" : 3
            }
          },
          "version" : 1
        }

        """)
    #expect(store.load().state == ReaderState(expandedVolumes: [1, 3], lastShownVolume: 3))
    #expect(try folder.files == ["state.json"])
  }

  @Test func theFileAndItsFoldersAreForTheirOwnerAlone() throws {
    let store = ReaderStateStore(file: folder.path("a/b/state.json"), series: .embedded)
    try store.save([.shown(1)])
    #expect(try permissions("a") == 0o700)
    #expect(try permissions("a/b") == 0o700)
    #expect(try permissions("a/b/state.json") == 0o600)
  }

  @Test func seriesDoNotMix() throws {
    let other = ReaderStateStore(
      file: file, series: .dataFile("/books.json"))
    try store.save([.expanded(1)])
    try other.save([.expanded(2)])
    #expect(store.load().state.expandedVolumes == [1])
    #expect(other.load().state.expandedVolumes == [2])
  }

  @Test func whatIsNotKnownSurvives() throws {
    try folder.write(
      """
      {"version": 1, "theme": {"name": "dark", "n": 1.50}, "series": {
        "/other.json": {"expanded": [9], "shelf": [null, true]},
        "embedded": {"expanded": [2], "progress": {"1": 0.5}}}}
      """, to: "state.json")
    try store.save([.expanded(1), .shown(4)])
    #expect(
      try folder.read("state.json") == """
        {
          "series" : {
            "/other.json" : {
              "expanded" : [
                9
              ],
              "shelf" : [
                null,
                true
              ]
            },
            "embedded" : {
              "expanded" : [
                1,
                2
              ],
              "lastShown" : 4,
              "progress" : {
                "1" : 0.5
              }
            }
          },
          "theme" : {
            "n" : 1.5,
            "name" : "dark"
          },
          "version" : 1
        }

        """)
  }

  @Test func placesAreKeptAndOthersSurvive() throws {
    try folder.write(
      """
      {"version": 1, "series": {"embedded": {"places": {
        "2": {"section": "cover", "character": 1},
        "3": {"section": "facts", "character": 9, "note": "owl"}, "x": 7}}}}
      """, to: "state.json")
    #expect(store.load().state.places == [3: BookPlace(section: .facts, character: 9)])
    try store.save([.left(3, at: BookPlace(section: .summary, character: 120))])
    #expect(store.load().state.places == [3: BookPlace(section: .summary, character: 120)])
    #expect(
      try folder.read("state.json") == """
        {
          "series" : {
            "embedded" : {
              "expanded" : [

              ],
              "places" : {
                "2" : {
                  "character" : 1,
                  "section" : "cover"
                },
                "3" : {
                  "character" : 120,
                  "note" : "owl",
                  "section" : "summary"
                },
                "x" : 7
              }
            }
          },
          "version" : 1
        }

        """)
  }

  @Test(arguments: [
    "{\"version\":1,\"series\":{\"embedded\":{\"places\":[]}}}",
    "", "null", "[]", "7", "{}", "{\"version\":1", "{\"version\":\"1\"}", "{\"version\":0}",
    "{\"version\":1,\"series\":[]}", "{\"version\":1,\"series\":{\"embedded\":7}}",
    "{\"version\":1,\"series\":{\"embedded\":{\"expanded\":[\"1\"]}}}",
    "{\"version\":1,\"series\":{\"embedded\":{\"lastShown\":1.5}}}", "\u{0}\u{1}garbage",
  ])
  func aDamagedFileMeansTheDefaultsAndIsKeptAside(contents: String) throws {
    try folder.write(contents, to: "state.json")
    let kept = file + ".damaged"
    #expect(store.load().state == ReaderState())
    #expect(store.load().problem == .damaged(file: file, keptAs: kept))
    #expect(try folder.read("state.json") == contents, "reading must not write")

    try store.save([.expanded(5)])
    #expect(try folder.read("state.json.damaged") == contents)
    #expect(store.load().state.expandedVolumes == [5])
    #expect(store.load().problem == nil)
  }

  @Test func aNumberWrittenInAnotherWayIsNoRivalOfAVolume() throws {
    let places = [("01", 7), ("1", 5), ("+1", 9)]
      .map { "\"\($0)\": {\"section\": \"facts\", \"character\": \($1)}" }
    let entry = "{\"places\": {\(places.joined(separator: ", "))}}"
    try folder.write(
      "{\"version\": 1, \"series\": {\"embedded\": \(entry)}}", to: "state.json")
    #expect(store.load().state.places == [1: BookPlace(section: .facts, character: 5)])
    try store.save([.shown(1)])
    #expect(try folder.read("state.json").contains("\"01\""))
  }

  @Test(arguments: [
    "\"/other.json\": {\"lastShown\": 01}", "\"/other.json\": \"\\q\"", "\"more\": 1e999999",
  ])
  func damageWhereNobodyLooksCostsNothingThatIsUnderstood(other: String) throws {
    let contents = "{\"version\": 1, \"series\": {\"embedded\": {\"expanded\": [2]}, \(other)}}"
    try folder.write(contents, to: "state.json")
    #expect(store.load().state.expandedVolumes == [2])
    #expect(store.load().problem == nil)

    let problem = try store.save([.expanded(5)])
    #expect(problem == .setAside(file: file, keptAs: file + ".damaged"))
    #expect(try folder.read("state.json.damaged") == contents)
    #expect(store.load().state.expandedVolumes == [2, 5])
  }

  @Test func aNewerVersionIsOneWhateverElseIsInTheFile() throws {
    try folder.write("{\"version\": 2, \"shelves\": 01}", to: "state.json")
    #expect(store.load().problem == .newerVersion(file: file))
  }

  @Test func aSecondDamagedFileDoesNotReplaceTheFirst() throws {
    for contents in ["first", "second", "third"] {
      try folder.write(contents, to: "state.json")
      try store.save([.shown(1)])
    }
    #expect(try folder.read("state.json.damaged") == "first")
    #expect(try folder.read("state.json.damaged-2") == "second")
    #expect(try folder.read("state.json.damaged-3") == "third")
  }

  @Test func bytesThatAreNotTextAreKeptAsTheyAre() throws {
    let bytes = Data([0xFF, 0x00, 0xC3])
    try bytes.write(to: URL(filePath: file))
    try store.save([.shown(1)])
    #expect(try Data(contentsOf: URL(filePath: file + ".damaged")) == bytes)
  }

  @Test func aFileOfANewerVersionIsLeftAlone() throws {
    let contents = "{\"version\": 2, \"shelves\": []}"
    try folder.write(contents, to: "state.json")
    #expect(store.load().state == ReaderState())
    #expect(store.load().problem == .newerVersion(file: file))
    #expect(throws: ReaderStateError.newerVersion(file: file)) { try store.save([.shown(1)]) }
    #expect(try folder.read("state.json") == contents)
    #expect(try folder.files == ["state.json"])
  }

  @Test func whereNothingChangesNothingIsWritten() throws {
    try store.save([.shown(3), .expanded(3)])
    let before = try inode("state.json")
    let loaded = store.load().state
    try store.save([.shown(3), .expanded(3), .collapsed(2)], over: loaded)
    try store.save([.shown(3)])
    #expect(try inode("state.json") == before)
    try store.save([.shown(4)], over: loaded)
    #expect(try inode("state.json") != before)
  }

  @Test func changesOfOthersSinceLoadingAreKept() throws {
    let loaded = store.load().state
    try store.save([.expanded(1)])
    try store.save([.expanded(2)], over: loaded)
    #expect(store.load().state.expandedVolumes == [1, 2])
  }

  @Test func aSymbolicLinkIsFollowedAndStays() throws {
    try FileManager.default.createSymbolicLink(
      atPath: file, withDestinationPath: "real/kept.json")
    try store.save([.expanded(1)])
    try store.save([.expanded(2)])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file) == "real/kept.json")
    #expect(store.load().state.expandedVolumes == [1, 2])
    #expect(try folder.files == ["real", "state.json"])
  }

  @Test func aRingOfLinksIsAnError() throws {
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: "state.json")
    #expect(throws: ReaderStateError.self) { try store.save([.shown(1)]) }
  }

  @Test func aReplacementLeftByAKilledProgramIsInNobodysWay() throws {
    try folder.write("half", to: "state.json.new")
    try store.save([.expanded(1)])
    #expect(try folder.files == ["state.json"])
  }

  @Test func aPipeIsRefusedAtOnce() throws {
    #expect(mkfifo(file, 0o600) == 0)
    let reason = "it is not a regular file"
    #expect(store.load().problem == .unreadable(file: file, reason: reason))
    #expect(throws: ReaderStateError.unwritable(file: file, reason: reason)) {
      try store.save([.shown(1)])
    }
  }

  @Test func aFolderIsNoState() throws {
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
    #expect(throws: ReaderStateError.self) { try store.save([.shown(1)]) }
    #expect(try folder.files == ["state.json"])
  }

  @Test func aFileWhereAFolderShouldBeIsAnError() throws {
    try folder.write("", to: "home")
    let file = folder.path("home/.local/state.json")
    let store = ReaderStateStore(file: file, series: .embedded)
    #expect(throws: ReaderStateError.unwritable(file: file, reason: "Not a directory")) {
      try store.save([.shown(1)])
    }
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
    #expect(try folder.files == ["state.json"])
  }

  @Test func anotherProgramThatKeepsTheLockIsNotWaitedForForEver() throws {
    let lock = open(folder.path, O_RDONLY)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    #expect(throws: ReaderStateError.locked(file: file)) {
      try store.save([.shown(1)], patience: .milliseconds(20))
    }
    #expect(try folder.files.isEmpty)
  }

  @Test(arguments: [
    "{\"version\":1,\"series\":null}", "{\"version\":1,\"series\":{\"embedded\":null}}",
    "{\"version\":1,\"series\":{\"embedded\":{\"expanded\":null,\"lastShown\":null}}}",
  ])
  func nullMeansThatNothingIsThere(contents: String) throws {
    try folder.write(contents, to: "state.json")
    #expect(store.load().state == ReaderState())
    #expect(store.load().problem == nil)
    try store.save([.expanded(2)])
    #expect(store.load().state.expandedVolumes == [2])
    #expect(try folder.files == ["state.json"])
  }

  @Test func aVersionBeyondAllNumbersIsNewerToo() throws {
    try folder.write("{\"version\":99999999999999999999}", to: "state.json")
    #expect(store.load().problem == .newerVersion(file: file))
  }

  @Test func aPathThatIsNotTextIsRefused() throws {
    let store = ReaderStateStore(file: folder.path("caf\u{fffd}.json"), series: .embedded)
    #expect(throws: ReaderStateError.self) { try store.save([.shown(1)]) }
    #expect(try folder.files.isEmpty)
  }

  @Test func aHugeFileIsTakenForDamaged() throws {
    try Data(count: ReaderStateStore.sizeLimit + 1).write(to: URL(filePath: file))
    #expect(store.load().problem == .damaged(file: file, keptAs: file + ".damaged"))
  }
}

extension ReaderStateStoreTests {
  private func permissions(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder.path(name))[.posixPermissions] as? Int
  }

  private func inode(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder.path(name))[.systemFileNumber] as? Int
  }
}

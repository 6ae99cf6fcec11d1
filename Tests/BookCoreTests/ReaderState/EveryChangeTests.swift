import BookCore
import SystemCalls
import TestSupport
import Testing

/// What the state file guarantees holds for a change of every kind.
struct EveryChangeTests {
  /// A state in which every change below makes a difference.
  private static let used: [ReaderState.Change] = [
    .expanded(1), .shown(3), .visited(2), .visited(3), .left(3, at: .start), .kept(5), .kept(3),
    .bookmarked(3, .chapter(9)), .bookmarked(1, .finished),
  ]

  static let changes: [ReaderState.Change] = [
    .expanded(3), .collapsed(1), .shown(4), .visited(4), .clearedRecent,
    .left(3, at: BookPlace(section: .chapters, character: 7)), .kept(4), .removed(5), .clearedShelf,
    .bookmarked(3, .chapter(10)), .bookmarked(4, .chapter(1)), .bookmarked(3, .finished),
    .bookmarked(1, .chapter(2)), .removedBookmark(3), .removedBookmark(1), .clearedBookmarks,
    .forgot(3), .forgotEverything,
  ]

  private let folder: TemporaryFolder
  private let file: String
  private let store: ReaderStateStore

  init() throws {
    folder = try TemporaryFolder()
    file = folder.path("states/state.json")
    store = ReaderStateStore(file: file, series: .embedded)
  }

  @Test(arguments: changes)
  func whatIsSavedIsLoaded(change: ReaderState.Change) throws {
    let old = try store.save(Self.used).state
    #expect(old == ReaderState().applying(Self.used))
    let saved = try store.save([change])
    #expect(saved.state == old.applying([change]))
    #expect(saved.state != old)
    #expect(store.load().state == saved.state)
    #expect(store.load().problem == nil)
    #expect(try folder.names(in: "states") == ["state.json"])
  }

  @Test(arguments: changes)
  func whatMakesNoDifferenceIsNotWritten(change: ReaderState.Change) throws {
    try store.save(Self.used)
    try store.save([change])
    let before = try folder.stamp(of: "states/state.json")
    try store.save([change])
    #expect(try folder.stamp(of: "states/state.json") == before)
  }

  @Test(arguments: changes)
  func whatOthersSaveMeanwhileStays(change: ReaderState.Change) throws {
    let loaded = try store.save(Self.used)
    let other = ReaderStateStore(file: file, series: .dataFile("/other.json"))
    let others = try other.save([.kept(1), .bookmarked(1, .chapter(2)), .visited(1)]).state
    try store.save([.expanded(7)])
    let saved = try store.save([change], over: loaded).state
    #expect(saved == ReaderState().applying(Self.used + [.expanded(7), change]))
    #expect(other.load().state == others)
  }

  @Test(arguments: changes)
  func whatIsNotKnownStays(change: ReaderState.Change) throws {
    let own = #"{"later" : [ 1.0,null ], "notes":{"3": "\u00e9"}}"#
    try folder.createFolder("states")
    try folder.write(
      "{\"version\":1,\"theme\" : [ 1.0 ],\"series\":{\"embedded\":\(own)}}",
      to: "states/state.json")
    try store.save(Self.used)
    try store.save([change])
    let text = try folder.read("states/state.json")
    #expect(text.contains("\"theme\": [ 1.0 ]"))
    let isForgotten = change == .forgotEverything
    #expect(text.contains("\"later\": [ 1.0,null ]") != isForgotten)
    #expect(text.contains(#""notes": {"3": "\u00e9"}"#) != isForgotten)
  }

  @Test(arguments: changes.filter { ReaderState().applying([$0]) != ReaderState() })
  func aDamagedFileIsKeptAside(change: ReaderState.Change) throws {
    try folder.createFolder("states")
    try folder.write("{", to: "states/state.json")
    let saved = try store.save([change])
    #expect(saved.state == ReaderState().applying([change]))
    #expect(saved.problem == .setAside(file: file, keptAs: file + ".damaged"))
    #expect(try folder.read("states/state.json.damaged") == "{")
    #expect(store.load().problem == nil)
  }

  @Test(arguments: changes)
  func aProtectedFileIsNotReplaced(change: ReaderState.Change) throws {
    try store.save(Self.used)
    try folder.setPermissions(0o444, of: "states/state.json")
    let before = try folder.stamp(of: "states/state.json")
    #expect(throws: ReaderStateError.readOnly(file: file)) { try store.save([change]) }
    #expect(try folder.stamp(of: "states/state.json") == before)
    #expect(try folder.names(in: "states") == ["state.json"])
  }

  @Test(arguments: changes)
  func aFileOfANewerVersionIsLeftAlone(change: ReaderState.Change) throws {
    try folder.createFolder("states")
    try folder.write("{\"version\": 2}", to: "states/state.json")
    #expect(throws: ReaderStateError.newerVersion(file: file)) { try store.save([change]) }
    #expect(try folder.read("states/state.json") == "{\"version\": 2}")
  }

  @Test(arguments: changes)
  func aLockIsNeverPassed(change: ReaderState.Change) throws {
    let old = try store.save(Self.used).state
    let lock = try FolderLock(folder.path("states"), toChange: file, timeout: .zero)
    #expect(throws: ReaderStateError.locked(file: file)) {
      try store.save([change], timeout: .milliseconds(1))
    }
    try lock.flushToDisk()
    #expect(store.load().state == old)
  }

  @Test(arguments: changes)
  func aFileInPlaceOfTheFolderIsTold(change: ReaderState.Change) throws {
    try folder.write("text", to: "states")
    #expect(throws: ReaderStateError.unwritable(file: file, reason: "Not a directory")) {
      try store.save([change])
    }
    #expect(try folder.read("states") == "text")
  }
}

// MARK: Members of the wrong shape

extension EveryChangeTests {
  @Test(
    arguments: ReaderStateEntryTests.damages.filter {
      ["kept", "recent", "bookmarks", "finished"].contains($0.0)
    }, [ReaderState.Change.kept(4), .visited(4), .bookmarked(4, .finished)])
  func aMemberOfTheWrongShapeCostsOnlyItself(
    damage: (String, String), change: ReaderState.Change
  ) throws {
    let contents = """
      {"version": 1, "series": {"embedded": {"expanded": [2], "places": {}, "kept2": 1.0, \
      "\(damage.0)": \(damage.1)}}, "later": 1.0}
      """
    try folder.createFolder("states")
    try folder.write(contents, to: "states/state.json")
    let kept = file + ".damaged"
    let loaded = store.load()
    #expect(loaded.state == ReaderState(expandedVolumes: [2]))
    #expect(loaded.problem == .partlyDamaged(file: file, parts: [damage.0], keptAs: kept))
    let saved = try store.save([change], over: loaded)
    #expect(saved.problem == .setAside(file: file, keptAs: kept))
    #expect(try folder.read("states/state.json.damaged") == contents)
    #expect(store.load().problem == nil)
    #expect(store.load().state == loaded.state.applying([change]))
    #expect(try folder.read("states/state.json").contains("\"kept2\": 1.0,\n"))
    #expect(try folder.read("states/state.json").contains("\"later\": 1.0\n"))
  }
}

// MARK: Many writers

extension EveryChangeTests {
  @Test func manyWritersLoseNoChange() async throws {
    let store = store
    let count = 12
    try store.save((101...100 + count).map(ReaderState.Change.kept))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for volume in 1...count {
        for change in [
          .kept(volume), .bookmarked(volume, .chapter(volume)), .visited(volume),
          .bookmarked(100 + volume, .finished), .removed(100 + volume),
        ] as [ReaderState.Change] {
          group.addTask { try store.save([change], timeout: .seconds(60)) }
        }
      }
      try await group.waitForAll()
    }
    let state = store.load().state
    #expect(state.keptVolumes.sorted() == Array(1...count))
    #expect(Set(state.recentVolumes).count == ReaderState.maxRecentVolumes)
    #expect(state.bookmarks.count == 2 * count)
    for volume in 1...count {
      #expect(state.bookmarks[volume] == .chapter(volume))
      #expect(state.bookmarks[100 + volume] == .finished)
    }
    #expect(try folder.names(in: "states") == ["state.json"])
  }
}

// MARK: Numbers of all kinds

extension EveryChangeTests {
  private static let numbers = [
    "0", "-1", "1", "3", "3.0", "3e0", "1e3", "1e400", "-0", "0.5", "9223372036854775807",
    "9223372036854775808", "-9223372036854775808", "-9223372036854775809", "\"3\"", "null", "[]",
    "{}", "true",
  ]

  /// Whatever numbers stand in the file, a change is saved, what is understood stays, and the file is
  /// kept aside where something is not.
  @Test(arguments: 0..<200)
  func noNumberEndsTheProgram(seed: Int) throws {
    var dice = SeededGenerator(seed: UInt64(seed))
    func number() -> String { Self.numbers.randomElement(using: &dice) ?? "1" }
    func list() -> String {
      "[" + (0..<Int.random(in: 0...4, using: &dice)).map { _ in number() }.joined(separator: ",")
        + "]"
    }
    func pairs() -> String {
      let keys = ["0", "-1", "3", "03", "9223372036854775807", "9223372036854775808", "x", ""]
      return "{"
        + (0..<Int.random(in: 0...4, using: &dice)).map { _ in
          "\"\(keys.randomElement(using: &dice) ?? "3")\":\(number())"
        }.joined(separator: ",") + "}"
    }
    let contents = """
      {"version":1,"series":{"embedded":{"kept":\(list()),"recent":\(list()),"finished":\(list()),\
      "bookmarks":\(pairs()),"lastShown":\(number()),"expanded":\(list()),"later":\(number())}}}
      """
    try folder.createFolder("states")
    try folder.write(contents, to: "states/state.json")
    let loaded = store.load()
    #expect(loaded.state.recentVolumes.count <= ReaderState.maxRecentVolumes)
    #expect(Set(loaded.state.keptVolumes).count == loaded.state.keptVolumes.count)
    let changes: [ReaderState.Change] = [
      .kept(7), .visited(7), .bookmarked(7, .chapter(2)), .left(7, at: .start), .forgot(6),
    ]
    let saved = try store.save(changes, over: loaded)
    #expect(saved.state == loaded.state.applying(changes))
    #expect(store.load().state == saved.state)
    #expect(store.load().problem == nil)
    if loaded.problem != nil {
      #expect(try folder.read("states/state.json.damaged") == contents)
    }
  }
}

import SystemCalls
import TestSupport
import Testing

@testable import BookCore

/// What the state file guarantees holds for a change of every kind.
struct EveryChangeTests {
  private static var used: [ReaderState.Change] { ReaderStateChangeTests.before }

  static var changes: [ReaderState.Change] { ReaderStateChangeTests.changes.map(\.0) }

  private let folder: TemporaryFolder
  private let file: String
  private let store: ReaderStateStore

  init() throws {
    folder = try TemporaryFolder()
    file = folder.path("states/state.json")
    store = ReaderStateStore(file: file)
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

  @Test(arguments: changes.filter { !$0.isStep })
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
    let other = ReaderStateStore(file: file, for: .sample.identified(as: .dataFile("/other.json")))
    let others = try other.save([.kept([1]), .bookmarked(1, place: 2), .shown(1)]).state
    try store.save([.expanded(7)])
    let saved = try store.save([change], over: loaded).state
    #expect(saved == ReaderState().applying(Self.used + [.expanded(7), change]))
    #expect(other.load().state == others)
  }

  /// A state as large as may be is read; a change is refused that leaves no room for itself or for
  /// its undo.
  @Test(arguments: changes)
  func whatIsSavedCanBeTakenBack(change: ReaderState.Change) throws {
    let name = "states/state.json"
    var store = store
    try store.save(Self.used)
    let used = try folder.bytes(name)
    let sizes = try [change, .undone].map { change in
      try store.save([change])
      return try folder.bytes(name).count
    }
    store.sizeLimit = max(used.count, sizes[0], sizes[1])
    try folder.write(used, to: name)
    try store.save([change])
    try store.save([.undone])
    try folder.write(used, to: name)
    store.sizeLimit -= 1
    if store.sizeLimit >= used.count {
      #expect(throws: ReaderStateError.full(file: file)) { try store.save([change]) }
      #expect(try folder.bytes(name) == used)
    }
  }

  @Test(arguments: changes)
  func whatIsNotKnownBesideTheSeriesIsToldAndKeptAside(change: ReaderState.Change) throws {
    let other = #"{ "volumes":[ 9.0 ],"later": "\u00e9" }"#
    let own = #"{"later" : [ 1.0,null ], "volumes":[{"title":"Book 1","isKept":true,"notes":{}}]}"#
    let series = "{\"/x\":\(other),\"embedded\":\(own)}"
    let contents = "{\"theme\":1.0,\"version\":\(stateVersion),\"series\":\(series)}"
    let store = ReaderStateStore(file: file, ownsPlace: true)
    try folder.createFolder("states")
    try folder.write(contents, to: "states/state.json")
    let loaded = store.load()
    #expect(loaded.problem == .partlyDamaged(file: file, parts: ["theme"]))
    #expect(loaded.state.keptVolumes == [1])
    let saved = try store.save(Self.used + [change], over: loaded)
    #expect(saved.problem == .setAside(file: file, keptAs: file + ".damaged"))
    #expect(saved.state == loaded.state.applying(Self.used + [change]))
    #expect(try folder.read("states/state.json.damaged") == contents)
    #expect(store.load().problem == nil)
    let text = try folder.read("states/state.json")
    #expect(text.contains(other))
    #expect(text.contains("\"later\": [ 1.0,null ]"), "now, or among what can be taken back")
  }
}

// MARK: Numbers of all kinds

extension EveryChangeTests {
  private static let numbers = [
    "0", "-1", "1", "3", "3.0", "3e0", "1e3", "1e400", "-0", "0.5", "9223372036854775807",
    "9223372036854775808", "-9223372036854775808", "-9223372036854775809", "\"3\"", "null", "[]",
    "{}", "true",
  ]

  /// Whatever numbers stand in the file, a change is saved, what is understood stays, and the file
  /// is kept aside where something is not.
  @Test(arguments: (0..<50).sampled(10))
  func noNumberEndsTheProgram(seed: Int) throws {
    var dice = SeededGenerator(seed: UInt64(seed))
    func number() -> String { Self.numbers.randomElement(using: &dice) ?? "1" }
    func several(_ element: () -> String) -> String {
      (0..<Int.random(in: 0...4, using: &dice)).map { _ in element() }.joined(separator: ",")
    }
    func record() -> String {
      """
      {"volume":\(number()),"title":"Book 3","timesFinished":\(number()),"isKept":true,\
      "chapterCount":\(number()),"lastShown":\(number()),"isReading":\(number()),\
      "bookmark":{"chapter":\(number()),"chapterCount":\(number()),"number":\(number())},\
      "before":{"lastShown":\(number()),"timesFinished":\(number())}}
      """
    }
    let lists = "\"volumes\":[\(several(record))],\"lost\":[\(several(record))]"
    let contents = "{\"version\":\(stateVersion),\"series\":{\"embedded\":{\(lists)}}}"
    try folder.createFolder("states")
    try folder.write(contents, to: "states/state.json")
    let loaded = store.load()
    #expect(loaded.state.recentVolumes.count <= ReaderState.maxRecentVolumes)
    let changes: [ReaderState.Change] = [
      .undone, .kept([7]), .shown(7), .bookmarked(7, place: 2), .moved(3, by: 1),
      .finished([3]), .forgot([6]), .undone,
    ]
    let saved = try store.save(changes, over: loaded)
    #expect(saved.state == loaded.state.applying(changes))
    #expect(store.load().state.outline == saved.state.outline)
    #expect(store.load().problem == nil)
    if loaded.problem != nil {
      #expect(try folder.read("states/state.json.damaged") == contents)
    }
    #expect(try store.save([.undone]).problem == nil)
  }
}

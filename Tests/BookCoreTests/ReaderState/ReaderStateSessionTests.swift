import SystemCalls
import TestSupport
import Testing

@testable import BookCore

struct ReaderStateSessionTests {
  private let folder: TemporaryFolder
  private let store: ReaderStateStore
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = folder.path("state.json")
    store = ReaderStateStore(file: file)
  }

  @Test func whatIsRememberedIsKnownAtOnceAndSavedLater() throws {
    var session = ReaderStateSession(store)
    session.remember(.expanded(3))
    session.remember(.shown(4))
    #expect(session.state == ReaderState(after: .expanded(3), .shown(4)))
    #expect(session.isSavePending)
    #expect(try folder.names().isEmpty)
    session.save()
    #expect(!session.isSavePending)
    #expect(session.failure == nil)
    #expect(session.warnings.isEmpty)
    #expect(store.load().state == session.state)
  }

  @Test func whatIsKnownAlreadyIsNotSaved() throws {
    try store.save([.shown(4)])
    var session = ReaderStateSession(store)
    session.remember(.shown(4))
    #expect(!session.isSavePending)
    session.remember(.shown(5))
    session.remember(.shown(4))
    #expect(session.state.recentVolumes.first == 4)
    session.save()
    #expect(store.load().state.recentVolumes.first == 4)
  }

  @Test func whatAnotherProgramHasSavedIsReadAgain() throws {
    var session = ReaderStateSession(store)
    session.remember(.expanded(3))
    try store.save([.expanded(4), .shown(4)])
    #expect(session.state == ReaderState(after: .expanded(3)))
    let isRead = session.reload()
    #expect(isRead)
    #expect(session.state == ReaderState(after: .expanded(4), .shown(4), .expanded(3)))
    #expect(session.isSavePending, "what was remembered here is still to be saved")
    session.save()
    #expect(store.load().state == session.state)
  }

  /// Steps from chapter 9 of 22, while another program puts the bookmark elsewhere.
  @Test(arguments: [(1, "3 at 10; reading 3"), (-3, "3 at 6; reading 3")])
  func aStepThatIsSavedLaterLeadsWhereItLedAtFirst(count: Int, outline: String) throws {
    try store.save([.bookmarked(3, place: 9)])
    var session = ReaderStateSession(store)
    session.remember(.moved(3, by: count))
    #expect(session.state.outline == outline)
    try store.save([.bookmarked(3, place: 20)])
    session.save()
    #expect(store.load().state.outline == outline)
  }

  @Test func aFileThatIsDamagedMeanwhileChangesNothing() throws {
    try store.save([.expanded(3)])
    var session = ReaderStateSession(store)
    try folder.write("{", to: "state.json")
    let isRead = session.reload()
    #expect(!isRead)
    #expect(session.state == ReaderState(after: .expanded(3)))
    #expect(session.warnings.isEmpty)
  }

  /// What is left of the file, which had other entries, and what is said of it.
  @Test(arguments: [nil, "", "garbage", "{\"version\":\(stateVersion),\"series\":{\"embe"])
  func whatIsKnownIsSavedWhereTheFileIsGone(rest: String?) throws {
    let other = ReaderStateStore(file: file, for: .sample.identified(as: .dataFile("/x")))
    try other.save([.kept([2])])
    try store.save([.bookmarked(3, place: 9), .kept([1])])
    var session = ReaderStateSession(ReaderStateStore(file: file, ownsPlace: true))
    try folder.remove("state.json")
    if let rest { try folder.write(rest, to: "state.json") }
    let isRead = session.reload()
    #expect(!isRead)
    // Nobody has asked for it.
    session.remember(.shown(5))
    session.save()
    #expect(folder.text(of: "state.json") == rest)
    let isDone = try session.perform(.moved(3, by: 1))
    #expect(isDone)
    #expect(session.state.outline == "1 kept, 3 at 10; reading 3")
    #expect(store.load().state == session.state)
    #expect(other.load().state.keptVolumes == [2])
    let isDamaged = rest?.isEmpty == false
    let warning: ReaderStateError =
      isDamaged ? .setAside(file: file, keptAs: file + ".damaged") : .wasGone(file: file)
    #expect(session.warnings == [warning])
    try session.perform(.kept([4]))
    #expect(session.warnings == [warning], "It is told in the end, too.")
    #expect(try folder.names() == ["state.json"] + (isDamaged ? ["state.json.damaged"] : []))
  }

  /// To forget everything leaves a file, and is no loss.
  @Test func whatAnotherProgramForgetsStaysForgotten() throws {
    try store.save([.bookmarked(3, place: 9)])
    var session = ReaderStateSession(store)
    try store.save([.forgotEverything])
    try store.save([.undone])
    try store.save([.forgotEverything])
    let isRead = session.reload()
    #expect(isRead)
    try session.perform(.kept([4]))
    #expect(session.state.outline == "4 kept")
    #expect(session.warnings == [])
  }

  @Test func oneProblemIsToldOnce() {
    var session = ReaderStateSession(noLocation: "x")
    session.remember(.shown(3))
    session.save()
    #expect(session.warnings == [.noLocation(reason: "x")])
    #expect(session.failure == nil)
    session.remember(.expanded(3))
    session.save()
    session.remember(.shown(4))
    session.save()
    #expect(session.warnings == [])
    #expect(session.failure == .noLocation(reason: "x"))
  }

  @Test func anotherProgramThatSavesHoldsUpOnlyWhatWasRequested() throws {
    var session = ReaderStateSession(store)
    let lock = try FolderLock(folder.path, toChange: file, timeout: .zero)
    session.remember(.shown(3))
    session.save()
    #expect(session.warnings.isEmpty)
    #expect(session.failure == nil)
    #expect(session.isSavePending)
    session.remember(.expanded(3))
    session.save(timeout: .zero)
    #expect(session.failure == .locked(file: file))
    #expect(session.isSavePending)
    release(lock)
    session.save(timeout: .zero)
    #expect(session.failure == nil)
    #expect(!session.isSavePending)
    #expect(store.load().state == ReaderState(after: .shown(3), .expanded(3)))
  }

  @Test func aFileThatTheUserProtectsIsAnErrorOnlyForWhatWasRequested() throws {
    try store.save([.shown(1)])
    try folder.setPermissions(0o400, of: "state.json")
    var session = ReaderStateSession(store)
    session.remember(.shown(3))
    session.save()
    #expect(session.warnings.isEmpty)
    #expect(!session.isSavePending)
    session.remember(.expanded(3))
    session.save()
    #expect(session.failure == .readOnly(file: file))
    #expect(!session.isSavePending)
  }

  @Test func aFailureIsOverOnceTheChangeIsSaved() throws {
    try folder.write("", to: "home")
    var session = ReaderStateSession(ReaderStateStore(file: folder.path("home/state.json")))
    session.remember(.expanded(3))
    session.save()
    #expect(session.failure != nil)
    try folder.remove("home")
    session.save()
    #expect(session.failure == nil)
    #expect(try folder.names(in: "home") == ["state.json"])
  }

  private func release(_ lock: consuming FolderLock) {}
}

// MARK: Requests that are saved at once

extension ReaderStateSessionTests {
  @Test func aRequestIsDoneOnlyOnceItIsSaved() throws {
    var session = ReaderStateSession(store)
    session.remember(.shown(3))
    let isDone = try session.perform(.kept([3]))
    #expect(isDone)
    #expect(!session.isSavePending)
    #expect(store.load().state == ReaderState(after: .shown(3), .kept([3])))
    let isDoneAgain = try session.perform(.kept([3]))
    #expect(!isDoneAgain)
  }

  @Test func aRequestIsMadeOfWhatIsStoredByThen() throws {
    try store.save([.bookmarked(3, place: 9)])
    var session = ReaderStateSession(store)
    try store.save([.bookmarked(3, place: 20)])
    let isDone = try session.perform(.moved(3, by: 1))
    #expect(isDone)
    #expect(session.state.outline == "3 at 21; reading 3")
    #expect(store.load().state == session.state)
  }

  @Test func whereNothingIsKeptARequestIsRefused() throws {
    var session = ReaderStateSession()
    session.remember(.expanded(3))
    session.save()
    #expect(session.failure == nil)
    let error = ReaderStateError.noLocation(reason: "nothing is remembered here")
    #expect(throws: error) { try session.perform(.kept([3])) }
    #expect(session.state == ReaderState())
    #expect(session.warnings == [])
  }

  @Test func aSessionInMemoryRemembersAsLongAsItLives() throws {
    var session = ReaderStateSession.inMemory(ReaderState(after: .kept([3])))
    session.remember(.shown(3))
    let (isDone, isDoneAgain) = try (session.perform(.expanded(4)), session.perform(.expanded(4)))
    #expect((isDone, isDoneAgain) == (true, false))
    #expect(!session.isSavePending)
    session.save()
    let isRead = session.reload()
    #expect(!isRead)
    #expect(session.state == ReaderState(after: .kept([3]), .shown(3), .expanded(4)))
    #expect(session.failure == nil)
    #expect(session.warnings == [])
    try session.perform(.undone)
    #expect(session.state.record(of: 4).isExpanded == false)
    #expect(ReaderStateSession.inMemory().state == ReaderState())
  }

  @Test func aFileOfAnotherProgramGetsOneWarningOrAnError() throws {
    try folder.write("notes", to: "state.json")
    var session = ReaderStateSession(store)
    session.remember(.shown(3))
    session.save()
    #expect(session.warnings == [.foreign(file: file)])
    #expect(session.failure == nil)
    #expect(throws: ReaderStateError.foreign(file: file)) { try session.perform(.kept([3])) }
    #expect(session.warnings == [])
    #expect(try folder.read("state.json") == "notes")
    #expect(try folder.names() == ["state.json"])
  }
}

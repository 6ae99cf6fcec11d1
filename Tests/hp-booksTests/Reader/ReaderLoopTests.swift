import BookCore
import BookPresentation
import DisplayText
import SystemCalls
import TerminalKit
import TestSupport
import Testing

@testable import hp_books

/// The reader's loop, with a terminal and a clock of the test's own.
struct ReaderLoopTests {
  typealias Script = [(Int, TerminalEvent)]
  typealias Loop = ReaderLoop<ScriptedTerminal>

  /// What happens to the reader.
  enum Event {
    case key(Key)
    case resized(TerminalSize)
    case notice(String)
  }

  private static let size = TerminalSize(columns: 80, rows: 24)
  private let home: TemporaryFolder
  private let reader: InteractiveReader
  private let store: ReaderStateStore
  private let series: BookSeries
  private let books: [Book]

  /// A series of twenty volumes.
  init() throws {
    home = try TemporaryFolder()
    let samples = (1...20).map { volume in
      SampleBook(
        title: "Emma \(volume)", summary: SampleBook.longSummary,
        chapters: (1...9).map { "\($0). Part \($0)" })
    }
    series = try BookSeries(
      bytes: SampleBook.file(samples).utf8, file: "books.json", as: SeriesIdentity(name: "emma"))
    books = series.books
    reader = InteractiveReader(.inMemory(series), volume: 3, size: Self.size)
    store = ReaderStateStore(file: home.path("state.json"), for: series)
  }

  /// What happens and when, in milliseconds, and what it is to the reader.
  @Test(
    arguments: [
      ([(0, .typed("c\u{1b}")), (49, .typed("[B"))], keys("c") + [.key(.down)]),
      ([(0, .typed("c\u{1b}")), (51, .typed("j"))], keys("c") + [.key(.escape)] + keys("j")),
      // Page Up whose rest comes late, and what is typed by hand.
      (
        [(0, .typed("\u{1b}")), (200, .typed("[")), (699, .typed("5~j"))],
        [.key(.escape)] + keys("j")
      ),
      (
        [(0, .typed("G\u{1b}")), (200, .typed("[")), (701, .typed("c"))],
        keys("G") + [.key(.escape)] + keys("[c")
      ),
      ([(0, .typed("\u{1b}[")), (499, .typed("5~"))], [.key(.pageUp)]),
      // While something is to be saved.
      ([(0, .typed("mc\u{1b}")), (51, .typed("j"))], keys("mc") + [.key(.escape)] + keys("j")),
      (
        [(0, .typed("/\u{1b}[200~a")), (499, .typed("b\u{1b}[201~"))],
        keys("/") + [.key(.pasted("ab"))]
      ),
      ([(0, .typed("/\u{1b}[200~a")), (501, .typed("b"))], keys("/b")),
      ([(0, .typed("/\u{1b}[200~a\u{1b}")), (51, .typed("b"))], keys("/b")),
    ] as [(Script, [Event])])
  func theRestOfAKeyIsWaitedFor(script: Script, events: [Event]) {
    let terminal = ScriptedTerminal(Self.size, script)
    _ = run(terminal)
    #expect(terminal.frame == frame(after: events))
  }

  @Test func theEscapeKeyAloneIsTakenAfterAMoment() {
    let terminal = ScriptedTerminal(Self.size, [(0, .typed("mc1")), (100, .typed("\u{1b}"))])
    _ = run(terminal)
    #expect(terminal.drawings == [.zero, .zero, .milliseconds(150)])
  }

  /// When keys move the bookmark on, and where it is on the disk before each frame: keys that wait
  /// share a save.
  @Test(
    arguments: [
      ([0, 100, 101], [nil, 1, 2, 3]), ([0, 0, 0], [nil, 3]), ([0, 50, 50], [nil, 1, 3]),
    ] as [([Int], [Int?])])
  func whatIsAskedForIsOnTheDiskBeforeItIsDrawn(moments: [Int], places: [Int?]) {
    let terminal = ScriptedTerminal(Self.size, moments.map { ($0, .typed(".")) })
    var found: [Int?] = []
    terminal.lookAtFrame = { found.append(store.load().state.bookmarks[3]) }
    _ = run(terminal)
    #expect(found == places)
  }

  /// What happens and when, and when the volume that was looked at is on the disk.
  @Test(
    arguments: [
      ([(0, .typed("j"))], 300), ([(0, .typed("j1"))], 300),
      ([(0, .typed("j")), (299, .typed("j")), (598, .typed("k"))], 898),
      ([(0, .typed("j")), (200, .resized(size))], 300),
      ([(0, .typed("j")), (290, .typed("\u{1b}"))], 590),
      // At once where the shell gets the terminal.
      ([(0, .typed("j")), (100, .suspension)], 100),
    ] as [(Script, Int)])
  func whatNobodyAskedForIsSavedInAPause(script: Script, moment: Int) {
    #expect(run(ScriptedTerminal(Self.size, script)).saved == .milliseconds(moment))
  }

  @Test func aSaveThatAnotherProgramHoldsUpIsTriedAgain() throws {
    var lock: HeldFolder? = try HeldFolder(home.path)
    let terminal = ScriptedTerminal(Self.size, [(0, .typed("m"))])
    var first: [StyledText] = []
    let saved = run(terminal) { now in
      if now == .zero { first = terminal.frame }
      if now == .milliseconds(600) { _ = lock.take() }
    }.saved
    #expect(saved == .milliseconds(900))
    let locked = ReaderStateError.locked(file: "")
    #expect(first == frame(after: Self.keys("m") + [.notice(Loop.notice(ofSaving: locked))]))
    #expect(terminal.frame == frame(after: Self.keys("m") + [.notice(Loop.notice(ofSaving: nil))]))
  }

  @Test(arguments: ["m", ".", "..,", "s"])
  func whatCannotBeSavedIsToldEachTime(keys: String) throws {
    try home.createFolder("state.json")
    let terminal = ScriptedTerminal(Self.size, [(0, .typed(".")), (100, .typed(keys))])
    let failure = try #require(run(terminal).session.failure)
    let events = Self.keys("." + keys) + [.notice(Loop.notice(ofSaving: failure))]
    #expect(terminal.frame == frame(after: events))
  }

  @Test func afterASuspensionTheScreenIsMeasuredAndDrawnAgain() {
    for size in [Self.size, TerminalSize(columns: 40, rows: 12)] {
      let terminal = ScriptedTerminal(Self.size, [(100, .suspension)])
      terminal.sizeAfterwards = size
      _ = run(terminal)
      #expect(terminal.frame == frame(after: [.resized(size)]))
      #expect(terminal.drawings == [.zero, .milliseconds(100)])
    }
  }

  @Test func keysTypedAheadAreDrawnAtOnce() {
    let terminal = ScriptedTerminal(Self.size, Array(repeating: (100, .typed("j")), count: 200))
    _ = run(terminal)
    #expect(terminal.frame == frame(after: Self.keys(String(repeating: "j", count: 200))))
    #expect(terminal.drawings == [.zero, .milliseconds(100)])
  }

  /// Keys, the summary that another window expands then, and the keys after that.
  @Test(arguments: [
    ("", 3, "\u{c}"), ("", 4, "l"), ("l", 3, "h"), ("c", 4, "j"), ("", 4, "c"), ("", 3, "jk"),
  ])
  func whatAnotherWindowExpandsIsTakenOver(before: String, volume: Int, after: String) {
    let terminal = ScriptedTerminal(
      Self.size, [(0, .typed(before)), (50, .resized(Self.size)), (100, .typed(after))])
    let state = run(terminal) { now in
      if now == .milliseconds(50) { try store.save([.expanded(books[volume - 1])]) }
    }.session.state
    #expect(state.expandedVolumes == [volume])
    let events = Self.keys(before) + Self.keys(after.replacing("\u{c}", with: ""))
    #expect(terminal.frame == frame(after: events, remembering: state))
  }

  /// Keys, where another window has put the bookmark meanwhile, and where it is then.
  @Test(arguments: [(".", 6, 7), (",", 6, 5), ("..", 6, 8), (".,", 6, 6)])
  func aStepIsFromWhatIsStored(keys: String, place: Int, expected: Int) throws {
    let book = books[2]
    try store.save([.bookmarked(book, place: 2)])
    let terminal = ScriptedTerminal(Self.size, [(100, .typed(keys))])
    var session = run(terminal) { now in
      if now == .zero { try store.save([.bookmarked(book, place: place)]) }
    }.session
    session.save()
    #expect(session.failure == nil)
    #expect(store.load().state.bookmarks == [3: expected])
  }

  /// What ends it, behind which nothing happens; saving is left to the caller, who gives the screen
  /// back first.
  @Test(arguments: [.typed("q."), .closed, .termination] as [TerminalEvent])
  func inTheEndNothingIsLost(event: TerminalEvent) {
    let script: Script = [(0, .typed("ml")), (0, event), (0, .suspension), (0, .typed("."))]
    let run = run(ScriptedTerminal(Self.size, script))
    #expect(run.saved == nil)
    #expect(run.session.isSavePending)
    #expect(run.session.state.bookmarks.isEmpty)
    #expect(run.session.state.expandedVolumes == [3])
    #expect(run.session.state.recentVolumes == [4, 3])
  }
}

extension ReaderLoopTests {
  /// What typing is to the reader.
  private static func keys(_ text: String) -> [Event] { text.map { .key(.character($0)) } }

  private func frame(after events: [Event], remembering state: ReaderState? = nil) -> [StyledText] {
    var reader = reader
    for event in events {
      switch event {
      case .key(let key): _ = reader.press(key)
      case .resized(let size): reader.resize(to: size)
      case .notice(let text): reader.say(text)
      }
    }
    if let state { reader.change { $0 = .inMemory(state) } }
    return reader.frame
  }

  /// Runs the loop to its end, looking around before each wait, and tells when the first change was
  /// on the disk.
  private func run(
    _ terminal: ScriptedTerminal, looking look: @escaping (Duration) throws -> Void = { _ in }
  ) -> (session: ReaderStateSession, saved: Duration?) {
    var saved: Duration?
    terminal.look = { now in
      if saved == nil, home.exists("state.json") { saved = now }
      #expect(throws: Never.self) { try look(now) }
    }
    let library = Library(series, session: ReaderStateSession(store))
    let reader = InteractiveReader(library, volume: 3, size: Self.size)
    var loop = Loop(reader, allowsLinks: false, clock: { terminal.now })
    var terminal = terminal
    loop.run(on: &terminal)
    // What looks may hold the terminal, which would hold it for ever.
    terminal.look = { _ in }
    return (loop.reader.library.session, saved)
  }
}

import BookCore
import BookPresentation
import DisplayText
import Foundation
import TerminalKit
import TestSupport
import Testing

/// The reader as it runs in a terminal.
@Suite(.limitForPrograms)
struct ReadCommandTests {
  private let program: ShellUser
  private let reader: InteractiveReader

  init() throws {
    program = try ShellUser.atTerminal()
    reader = try InteractiveReader.new(volume: 3, size: .default)
  }

  @Test(arguments: [(80, 24), (200, 60), (1, 1)])
  func theScreenShowsTheFrameAndIsGivenBack(columns: Int, rows: Int) throws {
    let size = TerminalSize(columns: columns, rows: rows)
    let session = try program.startInTerminal(["read", "3"], TerminalPlan(size: size))
    try session.wait(for: InteractiveReader.new(volume: 3, size: size))
    #expect(session.screen.isAlternate)
    #expect(!session.screen.isCursorShown)
    #expect(session.screen.wheelSendsArrows)
    #expect(session.modes != session.modesBefore)
    try session.quit()
  }

  @Test func keysMoveOverThePage() throws {
    var reader = reader
    let session = try start(showing: reader)
    let keys: [(String, Key)] = [
      ("j", .character("j")), (" ", .character(" ")), ("\u{1b}[A", .up), ("\u{1b}OB", .down),
      ("\u{1b}[5~", .pageUp), ("]", .character("]")), ("G", .character("G")),
      ("m", .character("m")), ("\u{1b}[1~", .home), ("\u{1b}[C", .right), ("?", .character("?")),
      ("\u{1b}", .escape), ("5", .character("5")),
    ]
    for (bytes, key) in keys {
      session.type(bytes)
      _ = reader.press(key)
      try session.wait(for: reader)
    }
    try session.quit()
    let says = session.screen.transcript.contains("Hint:")
    #expect(!says, "What is remembered is nothing to tell of.")
    #expect(try program.readerState.recentVolumes.first == 5)
    #expect(try program.readerState.expandedVolumes == [3])
  }

  @Test func aResizeLaysTheTextOutAgainAndBack() throws {
    var reader = reader
    let session = try start(showing: reader)
    try session.press(" ", in: &reader)
    for (columns, rows) in [(40, 12), (1, 1), (80, 24)] {
      let size = TerminalSize(columns: columns, rows: rows)
      session.resize(size)
      reader.resize(to: size)
      try session.wait(for: reader)
    }
    try session.quit()
  }

  @Test func thePageIsAsWideAsAskedFor() throws {
    let reader = InteractiveReader(
      .inMemory(try .embedded()), volume: 3, size: .default,
      widestPage: PageFormat(width: 40, usesColor: false))
    let session = try program.startInTerminal(["read", "3", "--width", "40"])
    try session.wait(for: reader)
    try session.quit()
  }

  /// The terminal may have been smaller for a moment, and have lost what was cut off.
  @Test func aResizeToTheSameSizeDrawsEverythingAgain() throws {
    let session = try start(showing: reader)
    let (frames, count) = (session.screen.frameCount, session.output.count)
    session.send(SIGWINCH)
    try session.wait(for: "another frame") { $0.frameCount > frames && !$0.isDrawing }
    var screen = EmulatedScreen(.default)
    screen.show(Array(session.output[count...]))
    #expect(screen.rows == reader.rows)
    try session.quit()
  }

  @Test func theVolumeIsOpenedAgainAtItsTop() throws {
    let session = try start(showing: reader)
    session.type(" q")
    #expect(try session.ending() == .exit(0))
    let again = try program.startInTerminal(["read"])
    try again.wait(for: reader)
    try again.quit()
  }

  @Test func whereWordsAreTypedTheCursorIsShown() throws {
    var reader = reader
    let session = try start(showing: reader)
    session.type("/한글\u{1b}[D")
    for key in [Key.character("/"), .character("한"), .character("글"), .left] {
      _ = reader.press(key)
    }
    try session.wait(for: reader)
    #expect(session.screen.isCursorShown)
    #expect(session.screen.cursor == reader.cursor)
    session.type("\u{1b}")
    _ = reader.press(.escape)
    try session.wait(for: reader)
    #expect(!session.screen.isCursorShown)
    try session.quit()
  }

  @Test func withoutAStateASummaryStaysExpandedWhileItIsOpen() throws {
    var reader = reader
    let session = try program.startInTerminal(["read", "3", "--no-state"])
    try session.wait(for: reader)
    for key in "mlh" { try session.press(key, in: &reader) }
    try session.quit()
    #expect(try program.home.names() == [])
  }

  @Test func whatWasAskedForAndCannotBeSavedIsTold() throws {
    _ = try program.run("show", "3")
    try program.home.setPermissions(0o400, of: "state.json")
    let session = try program.startInTerminal(["read", "3"])
    try session.wait(for: "the page") { $0.rows.contains { $0.contains("q quit") } }
    session.type("m")
    try session.wait(for: "the notice") { $0.rows.contains { $0.contains("Could not save this") } }
    session.type("q")
    #expect(try session.ending() == .exit(73))
  }

  /// A step that is saved, but not for certain, is not made again.
  @Test(
    .enabled(if: ExternalTool.strace.isInstalled, "strace is not installed."),
    .disabled(if: BuiltProgram.watchesThreads, "The sanitizer does not bear the failed calls."),
    arguments: [("EINVAL", 0), ("EIO", 74)] as [(String, Int32)])
  func whereTheFolderCannotBeFlushedAStepIsMadeOnce(error: String, code: Int32) throws {
    let session = try TerminalSession(
      path: "/bin/sh",
      arguments: [
        "-c",
        """
        exec strace -f -E ASAN_OPTIONS=detect_leaks=0 -o /dev/null -P "$HOME" \
          -e inject=fsync:error=\(error) hp-books read 3
        """,
      ], environment: program.environment, size: .default)
    var reader = reader
    try session.wait(for: reader)
    for _ in 1...2 {
      session.type(".")
      _ = reader.press(.character("."))
      if code != 0 { reader.say("Saved, but may not survive a power cut") }
      try session.wait(for: reader)
    }
    session.type("q")
    #expect(try session.ending() == .exit(code))
    #expect(session.screen.transcript.contains("is saved in") == (code != 0))
    #expect(try program.readerState.bookmarks == [3: 2])
  }

  /// What is done to the file while volume 3 is open, in which volume 2 is finished; the notice of
  /// the next step, and what is said after leaving; and whether the old file is kept.
  @Test(
    arguments: try CaseFile().table("what is known is saved though the file is gone")
      as [(String, String, String, Bool)])
  func whatIsKnownIsSavedThoughTheFileIsGone(
    script: String, notice: String, warning: String, isKept: Bool
  ) throws {
    let program = program.with([
      "HP_BOOKS_STATE": nil, "XDG_STATE_HOME": program.home.path,
    ])
    _ = try program.shell("hp-books bookmark 2 --finished && hp-books bookmark 3 2")
    let session = try program.startInTerminal(["read", "3"])
    try session.wait(for: "the page") { $0.rows.contains { $0.contains("q quit") } }
    #expect(try program.shell("cd ~/hp-books && \(script)") == .printed(""))
    session.type(".")
    try session.wait(for: notice) { $0.rows.contains { $0.contains(notice) } }
    session.type("q")
    #expect(try session.ending() == .exit(0))
    #expect(session.told.contains("Warning: '"))
    #expect(session.told.contains(warning))
    let file = program.home.path("hp-books/state.json")
    let state = try ReaderStateStore.embedded(in: file).load().state
    #expect(state.bookmarks == [3: 3])
    #expect(state.records.map(\.timesFinished) == [1, 0])
    let names = ["state.json"] + (isKept ? ["state.json.damaged"] : [])
    #expect(try program.home.names(in: "hp-books") == names)
  }

  /// A file that somebody removes stays away as long as nothing is asked for.
  @Test func whatIsRemovedDoesNotComeBackByItself() throws {
    _ = try program.run("bookmark", "2", "--finished")
    let session = try program.startInTerminal(["read", "3"])
    try session.wait(for: "the page") { $0.rows.contains { $0.contains("q quit") } }
    try program.home.remove("state.json")
    session.type("q")
    #expect(try session.ending() == .exit(0))
    #expect(try !program.readerState.records.contains { $0.isBegun })
  }

  @Test func damageIsToldFromTheBeginning() throws {
    let damage = #"{"version": \#(stateVersion), "series": {"embedded": {"lost": 7}}}"#
    let file = try program.home.write(damage, to: "state.json")
    let session = try program.startInTerminal(["read", "3"])
    try session.wait(for: "the damage") {
      $0.rows.contains { $0.contains("The reader state is damaged in part; the rest is used") }
    }
    session.type("mm")
    try session.wait(for: "the change") { $0.rows.contains { $0.contains("the old file is kept") } }
    session.type("Y")
    try session.wait(for: "another notice") { $0.rows.contains { $0.contains("Y does nothing") } }
    session.type("jq")
    #expect(try session.ending() == .exit(0))
    let setAside = "Warning: '\(file)' was damaged; the old file is kept as '\(file).damaged'."
    #expect(session.told.contains(setAside))
    #expect(try program.home.read("state.json.damaged") == damage)
  }

  /// Variables, and the codes of the current volume's number.
  @Test(
    arguments: try CaseFile().table("without color weight stays") as [([String: String], String)])
  func withoutColorWeightStays(variables: [String: String], codes: String) throws {
    let session = try program.with(variables).startInTerminal(["read", "3"])
    try session.wait(for: reader)
    #expect(session.text.contains("\u{1b}[\(codes)m(3)\u{1b}[0m"))
    #expect(session.text.contains("\u{1b}[1mAuthor\u{1b}[0m"))
    #expect(session.text.contains("  \u{1b}[1m.\u{1b}[0m begin"))
    try session.quit()
  }

  @Test(arguments: ["dumb", "", nil])
  func aTerminalThatKnowsNoCodesGetsThePlainPage(name: String?) throws {
    let session = try program.with(["TERM": name]).startInTerminal(["read", "3", "--ascii"])
    #expect(try session.ending() == .exit(0))
    #expect(session.screen.frameCount == 0)
    let page = session.screen.transcript
    #expect(page.contains("Summary\n"))
    #expect(page.contains("any of it...\n"))
    #expect(page.contains("More: hp-books summary 3 --expand\n"))
    // The titles of chapters are the book's.
    #expect(page.unicodeScalars.allSatisfy { $0.isASCII || $0 == "’" })
  }

  @Test func asciiSignsAreDrawnWhereTheLocaleIsNotUTF8() throws {
    let session = try program.with(["LC_ALL": "C"]).startInTerminal(["read", "3"])
    try session.wait(for: "a frame") { $0.frameCount == 1 }
    #expect(session.screen.transcript.utf8.allSatisfy { $0 < 0x80 })
    try session.quit()
  }
}

extension ReadCommandTests {
  private func start(showing reader: InteractiveReader) throws -> TerminalSession {
    let session = try program.startInTerminal(["read", String(reader.volume)])
    try session.wait(for: reader)
    return session
  }
}

extension TerminalSession {
  /// What is in the window in the end, however its lines are broken.
  fileprivate var told: String {
    screen.transcript.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

import BookCore
import BookPresentation
import Foundation
import SystemCalls
import TerminalKit
import TestSupport
import Testing

/// The reader as it runs in a terminal.
@Suite(.limitForPrograms)
struct ReadCommandTests {
  private static let size = TerminalSize(columns: 80, rows: 24)
  private let program: ShellUser

  init() throws {
    program = try ShellUser.atTerminal()
  }

  @Test(arguments: [(80, 24), (40, 12), (20, 6), (200, 60), (1, 1)])
  func theScreenShowsTheFrameAndIsGivenBack(columns: Int, rows: Int) throws {
    let size = TerminalSize(columns: columns, rows: rows)
    let session = try program.startInTerminal(["read", "3"], TerminalPlan(size: size))
    try session.wait(for: Reader.new(volume: 3, size: size))
    #expect(session.screen.isAlternate)
    #expect(!session.screen.isCursorShown)
    #expect(session.screen.wheelSendsArrows)
    #expect(session.modes != session.modesBefore)
    session.type("q")
    #expect(try session.ending() == .exit(0))
    #expect(session.screen.isGivenBack)
    #expect(session.modes == session.modesBefore)
  }

  @Test func keysMoveOverThePage() throws {
    var reader = try Reader.new(volume: 3, size: Self.size)
    let session = try start(showing: reader)
    let keys: [(String, Key)] = [
      ("j", .character("j")), (" ", .character(" ")), ("\u{1b}[A", .up), ("\u{1b}OB", .down),
      ("\u{1b}[5~", .pageUp), ("]", .character("]")), ("G", .character("G")),
      ("m", .character("m")), ("\u{1b}[1~", .home), ("\u{1b}[C", .right), ("?", .character("?")),
      ("\u{1b}", .escape), ("5", .character("5")),
    ]
    for (bytes, key) in keys {
      session.type(bytes)
      _ = reader.handle(.key(key))
      try session.wait(for: reader)
    }
    session.type("q")
    #expect(try session.ending() == .exit(0))
    #expect(program.readerState.lastShownVolume == 5)
    #expect(program.readerState.expandedVolumes == [3])
  }

  @Test func aResizeLaysTheTextOutAgainAndBack() throws {
    var reader = try Reader.new(volume: 3, size: Self.size)
    let session = try start(showing: reader)
    session.type(" ")
    _ = reader.handle(.key(.character(" ")))
    try session.wait(for: reader)
    for (columns, rows) in [(40, 12), (20, 6), (1, 1), (200, 60), (80, 24)] {
      let size = TerminalSize(columns: columns, rows: rows)
      session.resize(size)
      _ = reader.handle(.resized(size))
      try session.wait(for: reader)
    }
    session.type("q")
    #expect(try session.ending() == .exit(0))
  }

  /// The terminal may have been smaller for a moment, and have lost what was cut off.
  @Test func aResizeToTheSameSizeDrawsEverythingAgain() throws {
    let reader = try Reader.new(volume: 3, size: Self.size)
    let session = try start(showing: reader)
    let (frames, count) = (session.screen.frameCount, session.output.count)
    session.send(SIGWINCH)
    try session.wait(for: "another frame") { $0.frameCount > frames && !$0.isDrawing }
    var screen = EmulatedScreen(Self.size)
    screen.show(Array(session.output[count...]))
    #expect(screen.rows == reader.rows)
    session.type("q")
    #expect(try session.ending() == .exit(0))
  }

  @Test func moreIsOnTheDiskSoonAfterItIsOnTheScreen() throws {
    var reader = try Reader.new(volume: 3, size: Self.size)
    let session = try start(showing: reader)
    session.type("m")
    _ = reader.handle(.key(.character("m")))
    try session.wait(for: reader)
    try session.wait(for: "the expanded summary in the state file") { _ in
      program.readerState.expandedVolumes == [3]
    }
    #expect(program.readerState.lastShownVolume == 3)
    session.send(SIGKILL)
    #expect(try session.ending() == .signal(SIGKILL))
    #expect(program.readerState.expandedVolumes == [3])
  }

  @Test func theVolumeIsRememberedWhenNoKeyComes() throws {
    let session = try start(showing: Reader.new(volume: 3, size: Self.size))
    try session.wait(for: "the volume in the state file") { _ in
      program.readerState.lastShownVolume == 3
    }
    session.send(SIGKILL)
    #expect(try session.ending() == .signal(SIGKILL))
  }

  @Test func anotherProgramThatSavesHoldsNothingUp() throws {
    let state = program.home.path(ShellUser.usualStateFile)
    try program.home.createFolder(".local/state/hp-books")
    let lock = try FolderLock(FilePath.folder(of: state), toChange: state, timeout: .zero)
    var reader = try Reader.new(volume: 3, size: Self.size)
    let session = try start(showing: reader)
    for key in ["m", "j", "j"] as [Character] {
      session.type(String(key))
      _ = reader.handle(.key(.character(key)))
      try session.wait(for: reader)
    }
    #expect(!program.home.exists(ShellUser.usualStateFile))
    release(lock)
    try session.wait(for: "the expanded summary in the state file") { _ in
      program.readerState.expandedVolumes == [3]
    }
    session.type("q")
    #expect(try session.ending() == .exit(0))
  }

  private func release(_ lock: consuming FolderLock) {}

  @Test func thePlaceIsRememberedAndRestored() throws {
    var reader = try Reader.new(volume: 3, size: Self.size)
    let session = try start(showing: reader)
    session.type(" ")
    _ = reader.handle(.key(.character(" ")))
    try session.wait(for: reader)
    session.type("q")
    #expect(try session.ending() == .exit(0))
    let again = try program.startInTerminal(["read"], TerminalPlan(size: Self.size))
    try again.wait(for: reader)
    again.type("q")
    #expect(try again.ending() == .exit(0))
  }

  @Test func keysTypedAheadAreDrawnAtOnce() throws {
    var reader = try Reader.new(volume: 3, size: Self.size)
    let session = try start(showing: reader)
    session.send(SIGSTOP)
    try session.waitForStop()
    session.type(String(repeating: "j", count: 200))
    for _ in 1...200 { _ = reader.handle(.key(.character("j"))) }
    let before = session.screen.frameCount
    session.send(SIGCONT)
    try session.wait(for: reader)
    #expect(session.screen.frameCount - before <= 2)
    session.type("q")
    #expect(try session.ending() == .exit(0))
  }

  @Test func aLineDownWritesLittle() throws {
    var reader = try Reader.new(volume: 3, size: Self.size)
    let session = try start(showing: reader)
    let before = session.output.count
    session.type("j")
    _ = reader.handle(.key(.character("j")))
    try session.wait(for: reader)
    #expect(session.output.count - before < 300)
    session.type("q")
    #expect(try session.ending() == .exit(0))
  }

  @Test func keysAreReadFromTheTerminalWhereInputIsNone() throws {
    let reader = try Reader.new(volume: 3, size: Self.size)
    let session = try program.startInTerminal(
      ["read", "3"], TerminalPlan(size: Self.size, input: .null))
    try session.wait(for: reader)
    session.type("q")
    #expect(try session.ending() == .exit(0))
    #expect(session.modes == session.modesBefore)
  }

  @Test(arguments: ["dumb", "", nil])
  func aTerminalThatKnowsNoCodesGetsThePlainPage(name: String?) throws {
    let session = try program.with(["TERM": name]).startInTerminal(
      ["read", "3"], TerminalPlan(size: Self.size))
    #expect(try session.ending() == .exit(0))
    #expect(session.output.count > 0)
    #expect(session.screen.frameCount == 0)
    #expect(session.screen.transcript.contains("Summary\n"))
    #expect(session.screen.transcript.contains("More: hp-books summary 3 --expand"))
  }

  @Test func thePlainPageHasASCIISignsWhereThatIsAskedFor() throws {
    let session = try program.with(["TERM": "dumb"]).startInTerminal(
      ["read", "3", "--ascii"], TerminalPlan(size: Self.size))
    #expect(try session.ending() == .exit(0))
    #expect(session.screen.transcript.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func asciiSignsAreDrawnWhereTheLocaleIsNotUTF8() throws {
    let session = try program.with(["LC_ALL": "C"]).startInTerminal(
      ["read", "3"], TerminalPlan(size: Self.size))
    try session.wait(for: "a frame") { $0.frameCount == 1 }
    #expect(session.screen.transcript.utf8.allSatisfy { $0 < 0x80 })
    session.type("q")
    #expect(try session.ending() == .exit(0))
  }
}

extension ReadCommandTests {
  private func start(showing reader: Reader) throws -> TerminalSession {
    let session = try program.startInTerminal(
      ["read", String(reader.volume)], TerminalPlan(size: Self.size))
    try session.wait(for: reader)
    return session
  }
}

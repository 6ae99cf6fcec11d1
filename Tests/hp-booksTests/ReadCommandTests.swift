import BookCore
import BookPresentation
import Foundation
import TerminalKit
import Testing

/// The reader as it runs in a terminal.
final class ReadCommandTests {
  private static let size = TerminalSize(columns: 80, rows: 24)
  private var program: ReaderProgram

  init() throws {
    program = try ReaderProgram()
  }

  deinit {
    program.removeFolder()
  }

  @Test(arguments: [(80, 24), (40, 12), (20, 6), (200, 60), (1, 1)])
  func theScreenShowsTheFrameAndIsGivenBack(columns: Int, rows: Int) throws {
    let size = TerminalSize(columns: columns, rows: rows)
    let session = try program.start(["read", "3"], size: size)
    try wait(session, for: try ReaderProgram.reader(volume: 3, size: size))
    #expect(session.screen.isAlternate)
    #expect(!session.screen.isCursorShown)
    #expect(session.modes != session.modesBefore)
    session.type("q")
    #expect(try session.ending() == .code(0))
    #expect(session.screen.isGivenBack)
    #expect(session.modes == session.modesBefore)
  }

  @Test func keysMoveOverThePage() throws {
    var reader = try ReaderProgram.reader(volume: 3, size: Self.size)
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
      try wait(session, for: reader)
    }
    session.type("q")
    #expect(try session.ending() == .code(0))
    #expect(program.state.lastShownVolume == 5)
    #expect(program.state.expandedVolumes == [3])
  }

  @Test func aResizeLaysTheTextOutAgainAndBack() throws {
    var reader = try ReaderProgram.reader(volume: 3, size: Self.size)
    let session = try start(showing: reader)
    session.type(" ")
    _ = reader.handle(.key(.character(" ")))
    try wait(session, for: reader)
    for (columns, rows) in [(40, 12), (20, 6), (1, 1), (200, 60), (80, 24)] {
      let size = TerminalSize(columns: columns, rows: rows)
      session.resize(size)
      _ = reader.handle(.resized(size))
      try wait(session, for: reader)
    }
    session.type("q")
    #expect(try session.ending() == .code(0))
  }

  @Test func moreIsOnTheDiskWhenItIsOnTheScreen() throws {
    var reader = try ReaderProgram.reader(volume: 3, size: Self.size)
    let session = try start(showing: reader)
    session.type("m")
    _ = reader.handle(.key(.character("m")))
    try wait(session, for: reader)
    #expect(program.state.expandedVolumes == [3])
    #expect(program.state.lastShownVolume == 3)
    session.send(SIGKILL)
    #expect(try session.ending() == .signal(SIGKILL))
    #expect(program.state.expandedVolumes == [3])
  }

  @Test func thePlaceIsRememberedAndRestored() throws {
    var reader = try ReaderProgram.reader(volume: 3, size: Self.size)
    let session = try start(showing: reader)
    session.type(" ")
    _ = reader.handle(.key(.character(" ")))
    try wait(session, for: reader)
    session.type("q")
    #expect(try session.ending() == .code(0))
    let again = try program.start(["read"], size: Self.size)
    try wait(again, for: reader)
    again.type("q")
    #expect(try again.ending() == .code(0))
  }

  @Test func keysTypedAheadAreDrawnAtOnce() throws {
    var reader = try ReaderProgram.reader(volume: 3, size: Self.size)
    let session = try start(showing: reader)
    session.send(SIGSTOP)
    try session.waitForStop()
    session.type(String(repeating: "j", count: 200))
    for _ in 1...200 { _ = reader.handle(.key(.character("j"))) }
    let before = session.screen.frameCount
    session.send(SIGCONT)
    try wait(session, for: reader)
    #expect(session.screen.frameCount - before <= 2)
    session.type("q")
    #expect(try session.ending() == .code(0))
  }

  @Test func aLineDownWritesLittle() throws {
    var reader = try ReaderProgram.reader(volume: 3, size: Self.size)
    let session = try start(showing: reader)
    let before = session.byteCount
    session.type("j")
    _ = reader.handle(.key(.character("j")))
    try wait(session, for: reader)
    #expect(session.byteCount - before < 2000)
    session.type("q")
    #expect(try session.ending() == .code(0))
  }

  @Test func keysAreReadFromTheTerminalWhereInputIsNone() throws {
    let reader = try ReaderProgram.reader(volume: 3, size: Self.size)
    let session = try program.start(["read", "3"], size: Self.size, input: "/dev/null")
    try wait(session, for: reader)
    session.type("q")
    #expect(try session.ending() == .code(0))
    #expect(session.modes == session.modesBefore)
  }

  @Test(arguments: ["dumb", "", nil])
  func aTerminalThatKnowsNoCodesGetsThePlainPage(name: String?) throws {
    program.environment["TERM"] = name
    let session = try program.start(["read", "3"], size: Self.size)
    #expect(try session.ending() == .code(0))
    #expect(session.byteCount > 0)
    #expect(session.screen.frameCount == 0)
    #expect(session.screen.transcript.contains("Summary\n"))
    #expect(session.screen.transcript.contains("More: hp-books summary 3 --expand"))
  }

  @Test func thePlainPageHasASCIISignsWhereThatIsAskedFor() throws {
    program.environment["TERM"] = "dumb"
    let session = try program.start(["read", "3", "--ascii"], size: Self.size)
    #expect(try session.ending() == .code(0))
    #expect(session.screen.transcript.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func asciiSignsAreDrawnWhereTheLocaleIsNotUTF8() throws {
    program.environment["LC_ALL"] = "C"
    let session = try program.start(["read", "3"], size: Self.size)
    try session.wait(for: "a frame") { $0.frameCount == 1 }
    #expect(session.screen.transcript.utf8.allSatisfy { $0 < 0x80 })
    session.type("q")
    #expect(try session.ending() == .code(0))
  }
}

extension ReadCommandTests {
  private func start(showing reader: Reader) throws -> TerminalSession {
    let session = try program.start(["read", String(reader.volume)], size: Self.size)
    try wait(session, for: reader)
    return session
  }

  private func wait(_ session: TerminalSession, for reader: Reader) throws {
    let rows = reader.rows
    try session.wait(for: rows.joined(separator: "\n") + "\nbut found") {
      !$0.isDrawing && $0.isAlternate && $0.rows == rows
    }
  }
}

import BookCore
import BookPresentation
import DisplayText
import TerminalKit
import TestSupport
import Testing

/// The reader and the painter together, key after key.
struct ReaderSessionsTests {
  /// Every key of the help, some that mean nothing, what is typed or pasted into the prompt, and,
  /// not as rare as chance would have it, a whole search and the way back from everything.
  private static let keys: [[Key]] =
    " jkeyJKdubfgG[]{}<>hlHLmMnNcCpr.,'UsvzZqQ?:=/0123456789iㅂ한".map { [.character($0)] }
    + [
      .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .tab, .shiftTab,
      .backspace, .delete, .f1, .unknown, .alt("v"), .pasted("해리\tb\u{202e}"),
    ].map { [$0] } + "abcdefklnpuvwy".map { [.control($0)] }
    + repeatElement([.character("/"), .pasted("\nthe"), .enter], count: 5)
    + repeatElement([.character("p"), .down, .enter], count: 5)
    + repeatElement([.character("r"), .tab, .enter, .tab], count: 5)
    + repeatElement([.escape], count: 8)

  private static let sizes: [TerminalSize] = ["40x12", "20x6", "61x10", "9x3", "80x8"]

  /// Whatever follows whatever, the screen shows the frame, as if all of it were drawn.
  @Test(arguments: (1...60).sampled(4))
  func theScreenAlwaysShowsTheFrame(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var reader = try Self.reader(seed)
    var painter = ScreenPainter(encoder: ANSIEncoder(.full))
    var screen = EmulatedScreen(reader.size)
    let hideCursor = Array("\u{1b}[?25l".utf8)
    screen.show(hideCursor)
    var frame: [StyledText] = []
    for key in try Self.manyKeys(&generator) {
      if Int.random(in: 1...8, using: &generator) == 1 {
        let size = try #require(Self.sizes.randomElement(using: &generator))
        screen.resize(size)
        painter.invalidate()
        reader.resize(to: size)
      }
      _ = reader.press(key)
      let before = frame
      frame = reader.frame
      let update = bytes(to: frame, by: &painter, of: reader)
      if update.isEmpty, frame == before { continue }
      screen.show(update)
      var otherPainter = ScreenPainter(encoder: ANSIEncoder(.full))
      var otherScreen = EmulatedScreen(reader.size)
      otherScreen.show(hideCursor + bytes(to: frame, by: &otherPainter, of: reader))
      let isSame = screen.cells == otherScreen.cells
      try #require(isSame, "after \(key)")
      try #require(screen.isCursorShown == (reader.cursor != nil))
      if screen.isCursorShown { try #require(screen.cursor == reader.cursor) }
      try #require(frame.allSatisfy { $0.displayWidth <= reader.size.columns })
      let spans = frame.flatMap(\.spans)
      try #require(spans.first { !$0.style.canBeRead($0.text) } == nil)
    }
  }

  private static func manyKeys(_ generator: inout SeededGenerator) throws -> [Key] {
    var keys: [Key] = []
    while keys.count < 120 { keys += try #require(Self.keys.randomElement(using: &generator)) }
    return keys
  }

  private static func reader(_ seed: Int) throws -> InteractiveReader {
    switch seed % 6 {
    case 0: try InteractiveReader(describedBy: "wide letters: of korean, size 40x12")
    case 1: try ReaderSample.series(of: 120, size: sizes[0])
    case 2:
      try InteractiveReader(
        describedBy: "stories: of stories, volume 2, size 40x12, bookmarks 2:3, finished 1")
    case 3:
      try InteractiveReader(
        describedBy: "people: of people, volume 2, size 40x12, bookmarks 2:3, finished 1")
    case 4:
      try InteractiveReader(
        describedBy: "names: of wood, volume 2, size 40x12, bookmarks 2:3, finished 1, kept 2")
    default: try ReaderSample.withCovers(volume: seed % 7 + 1, columns: 80, rows: 24)
    }
  }

  /// Except where the web address comes, since its hyperlink says it once more; in the story,
  /// nearly all rows are full ones of prose.
  @Test(arguments: [
    ("80x24", "volume 3", "", 240), ("80x24", "volume 4", "m", 240), ("40x12", "volume 3", "", 290),
    ("80x24", "volume 7, bookmarks 7:30, finished 1 2 3 4 5 6", "rg", 270),
  ])
  func aLineDownWritesLittle(size: String, words: String, keys: String, limit: Int) throws {
    var reader = try InteractiveReader(
      describedBy: "a reader: size \(size), \(words), then \(keys)")
    let steps = steps(of: &reader, Array(repeating: .down, count: 60)).filter {
      $0.after.contains(where: \.hasAddress) == $0.before.contains(where: \.hasAddress)
    }
    #expect(steps.count > 20)
    for step in steps { #expect(step.count <= limit) }
  }

  /// As long as the page is scrolled by a line at most, so that nearly all rows stay or move
  /// together.
  @Test(arguments: [3, 4])
  func aMovedBookmarkWritesLittle(volume: Int) throws {
    var reader = try ReaderSample.embedded(volume: volume)
    let steps = steps(of: &reader, Array(repeating: .character("."), count: 60)).filter { step in
      [0, 1].contains { zip(step.before.dropFirst($0), step.after).count(where: !=) <= 8 }
    }
    #expect(steps.count > 10)
    for step in steps { #expect(step.count <= 400) }
  }

  /// As long as the same people are left, so that nothing changes but what is typed and what of it
  /// is marked.
  @Test(arguments: ["hermione granger", "professor mcgonagall", "weasley", "qqqq"])
  func aLetterInTheFilterWritesLittle(name: String) throws {
    let state = ReaderState(of: try .embedded(), at: [4: 20], finished: [1, 2, 3])
    var reader = try ReaderSample.embedded(volume: 4, state: state)
    reader.type("p/")
    let steps = steps(of: &reader, name.map(Key.character)).filter { step in
      zip(step.before, step.after).count { $0.plainText != $1.plainText } <= 3
    }
    #expect(steps.count >= name.count / 2)
    for step in steps {
      let changed = zip(step.before, step.after).count(where: !=)
      #expect(step.count <= 140 * changed)
    }
  }

  /// What a key changes, and how many bytes that takes.
  private typealias Step = (before: [StyledText], after: [StyledText], count: Int)

  private func steps(of reader: inout InteractiveReader, _ keys: [Key]) -> [Step] {
    var painter = ScreenPainter(encoder: ANSIEncoder(.full))
    var before = reader.frame
    _ = bytes(to: before, by: &painter, of: reader)
    return keys.map { key in
      defer { before = reader.frame }
      _ = reader.press(key)
      let count = bytes(to: reader.frame, by: &painter, of: reader).count
      return (before, reader.frame, count)
    }
  }

  private func bytes(
    to frame: [StyledText], by painter: inout ScreenPainter, of reader: InteractiveReader
  ) -> [UInt8] {
    painter.bytes(
      toShow: frame, cursor: reader.cursor, columns: reader.size.columns,
      linkingTo: reader.link?.percentEncoded)
  }
}

extension StyledText {
  fileprivate var hasAddress: Bool { spans.contains(where: \.style.isAddress) }
}

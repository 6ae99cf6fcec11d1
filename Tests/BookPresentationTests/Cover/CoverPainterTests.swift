import BookCore
import DisplayText
import TerminalKit
import TestSupport
import Testing
@testable import BookPresentation

struct CoverPainterTests {
  @Test func theThirdOfTheSevenHasItsStag() throws {
    #expect(
      try picture(volume: 3, of: .embedded) == """
        █▀▀▀▀▀▀▀▀▀▀▀▀▀▀█
        ▌ HARRY POTTER ▐
        ▌              ▐
        ▌ ▄█ █    █ █▄ ▐
        ▌  █▄██  ██▄█  ▐
        ▌   ▄█▀██▀█▄   ▐
        ▌     ████     ▐
        ▌      ██      ▐
        ▌              ▐
        ▌   Prisoner   ▐
        ▌  of Azkaban  ▐
        █▄▄▄▄▄▄▄▄▄▄▄▄▄▄█

        """)
  }

  @Test func aTitleKeepsAwayFromTheEdge() throws {
    #expect(
      try picture(volume: 4, of: .embedded) == """
        █▀▀▀▀▀▀▀▀▀▀▀▀▀▀█
        ▌ HARRY POTTER ▐
        ▌              ▐
        ▌      █▄      ▐
        ▌    █▄██▄█    ▐
        ▌  ▄  ▀▀▀▀  ▄  ▐
        ▌  ▀████████▀  ▐
        ▌    ▄▄██▄▄    ▐
        ▌              ▐
        ▌    Goblet    ▐
        ▌   of Fire    ▐
        █▄▄▄▄▄▄▄▄▄▄▄▄▄▄█

        """)
  }

  /// Without a picture, a volume has its number in its place, and with a short title its author.
  @Test(arguments: [
    (
      1,
      """
      █▀▀▀▀▀▀▀▀▀▀▀▀▀▀█
      ▌    A TALE    ▐
      ▌              ▐
      ▌      ██      ▐
      ▌    ████      ▐
      ▌      ██      ▐
      ▌      ██      ▐
      ▌    ██████    ▐
      ▌              ▐
      ▌     Owls     ▐
      ▌ Ada Lovelace ▐
      █▄▄▄▄▄▄▄▄▄▄▄▄▄▄█

      """
    ),
    (
      3,
      """
      █▀▀▀▀▀▀▀▀▀▀▀▀▀▀█
      ▌    A TALE    ▐
      ▌              ▐
      ▌    ██████    ▐
      ▌        ██    ▐
      ▌      ████    ▐
      ▌        ██    ▐
      ▌    ██████    ▐
      ▌              ▐
      ▌    가나다    ▐
      ▌ Ada Lovelace ▐
      █▄▄▄▄▄▄▄▄▄▄▄▄▄▄█

      """
    ),
  ])
  func aVolumeWithoutAPictureHasItsNumber(volume: Int, expected: String) throws {
    let titles = ["A Tale of Owls", "A Tale of Mice and Men", "A Tale of 가나다"]
    #expect(try picture(volume: volume, of: file(titles)) == expected)
  }

  @Test(arguments: [
    (
      10,
      """
      █▀▀▀▀▀▀▀▀▀▀▀▀▀▀█
      ▌     OWL      ▐
      ▌              ▐
      ▌  ██    ██████▐
      ▌████    ██  ██▐
      ▌  ██    ██  ██▐
      ▌  ██    ██  ██▐
      ▌██████  ██████▐
      ▌              ▐
      ▌      10      ▐
      ▌ Ada Lovelace ▐
      █▄▄▄▄▄▄▄▄▄▄▄▄▄▄█

      """
    ),
    (
      100,
      """
      █▀▀▀▀▀▀▀▀▀▀▀▀▀▀█
      ▌     OWL      ▐
      ▌              ▐
      ▌              ▐
      ▌ ▄█  █▀█ █▀█  ▐
      ▌  █  █ █ █ █  ▐
      ▌ ▀▀▀ ▀▀▀ ▀▀▀  ▐
      ▌              ▐
      ▌              ▐
      ▌     100      ▐
      ▌ Ada Lovelace ▐
      █▄▄▄▄▄▄▄▄▄▄▄▄▄▄█

      """
    ),
    (
      1000,
      """
      █▀▀▀▀▀▀▀▀▀▀▀▀▀▀█
      ▌     OWL      ▐
      ▌              ▐
      ▌              ▐
      ▌              ▐
      ▌              ▐
      ▌     1000     ▐
      ▌              ▐
      ▌              ▐
      ▌              ▐
      ▌ Ada Lovelace ▐
      █▄▄▄▄▄▄▄▄▄▄▄▄▄▄█

      """
    ),
  ])
  func aNumberIsAsLargeAsItsDigitsAllow(volume: Int, expected: String) throws {
    let titles = (1...1000).map { "Owl \($0)" }
    #expect(try picture(volume: volume, of: file(titles)) == expected)
  }

  @Test func anOnlyVolumeHasNoNumber() throws {
    #expect(
      try picture(volume: 1, of: file(["Pride and Prejudice"])) == """
        █▀▀▀▀▀▀▀▀▀▀▀▀▀▀█
        ▌ Ada Lovelace ▐
        ▌              ▐
        ▌              ▐
        ▌              ▐
        ▌              ▐
        ▌    Pride     ▐
        ▌and Prejudice ▐
        ▌              ▐
        ▌              ▐
        ▌              ▐
        █▄▄▄▄▄▄▄▄▄▄▄▄▄▄█

        """)
  }

  @Test func titlesThatAreAllTheSameAreShownWhole() throws {
    #expect(
      try picture(volume: 2, of: file(["Owl Post", "Owl Post"])) == """
        █▀▀▀▀▀▀▀▀▀▀▀▀▀▀█
        ▌ Ada Lovelace ▐
        ▌              ▐
        ▌              ▐
        ▌    ██████    ▐
        ▌        ██    ▐
        ▌    ██████    ▐
        ▌    ██        ▐
        ▌    ██████    ▐
        ▌              ▐
        ▌   Owl Post   ▐
        █▄▄▄▄▄▄▄▄▄▄▄▄▄▄█

        """)
  }

  @Test(arguments: [
    (
      String(repeating: "long ", count: 60),
      """
      █▀▀▀▀▀▀▀▀▀▀▀▀▀▀█
      ▌ Ada Lovelace ▐
      ▌              ▐
      ▌      ██      ▐
      ▌    ████      ▐
      ▌      ██      ▐
      ▌      ██      ▐
      ▌    ██████    ▐
      ▌long long long▐
      ▌long long long▐
      ▌long long lon…▐
      █▄▄▄▄▄▄▄▄▄▄▄▄▄▄█

      """
    ),
    (
      String(repeating: "x", count: 300),
      """
      █▀▀▀▀▀▀▀▀▀▀▀▀▀▀█
      ▌ Ada Lovelace ▐
      ▌              ▐
      ▌      ██      ▐
      ▌    ████      ▐
      ▌      ██      ▐
      ▌      ██      ▐
      ▌    ██████    ▐
      ▌xxxxxxxxxxxxxx▐
      ▌xxxxxxxxxxxxxx▐
      ▌xxxxxxxxxxxxx…▐
      █▄▄▄▄▄▄▄▄▄▄▄▄▄▄█

      """
    ),
    (
      "a",
      """
      █▀▀▀▀▀▀▀▀▀▀▀▀▀▀█
      ▌ Ada Lovelace ▐
      ▌              ▐
      ▌              ▐
      ▌      ██      ▐
      ▌    ████      ▐
      ▌      ██      ▐
      ▌      ██      ▐
      ▌    ██████    ▐
      ▌              ▐
      ▌      a       ▐
      █▄▄▄▄▄▄▄▄▄▄▄▄▄▄█

      """
    ),
    (
      "해리 포터와 아즈카반의 죄수",
      """
      █▀▀▀▀▀▀▀▀▀▀▀▀▀▀█
      ▌ Ada Lovelace ▐
      ▌              ▐
      ▌      ██      ▐
      ▌    ████      ▐
      ▌      ██      ▐
      ▌      ██      ▐
      ▌    ██████    ▐
      ▌ 해리 포터와  ▐
      ▌  아즈카반의  ▐
      ▌     죄수     ▐
      █▄▄▄▄▄▄▄▄▄▄▄▄▄▄█

      """
    ),
  ])
  func anyTitleStaysInside(title: String, expected: String) throws {
    #expect(try picture(volume: 1, of: file([title, "Owl"])) == expected)
  }

  @Test(arguments: [
    "هاري بوتر وسجين أزكابان", "📚👨‍👩‍👧🏳️‍🌈", "e\u{301}\u{302}", "\u{1b}[2J\u{202e}evil", "a\r\nb\tc",
    "\u{200d}",
    "नमस्ते दुनिया की किताब", String(repeating: "\u{301}", count: 10_000), " \u{3000} x",
  ])
  func everyRowIsAsWideAsTheCover(text: String) throws {
    let series = [
      try file([text]), try file([text, "Owl"]), try file([text + " a", text + " b"]),
      try file(["Owl a", "Owl b"], author: text),
    ]
    for file in series {
      let painter = try CoverPainter(file, depth: .full)
      for book in try file.allBooks() {
        let rows = painter.cover(of: book).rows
        #expect(rows.count == 12)
        #expect(rows.allSatisfy { $0.displayWidth == 16 }, "\(rows.plainText)")
      }
    }
  }

  private func file(_ titles: [String], author: String = "Ada Lovelace") throws -> DataFile {
    let books = titles.map { SampleBook(title: $0, author: author) }
    return try DataFile(bytes: Array(SampleBook.file(books).utf8), name: "books.json")
  }

  private func picture(volume: Int, of file: DataFile) throws -> String {
    let book = try #require(try file.book(volume: volume))
    let rows = try CoverPainter(file, depth: .full).cover(of: book).rows
    return rows.map { $0.plainText + "\n" }.joined()
  }
}

import Foundation
import TestSupport
import Testing

/// Data files that are far larger or stranger than any series.
@Suite(.limitForPrograms)
struct BigFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  /// A book with one value replaced by a JSON value, or with another field.
  private static func file(_ key: String, _ json: String) -> String {
    SampleBook.file([SampleBook()]).replacing(
      "\"pages\":474",
      with: key == "pages" ? "\"pages\":\(json)" : "\"\(key)\":\(json),\"pages\":474")
  }

  private func expect(_ code: UInt8, _ text: String) throws {
    let file = try folder.write(text, to: "books.json")
    // A file that is refused is read by all commands alike.
    let pages = [["show", "1"], ["summary", "1", "--expand"], ["chapters", "1"]].sampled(1)
    for command in [["list"]] + (code == 0 ? pages : []) {
      let state = folder.path("state.json")
      let run = Rehearsal(command + ["--data", file, "--state", state])
      #expect(run.code == code, "\(command): \(text.prefix(200))")
      #expect(run.output.isEmpty == (code != 0))
      #expect(run.errors.isEmpty == (code == 0))
      #expect(run.errors.count < 1_500)
    }
  }

  @Test func deepNesting() throws {
    let open = Self.repeated("[", 100_000)
    let closed = open + Self.repeated("]", 100_000)
    try expect(65, open)
    try expect(65, closed)
    try expect(65, Self.repeated("{\"a\":", 100_000))
    try expect(65, Self.file("other", closed))
    try expect(0, Self.file("other", Self.repeated("[", 500) + Self.repeated("]", 500)))
  }

  @Test func longKeysAndNumbers() throws {
    try expect(0, Self.file(Self.repeated("k", 1_000_000), "1"))
    try expect(65, "{\"\(Self.repeated("k", 1_000_000))\" 1}")
    try expect(65, Self.file("pages", Self.repeated("9", 200_000)))
    try expect(65, Self.file("pages", "-" + Self.repeated("9", 200_000)))
    try expect(0, Self.file("other", Self.repeated("9", 200_000)))
  }

  @Test func manyChapters() throws {
    var book = SampleBook()
    book.chapters = (1...10_000).map { "\($0). Chapter" }
    try expect(0, SampleBook.file([book]))
  }

  @Test(arguments: ["\u{301}", "\u{200d}👨", "\u{1100}", "🇰"].sampled(1))
  func aCharacterOfMegabytes(piece: String) throws {
    let text = "e" + Self.repeated(piece, 250_000)
    try expect(0, SampleBook.file([SampleBook(summary: text)]))
    try expect(65, SampleBook.file([SampleBook(releaseDate: text)]))
    try expect(65, "[\"\(text)\" 1]")
  }

  /// Needs a release, and time.
  @Test(
    .enabled(
      if: Breadth.isWhole && BuiltProgram.isNamed, "HP_BOOKS_LONG and HP_BOOKS_PROGRAM are not set."
    ))
  func hugeFilesStayUnderAGigabyte() throws {
    let reader = try ShellUser()
    let books =
      SampleBook.file(volumes: 200_000).utf8.count < 128 << 20
      ? SampleBook.file(volumes: 200_000)
      : SampleBook.file((1...200_000).map { SampleBook(title: "Emma \($0)") })
    let summary = SampleBook.file([SampleBook(summary: Self.repeated("A word. ", 6_250_000))])
    for data in [books, summary] {
      try reader.home.write(data, to: "books.json")
      for command in ["list", "show 1", "summary 1 --expand", "chapters 1"] {
        let script = "ulimit -v 1048576; cd; hp-books \(command) --data books.json | tail -n 1"
        let outcome = try reader.shell(script)
        #expect(outcome.errors == "")
        #expect(outcome.output != "")
      }
    }
  }
}

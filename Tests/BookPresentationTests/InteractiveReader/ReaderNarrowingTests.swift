import BookCore
import BookPresentation
import DisplayText
import TerminalKit
import TestSupport
import Testing

/// The contents while words narrow them.
struct ReaderNarrowingTests {
  /// Letters typed in the contents of three Korean volumes, and the rows that are left.
  @Test(arguments: [
    ("포", "1* 2 3"), ("비", "2*"), ("비밀의 방", "2*"), ("잔", "3*"), ("ㄱ", ""),
  ])
  func hangulNarrowsToo(words: String, rows: String) throws {
    let books = ["해리 포터와 마법사의 돌", "해리 포터와 비밀의 방", "해리 포터와 불의 잔"].map { SampleBook(title: $0) }
    var reader = try ReaderSample.of(books)
    reader.type("c/" + words)
    #expect(reader.listedNumbers == rows)
    #expect(reader.picture.contains("There is nothing here.") == rows.isEmpty)
  }

  /// What another window leaves on the shelf while volumes 1 and 4 are listed, which are narrowed or
  /// not, and the rows then.
  @Test(
    arguments: [
      ("4", [2, 4, 6], "2 4* 6"), ("4", [2, 6], "2 6*"), ("4", [], ""), ("/o", [2, 4, 6], "2 4*"),
    ] as [(String, Set<Int>, String)])
  func whatAnotherWindowPutsOnTheShelfIsShown(keys: String, kept: Set<Int>, rows: String) throws {
    var reader = try ReaderSample.embedded(state: ReaderState(of: .embedded(), kept: [1, 4]))
    reader.type("c\t" + keys)
    _ = reader.handle(.reloaded(ReaderState(of: try .embedded(), kept: kept)))
    #expect(reader.listedNumbers == rows)
  }
}

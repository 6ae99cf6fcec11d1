import BookCore
import DisplayText
import TestSupport
import Testing
@testable import BookPresentation

/// The page of a volume with a cover; what stands on it is drawn here in the letter `c`.
struct CoverLayoutTests {
  /// A field that is not as in the sample, and the page.
  ///
  /// Facts of eight rows and an empty line leave room for the dedication beside the cover; those of
  /// nine do not, since nothing begins beside its last two rows.
  @Test(arguments: try CaseFile().sections)
  func thePageGoesAroundTheCover(expected: CaseFile.Section) throws {
    let field = expected.heading.prefix { $0 != " " }
    let value = expected.heading.dropFirst(field.count + 1).spelled
    var sample = Emma()
    switch field {
    case "author": sample.author = value
    case "dedication": sample.dedication = value
    case "wiki": (sample.dedication, sample.wiki) = ("", WebAddress(value))
    default: break
    }
    #expect(try page(sample, width: 64) == expected.text)
  }

  @Test func theWordsAreTheSameWithoutTheCover() throws {
    let book = try Emma().book
    let plain = Page.book(
      VolumeProgress(book, BookRecord(of: book.identity)), toggle: nil,
      format: PageFormat(width: 80, usesColor: true))
    let words = try page(Emma(), width: 80).split { $0.isWhitespace || $0 == "c" }
    #expect(words.sorted() == plain.lines.plainText.split { $0.isWhitespace || $0 == "c" }.sorted())
  }

  private func page(_ sample: Emma, width: Int) throws -> String {
    let book = try sample.book
    let page = Page.book(
      VolumeProgress(book, BookRecord(of: book.identity)), toggle: nil, cover: cover,
      format: PageFormat(width: width, usesColor: true))
    return page.lines.map { $0.plainText.withoutFinalSpaces + "\n" }.joined()
  }

  private var cover: DrawnCover {
    DrawnCover(rows: Array(repeating: StyledText(String(repeating: "c", count: 16)), count: 12))
  }
}

struct CoverWordsTests {
  /// What all titles begin with, a title, and what stands on its cover.
  @Test(arguments: [
    ("Harry Potter and the ", "Harry Potter and the Goblet of Fire", "HARRY POTTER"),
    ("Narnia: ", "Narnia: Prince Caspian", "NARNIA"),
    ("The Tale of ", "The Tale of Genji", "THE TALE"),
    ("Dune – ", "Dune – Messiah", "DUNE"),
    ("해리 포터와 ", "해리 포터와 불의 잔", "해리 포터"),
    ("Der Große ", "Der Große Gatsby", "Der Große"),
    ("Book 1 ", "Book 1 x", "BOOK 1"),
  ])
  func theSharedWordsStandAbove(shared: String, title: String, heading: String) throws {
    let words = CoverWords(of: try Emma(title: title).book, sharedBeginning: shared)
    #expect(words.heading == heading)
    #expect(shared + words.title == title)
    #expect(words.foot == "Jane Austen")
  }

  /// A Character of very many marks takes long to be compared with another one.
  @Test func aHeapOfMarksIsNoTrouble() throws {
    let heap = "A" + String(repeating: "\u{301}\u{316}", count: 200_000)
    let words = CoverWords(of: try Emma(title: heap + " x").book, sharedBeginning: heap + " ")
    #expect(words.heading.unicodeScalars.count == 400_001)
  }

  @Test func theTitleThatIsTheNameIsNotHeadedByIt() throws {
    let words = CoverWords(of: try Emma(title: "Narnia").book, sharedBeginning: "Narnia: ")
    #expect((words.heading, words.title) == ("Jane Austen", "Narnia"))
  }

  /// Words that name nothing stay in the title.
  @Test(arguments: ["", "the ", "of the ", ": ", " "])
  func withoutSharedWordsTheAuthorStandsAbove(shared: String) throws {
    let book = try Emma(title: shared + "owl").book
    let words = CoverWords(of: book, sharedBeginning: shared)
    #expect(words.heading == "Jane Austen")
    #expect(words.title == shared + "owl")
    #expect(words.foot == "")
  }
}

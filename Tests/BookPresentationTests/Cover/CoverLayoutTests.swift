import BookCore
import DisplayText
import TestSupport
import Testing
@testable import BookPresentation

/// The page of a volume with a cover; what stands on it is drawn here in the letter `c`.
struct CoverLayoutTests {
  /// A field that is not as in the sample, and the page.
  ///
  /// Facts of nine rows and an empty line leave room for the dedication beside the cover; those of
  /// ten do not, since nothing begins beside its last two rows.
  @Test(arguments: try CaseFile().sections)
  func thePageGoesAroundTheCover(expected: CaseFile.Section) throws {
    let field = expected.heading.prefix { $0 != " " }
    let value = expected.heading.dropFirst(field.count + 1).spelled
    var sample = Emma()
    switch field {
    case "title": sample.title = value
    case "dedication": sample.dedication = value
    case "wiki": (sample.dedication, sample.wiki) = ("", WebAddress(value))
    default: break
    }
    #expect(try page(sample, width: 64) == expected.text)
  }

  @Test func theWordsAreTheSameWithoutTheCover() throws {
    let book = try Emma().book
    let plain = Page.book(
      book, BookRecord(of: book.identity), toggle: nil,
      format: PageFormat(width: 80, usesColor: true))
    let words = try page(Emma(), width: 80).split { $0.isWhitespace || $0 == "c" }
    #expect(words.sorted() == plain.lines.plainText.split { $0.isWhitespace || $0 == "c" }.sorted())
  }

  private func page(_ sample: Emma, width: Int) throws -> String {
    let book = try sample.book
    let page = Page.book(
      book, BookRecord(of: book.identity), toggle: nil, cover: cover,
      format: PageFormat(width: width, usesColor: true))
    return page.lines.map { $0.plainText.withoutFinalSpaces + "\n" }.joined()
  }

  private var cover: DrawnCover {
    DrawnCover(rows: Array(repeating: StyledText(String(repeating: "c", count: 16)), count: 12))
  }
}

import BookCore
import DisplayText
import TestSupport
import Testing
@testable import BookPresentation

/// The page of a volume with a cover; what stands on it is drawn here in the letter `c`.
struct CoverLayoutTests {
  @Test func thePageBeginsBesideTheCover() throws {
    #expect(
      try page(BookSample(), width: 64) == """
                                      Emma
                                      (3)

          cccccccccccccccc  Emma
          cccccccccccccccc  Author    Jane Austen
          cccccccccccccccc  Released  December 23, 1815
          cccccccccccccccc  Pages     474
          cccccccccccccccc
          cccccccccccccccc  Dedication
          cccccccccccccccc  To the Prince Regent
          cccccccccccccccc
          cccccccccccccccc
          cccccccccccccccc
          cccccccccccccccc
          cccccccccccccccc

        Summary
          A matchmaker errs.

        Chapters
          1. Hartfield
          2. Randalls

        Wiki
          https://example.org/emma

        """)
  }

  @Test func aLongDedicationKeepsItsColumn() throws {
    let sample = BookSample(
      dedication: Array(repeating: "To somebody", count: 9).joined(separator: "\n"))
    #expect(
      try page(sample, width: 64) == """
                                      Emma
                                      (3)

          cccccccccccccccc  Emma
          cccccccccccccccc  Author    Jane Austen
          cccccccccccccccc  Released  December 23, 1815
          cccccccccccccccc  Pages     474
          cccccccccccccccc
          cccccccccccccccc  Dedication
          cccccccccccccccc  To somebody
          cccccccccccccccc  To somebody
          cccccccccccccccc  To somebody
          cccccccccccccccc  To somebody
          cccccccccccccccc  To somebody
          cccccccccccccccc  To somebody
                            To somebody
                            To somebody
                            To somebody

        Summary
          A matchmaker errs.

        Chapters
          1. Hartfield
          2. Randalls

        Wiki
          https://example.org/emma

        """)
  }

  /// The facts and an empty line take nine rows or ten, so the dedication begins in row 9 or below.
  @Test(arguments: [
    (
      6,
      """
           A title of some thirty columns, A title of some thirty
          columns, A title of some thirty columns, A title of some
         thirty columns, A title of some thirty columns, A title of
                            some thirty columns,
                                    (3)

        cccccccccccccccc  A title of some thirty columns, A title of
        cccccccccccccccc  some thirty columns, A title of some
        cccccccccccccccc  thirty columns, A title of some thirty
        cccccccccccccccc  columns, A title of some thirty columns, A
        cccccccccccccccc  title of some thirty columns,
        cccccccccccccccc  Author    Jane Austen
        cccccccccccccccc  Released  December 23, 1815
        cccccccccccccccc  Pages     474
        cccccccccccccccc
        cccccccccccccccc  Dedication
        cccccccccccccccc  To the Prince Regent
        cccccccccccccccc

      Summary
        A matchmaker errs.

      Chapters
        1. Hartfield
        2. Randalls

      Wiki
        https://example.org/emma

      """
    ),
    (
      7,
      """
           A title of some thirty columns, A title of some thirty
          columns, A title of some thirty columns, A title of some
         thirty columns, A title of some thirty columns, A title of
            some thirty columns, A title of some thirty columns,
                                    (3)

        cccccccccccccccc  A title of some thirty columns, A title of
        cccccccccccccccc  some thirty columns, A title of some
        cccccccccccccccc  thirty columns, A title of some thirty
        cccccccccccccccc  columns, A title of some thirty columns, A
        cccccccccccccccc  title of some thirty columns, A title of
        cccccccccccccccc  some thirty columns,
        cccccccccccccccc  Author    Jane Austen
        cccccccccccccccc  Released  December 23, 1815
        cccccccccccccccc  Pages     474
        cccccccccccccccc
        cccccccccccccccc
        cccccccccccccccc

      Dedication
        To the Prince Regent

      Summary
        A matchmaker errs.

      Chapters
        1. Hartfield
        2. Randalls

      Wiki
        https://example.org/emma

      """
    ),
  ])
  func nothingBeginsBesideTheLastTwoRows(repetitions: Int, expected: String) throws {
    let title = Array(repeating: "A title of some thirty columns, ", count: repetitions).joined()
    #expect(try page(BookSample(title: title), width: 64) == expected)
  }

  @Test func aLongAddressIsNotBroken() throws {
    let address = "https://example.org/" + String(repeating: "long/", count: 20)
    #expect(
      try page(BookSample(dedication: "", wiki: WebAddress(address)), width: 64) == """
                                      Emma
                                      (3)

          cccccccccccccccc  Emma
          cccccccccccccccc  Author    Jane Austen
          cccccccccccccccc  Released  December 23, 1815
          cccccccccccccccc  Pages     474
          cccccccccccccccc
          cccccccccccccccc
          cccccccccccccccc
          cccccccccccccccc
          cccccccccccccccc
          cccccccccccccccc
          cccccccccccccccc
          cccccccccccccccc

        Summary
          A matchmaker errs.

        Chapters
          1. Hartfield
          2. Randalls

        Wiki
          https://example.org/long/long/long/long/long/long/long/long/long/long/long/long/long/long/long/long/long/long/long/long/

        """)
  }

  @Test func theWordsAreTheSameWithoutTheCover() throws {
    let book = try BookSample().book
    let plain = Page.book(
      book, BookRecord(of: book.identity), toggle: nil,
      format: PageFormat(width: 80, usesColor: true))
    let words = try page(BookSample(), width: 80).split { $0.isWhitespace || $0 == "c" }
    #expect(words.sorted() == plain.lines.plainText.split { $0.isWhitespace || $0 == "c" }.sorted())
  }

  private func page(_ sample: BookSample, width: Int) throws -> String {
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

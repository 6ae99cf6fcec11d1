import BookCore
import BookPresentation
import DisplayText
import Foundation
import TestSupport
import Testing

struct PageVolumeTests {
  private let toggle = LabelledCommand("More: ", ["hp-books", "summary", "3", "--expand"])

  /// The width, and whether there is something to say: without it, blocks are left out.
  @Test(arguments: try CaseFile().sections)
  func thePageHoldsEveryBlockThatSaysSomething(expected: CaseFile.Section) throws {
    let emma =
      expected.heading.hasSuffix("nothing to say")
      ? Emma(author: "", dedication: " \n", summary: "", wiki: nil, chapters: []) : Emma()
    let width = try #require(Int(expected.heading.prefix { $0 != ":" }))
    #expect(try page(emma, width: width) == expected.text)
  }

  @Test func theTitleIsWrappedWholeAndCentred() throws {
    let sample = Emma(title: "The History of the Adventures of Joseph Andrews and his Friend")
    let lines = try page(sample, width: 40).split(separator: "\n").prefix(3)
    #expect(
      lines == [
        "    The History of the Adventures of",
        "     Joseph Andrews and his Friend",
        "                  (3)",
      ])
  }

  @Test func titlesHeadingsAndLabelsAreBold() throws {
    let book = try Emma().book
    let page = Page.book(
      book, BookRecord(of: book.identity), toggle: toggle,
      format: PageFormat(width: 40, usesColor: false))
    let bold = page.lines.flatMap(\.spans).filter { $0.style == .bold }.map(\.text)
    #expect(
      bold.map { $0.trimmingCharacters(in: .whitespaces) } == [
        "Emma", "Emma", "Author", "Released", "Pages", "Dedication", "Summary", "Chapters", "Wiki",
      ])
  }

  @Test func aCollapsedSummaryEndsWithACommand() throws {
    let lines = try summary(length: 450, isExpanded: false, toggle: toggle)
    #expect(lines.map(\.plainText).suffix(2).first?.hasSuffix("a…") == true)
    #expect(lines.last?.plainText == "  More: hp-books summary 3 --expand")
    #expect(lines.last?.spans.map(\.style) == [.plain])
  }

  @Test(arguments: [(true, "..."), (false, "…")])
  func theEllipsisOfACollapsedSummaryMayBeASCII(usesASCII: Bool, ellipsis: String) throws {
    let book = try Emma(summary: String(repeating: "a", count: 450)).book
    let page = Page.summary(
      of: book, isExpanded: false, toggle: toggle,
      format: PageFormat(width: 40, usesColor: false, usesASCII: usesASCII))
    let row = "  " + String(repeating: "a", count: 36) + "\n"
    let end = "  " + String(repeating: "a", count: 18) + ellipsis + "\n"
    #expect(
      page.lines.plainText == "Emma\n\n" + String(repeating: row, count: 12) + end
        + "  More: hp-books summary 3 --expand\n")
  }

  @Test func anExpandedSummaryEndsWithADimCommand() throws {
    let toggle = LabelledCommand("Less: ", ["hp-books", "summary", "3", "--collapse"])
    let lines = try summary(length: 451, isExpanded: true, toggle: toggle)
    #expect(lines.last?.plainText == "  Less: hp-books summary 3 --collapse")
    #expect(!lines.plainText.contains("…"))
  }

  @Test(arguments: [true, false])
  func withoutACommandThatWorksThereIsNone(isExpanded: Bool) throws {
    let format = PageFormat(width: 80, usesColor: false)
    let book = try Emma(summary: String(repeating: "a", count: 450)).book
    let text = String(repeating: String(repeating: "a", count: 76) + "\n  ", count: 5)
    let end = String(repeating: "a", count: 70) + (isExpanded ? "\n" : "…\n")
    let summary = "Emma\n\n  " + text + end
    #expect(
      Page.summary(of: book, isExpanded: isExpanded, toggle: nil, format: format).lines.plainText
        == summary)
    let record = BookRecord(of: book.identity, isExpanded: isExpanded)
    let page = Page.book(book, record, toggle: nil, format: format)
    #expect(!page.lines.plainText.contains("hp-books"))
  }

  @Test(arguments: [true, false])
  func aShortSummaryIsWholeWithoutACommand(isExpanded: Bool) throws {
    let lines = try summary(length: 449, isExpanded: isExpanded, toggle: toggle)
    #expect(lines.dropFirst().plainText.filter { $0 == "a" }.count == 449)
    #expect(!lines.plainText.contains("hp-books"))
    #expect(!lines.plainText.contains("…"))
  }

  @Test func proseIsAtMost80ColumnsWideHoweverWideTheTerminal() throws {
    let words = String(repeating: "owl ", count: 200)
    let lines = try page(Emma(dedication: words), width: 300).split(separator: "\n")
    #expect(lines.map(\.count).max() == 77)
  }

  @Test func thePageLeadsToTheAddressOnIt() throws {
    let book = try Emma().book
    let page = Page.book(
      book, BookRecord(of: book.identity), toggle: toggle,
      format: PageFormat(width: 80, usesColor: false))
    #expect(page.link == book.wiki)
    #expect(
      page.lines.flatMap(\.spans).filter(\.style.isAddress).map(\.text)
        == ["https://example.org/emma"])
    let chapters = Page.chapters(
      of: book, BookRecord(of: book.identity), format: PageFormat(width: 80, usesColor: false))
    #expect(chapters.link == nil)
  }

  @Test func lineBreaksInProseAreKept() throws {
    let lines = try page(Emma(dedication: "To A\n\nand to B\r\n"), width: 80)
    #expect(lines.contains("Dedication\n  To A\n\n  and to B\n\nSummary"))
  }

  @Test func theSummaryAloneStandsUnderTheTitle() throws {
    let page = Page.summary(
      of: try Emma().book, isExpanded: false, toggle: toggle,
      format: PageFormat(width: 80, usesColor: false))
    #expect(page.lines.plainText == "Emma\n\n  A matchmaker errs.\n")
  }

  private func page(_ sample: Emma, width: Int) throws -> String {
    let book = try sample.book
    return Page.book(
      book, BookRecord(of: book.identity), toggle: toggle,
      format: PageFormat(width: width, usesColor: false)
    ).lines.plainText
  }

  private func summary(length: Int, isExpanded: Bool, toggle: LabelledCommand) throws
    -> [StyledText]
  {
    let sample = Emma(summary: String(repeating: "a", count: length))
    return Page.summary(
      of: try sample.book, isExpanded: isExpanded, toggle: toggle,
      format: PageFormat(width: 80, usesColor: false)
    ).lines
  }
}

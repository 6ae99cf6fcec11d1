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

  @Test func titlesHeadingsAndLabelsAreBold() throws {
    let book = try Emma().book
    let page = Page.book(
      VolumeProgress(book, BookRecord(of: book.identity)), toggle: toggle,
      format: PageFormat(width: 40, usesColor: false))
    let bold = page.lines.flatMap(\.spans).filter { $0.style == .bold }.map(\.text)
    #expect(
      bold.map { $0.trimmingCharacters(in: .whitespaces) } == [
        "Emma", "Author", "Released", "Pages", "Dedication", "Summary", "Chapters", "Wiki",
      ])
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

  /// Letters of a summary, whether it is expanded, and whether a command for the other state is
  /// there where one works.
  @Test(arguments: [(449, false, false), (449, true, false), (450, false, true), (450, true, true)])
  func onlyASummaryThatCanBeCollapsedHasACommand(
    length: Int, isExpanded: Bool, hasCommand: Bool
  ) throws {
    let book = try Emma(summary: String(repeating: "a", count: length)).book
    let record = BookRecord(of: book.identity, isExpanded: isExpanded)
    let format = PageFormat(width: 80, usesColor: false)
    for toggle in [toggle, nil] {
      let summary = Page.summary(of: book, isExpanded: isExpanded, toggle: toggle, format: format)
      let page = Page.book(VolumeProgress(book, record), toggle: toggle, format: format)
      for lines in [summary.lines, page.lines] {
        #expect(lines.plainText.contains("hp-books") == (hasCommand && toggle != nil))
        #expect(lines.plainText.contains("…") == (hasCommand && !isExpanded))
      }
    }
  }

  @Test func thePageLeadsToTheAddressOnIt() throws {
    let book = try Emma().book
    let page = Page.book(
      VolumeProgress(book, BookRecord(of: book.identity)), toggle: toggle,
      format: PageFormat(width: 80, usesColor: false))
    #expect(page.link == book.wiki)
    #expect(
      page.lines.flatMap(\.spans).filter(\.style.isAddress).map(\.text)
        == ["https://example.org/emma"])
    let chapters = Page.chapters(
      of: VolumeProgress(book, BookRecord(of: book.identity)),
      format: PageFormat(width: 80, usesColor: false))
    #expect(chapters.link == nil)
  }

  @Test func lineBreaksInProseAreKept() throws {
    let lines = try page(Emma(dedication: "To A\n\nand to B\r\n"), width: 80)
    #expect(lines.contains("Dedication\n  To A\n\n  and to B\n\nSummary"))
  }

  private func page(_ sample: Emma, width: Int) throws -> String {
    let book = try sample.book
    return Page.book(
      VolumeProgress(book, BookRecord(of: book.identity)), toggle: toggle,
      format: PageFormat(width: width, usesColor: false)
    ).lines.plainText
  }
}

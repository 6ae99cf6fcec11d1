import BookCore
import DisplayText
import TestSupport
import Testing
@testable import BookPresentation

struct PageFormatTests {
  /// The width of the screen, the margins, the columns for prose, and those for anything else.
  @Test(arguments: try CaseFile().table("margins grow with the screen") as [(Int, Int, Int, Int)])
  func marginsGrowWithTheScreen(width: Int, margin: Int, textWidth: Int, fullWidth: Int) {
    let format = PageFormat(width: width, usesColor: false)
    #expect(format.margin == margin)
    #expect(format.textWidth == textWidth)
    #expect(format.fullWidth == fullWidth)
  }

  @Test(
    arguments: try CaseFile().table("empty lines go between paragraphs only")
      as [(String, [String])])
  func emptyLinesGoBetweenParagraphsOnly(text: String, lines: [String]) {
    let format = PageFormat(width: 80, usesColor: false)
    #expect(format.prose(text.hardLines.map { StyledText($0) }).map(\.plainText) == lines)
  }

  /// Width, volume, the badge without colour, and where the coloured one begins.
  @Test(arguments: [
    (80, 3, "                                      (3)", 38), (40, 3, "                  (3)", 18),
    (40, 10, "                  (10)", 18), (39, 3, "                  (3)", 18),
    (38, 3, "                 (3)", 17), (20, 42, "        (42)", 8), (5, 3, " (3)", 1),
    (3, 3, " (3)", 1), (2, 3, "(3)", 0), (1, 3, "(3)", 0),
    (200, 3, String(repeating: " ", count: 38) + "(3)", 38),
  ])
  func theBadgeIsCentredInTheProse(width: Int, volume: Int, plain: String, indent: Int) {
    let badge = PageFormat(width: width, usesColor: false).badge(volume)
    #expect(badge.plainText == plain)
    #expect(badge == StyledText(.spaces(indent)) + StyledText("(\(volume))", style: .current))
  }

  @Test(arguments: [
    (11, [" Emma Wood"]), (10, ["   Emma", "   Wood"]), (12, [" Emma Wood"]), (13, ["  Emma Wood"]),
    (40, ["               Emma Wood"]), (2, ["Em", "ma", "Wo", "od"]),
  ])
  func theTitleIsCentredInTheProse(width: Int, title: [String]) {
    let format = PageFormat(width: width, usesColor: false)
    #expect(format.title("Emma\nWood").map(\.plainText) == title)
  }

  /// The narrowest page that can be read has 20 columns; an address and a command run over.
  @Test(arguments: Corpus.texts, [1, 7, 19, 20, 21, 39, 40, 80, 200].sampled(4))
  func anyTextInEveryFieldFits(entry: Corpus.Entry<String>, width: Int) throws {
    let text = entry.input
    let chapters = [
      Chapter(place: 1, number: 7, title: text), Chapter(place: 2, number: nil, title: text),
    ]
    let book = try Emma(
      title: text, author: text, dedication: text, summary: text + SampleBook.longSummary,
      chapters: chapters
    ).book
    let format = PageFormat(width: width, usesColor: false)
    let toggle = LabelledCommand("More: ", ["hp-books", "summary", "3", "--expand"])
    let pages = [
      Page.book(VolumeProgress(book, BookRecord(of: book.identity)), toggle: toggle, format: format)
        .lines,
      Page.summary(of: book, isExpanded: true, toggle: toggle, format: format).lines,
      Page.chapters(of: VolumeProgress(book, BookRecord(of: book.identity)), format: format).lines,
    ]
    for line in pages.joined() {
      let isAddress = line.spans.contains(where: \.style.isAddress)
      let isWhole = isAddress || line.plainText.hasSuffix(toggle.text)
      #expect(isWhole || width < 20 || line.displayWidth <= width, "\(line.plainText)")
      #expect(line.plainText.last != " ")
    }
  }
}

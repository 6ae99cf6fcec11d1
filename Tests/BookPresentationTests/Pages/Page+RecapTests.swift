import BookCore
import DisplayText
import TerminalKit
import TestSupport
import Testing

@testable import BookPresentation

/// The story up to a bookmark and not a word further.
struct PageRecapTests {
  private static let emma = SampleBook(json: [
    "chapters": """
    [{"title": "Prologue", "summary": "  Nothing much.\\n"},
    {"title": "1. Hartfield", "summary": "A wedding leaves Emma alone with her father."},
    {"title": "2. Randalls", "summary": 7, "summary": "Late."},
    {"title": "3. Harriet", "summary": "A friend is found."}]
    """
  ])

  private static func told(_ book: SampleBook = emma) throws -> Book { try book.book }

  /// The recap of a volume alone, up to a chapter or whole.
  private static func recap(_ book: SampleBook = emma, upTo place: Int? = nil) throws -> Recap {
    let series = try SampleBook.series([book])
    let story = StorySoFar(everythingIn: series)
    return place.map { story.recap(of: series[0], upToPlace: $0) } ?? story.recap(of: series[0])
  }

  private static func page(_ recap: Recap, width: Int = 80) -> Page {
    .recap(recap, orElse: nil, format: PageFormat(width: width, usesColor: false))
  }

  @Test func blanksAroundASummaryDoNotCountNorDoesAnythingButText() throws {
    #expect(
      try Self.told().chapters.map(\.summary) == [
        "Nothing much.", "A wedding leaves Emma alone with her father.", "", "A friend is found.",
      ])
  }

  /// The place of the bookmark, and the page.
  @Test(arguments: try CaseFile().sections)
  func theChaptersBeforeTheBookmarkAreTold(expected: CaseFile.Section) throws {
    let recap = try Self.recap(upTo: Int(expected.heading.filter(\.isNumber)))
    #expect(Self.page(recap, width: 40).lines.plainText == expected.text)
  }

  /// The last of three volumes, with what came before it.
  private static func third() throws -> Recap {
    let titles = ["Emma", "Northanger Abbey", "Sanditon"]
    let series = try SampleBook.series(
      titles.map { title in
        var book = emma
        book.title = title
        book.replacements["story"] = "\"All of \(title), with its end.\""
        return book
      })
    return StorySoFar(everythingIn: series).recap(of: series[2], upToPlace: 1)
  }

  @Test(arguments: 1...120)
  func noLineIsTooWide(width: Int) throws {
    for recap in try [Self.recap(), Self.third()] {
      let lines = Self.page(recap, width: width).lines
      #expect(lines.allSatisfy { $0.displayWidth <= max(width, 6) })
    }
  }

  @Test func whatCameBeforeIsApartFromTheVolume() throws {
    let recap = try Self.third()
    let next = [LabelledCommand("Next: ", ["hp-books", "next"])]
    let format = PageFormat(width: 20, usesColor: false)
    let page = Page.recap(recap, orElse: nil, next: next, format: format).lines
    #expect(
      page.plainText == """
        Sanditon
         The story before
         Prologue

        What came before
         1  Emma
            All of Emma,
            with its end.

         2  Northanger
            Abbey
            All of
            Northanger
            Abbey, with its
            end.

         Next: hp-books next

        This volume
        »   Prologue

        """)
    let fact = Page.recap(recap, orElse: "Not begun.", next: next, format: format).lines
    #expect(fact.map(\.plainText).starts(with: [" Not begun.", "", "What came before"]))
    #expect(fact.last?.plainText == " Next: hp-books next")
    let alone = Page.recap(recap.last(1), orElse: "Not begun.", next: next, format: format).lines
    #expect(alone.map(\.plainText) == [" Not begun.", " Next: hp-books next"])
  }

  /// The headings of chapters, and how they are named.
  @Test(arguments: [
    (["9. Grim Defeat"], "Chapter 9"), ([""], "Chapter 1"),
    (["8. One", "9. Two"], "Chapters 8 and 9"), (["7.", "8.", "Chapter Nine"], "Chapters 7 to 9"),
    (["Prologue", "1. One"], "Prologue and chapter 1"),
    (["21. One", "22. Two", "Epilogue"], "Chapter 21 to Epilogue"),
  ])
  func aPartIsNamedByItsChapters(headings: [String], name: String) {
    #expect(Messages.part(Chapter.list(headings: headings)[...]) == name)
  }

  /// Where a story is told up to another chapter, that has no mark.
  @Test(
    arguments: [(.chapter(2), "» 1. Hartfield"), (.notBegun, nil), (.finished, nil)]
      as [(ReadingStatus, String?)])
  func theMarkStandsAtTheBookmark(bookmark: ReadingStatus, row: String?) throws {
    let page = Page.recap(
      try Self.recap(upTo: 4), bookmark: bookmark, orElse: nil,
      format: PageFormat(width: 80, usesColor: false))
    let marked = page.lines.map(\.plainText).filter { $0.contains("»") }
    #expect(marked == [row].compactMap(\.self))
  }

  /// Titles with their numbers do, and what they stand above does not.
  @Test func titlesStandOut() throws {
    func bold(_ recap: Recap) -> [String] {
      Self.page(recap).lines.flatMap(\.spans).filter(\.style.isBold).map(\.text)
    }
    #expect(
      bold(try Self.third()) == [
        "Sanditon", "What came before", "1  Emma", "2  Northanger Abbey", "This volume", "»",
        "Prologue",
      ])
    #expect(bold(try Self.recap(upTo: 2)) == ["Emma", "Prologue", "»", " 1. Hartfield"])
  }

  @Test func aVolumeOfTitlesAloneIsUntold() throws {
    #expect(try Self.recap(SampleBook()).isUntold)
    #expect(try !Self.recap().isUntold)
  }
}

// MARK: No word too early

extension PageRecapTests {
  /// The words on lines, whatever the width.
  private static func words(_ lines: [StyledText]) -> String {
    lines.flatMap { $0.plainText.split(separator: " ") }.joined(separator: " ")
  }

  /// At each bookmark, every page and every key that leads to one.
  @Test(arguments: 1...7)
  func noPageTellsOfTheChapterOneIsInNorOfALaterOne(volume: Int) throws {
    let series = try BookSeries.embedded()
    let book = try #require(series[volume: volume])
    let format = PageFormat(width: 80, usesColor: false)
    for place in (1...book.chapters.count).sampled(2) {
      let state = ReaderState(of: series.books, at: [volume: place], reading: volume)
      let record = state.record(of: book)
      var pages = [
        Self.page(StorySoFar(of: series, state).recap(of: book)).lines,
        Page.book(VolumeProgress(book, record), toggle: nil, format: format).lines,
        Page.chapters(of: VolumeProgress(book, record), format: format).lines,
      ]
      var reader = InteractiveReader(.inMemory(series, state), volume: volume, size: "90x200")
      for key in ["", "r", "g", "q", "c", "l", "?"] {
        reader.type(key)
        pages.append(reader.frame)
      }
      let told = pages.map(Self.words)
      for (index, chapter) in book.chapters.enumerated() {
        let count = told.count { $0.contains(chapter.summary) }
        // The page of the command, and that of the key; and the last one below the contents.
        let expected = index + 1 == place - 1 ? 4 : index + 1 < place ? 3 : 0
        #expect(count == expected, "\(place): \(chapter)")
      }
    }
  }

  @Test(arguments: 1...7)
  func noSearchFindsThem(volume: Int) throws {
    let series = try BookSeries.embedded()
    let chapter = try #require(series[volume: volume]?.chapters.last)
    #expect(try #require(SearchQuery(chapter.summary)).results(in: .ofFreshReader()).isEmpty)
  }
}

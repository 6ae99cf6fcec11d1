import DisplayText
import TerminalKit
import TestSupport
import Testing

@testable import BookCore
@testable import BookPresentation

struct OverviewTests {
  private func page(
    _ books: [Book], _ state: ReaderState = ReaderState(), around volume: Int = 1,
    width: Int = 80, height: Int? = nil, cover: DrawnCover = .none, wall: [StyledText] = []
  ) throws -> String {
    let series = try #require(BookSeries(books))
    var overview = Overview(
      VolumeRowFacts(series, SeriesProgress(of: series, state)), around: volume,
      barColor: { _ in nil }, format: PageFormat(width: width, usesColor: true))
    overview.list = [LabelledCommand("", ["hp-books", "list"])]
    overview.place = StyledText("\(volume)  Emma, chapter 9")
    overview.isPlaceMarked = true
    overview.ways = [
      LabelledCommand("Open it: ", ["hp-books", "read"]),
      LabelledCommand("Story so far: ", ["hp-books", "recap"]),
    ]
    return overview.page(cover: cover, wall: wall, height: height).lines.plainText
  }

  private func series(of count: Int) throws -> [Book] {
    try (1...count).map { try Emma(seriesNumber: $0, title: "Emma \($0)").book }
  }

  /// How many volumes there are, which one is in the middle, the rows of the window, and the
  /// volumes that have a row, with how many there are above and below.
  @Test(arguments: [
    (20, 1, nil, 1...20, "", ""), (21, 1, nil, 1...20, "", "1 volume after: hp-books list"),
    (21, 21, nil, 2...21, "1 volume before: hp-books list", ""),
    (40, 20, nil, 10...29, "9 volumes before", "11 volumes after: hp-books list"),
    (40, 20, 24, 13...27, "12 volumes before", "13 volumes after: hp-books list"),
    (40, 20, 5, 15...24, "14 volumes before", "16 volumes after: hp-books list"),
    (10, 5, 5, 1...10, "", ""), (40, 40, 100, 1...40, "", ""),
  ])
  func aLongSeriesIsShownAroundTheVolumeThatOneIsIn(
    count: Int, volume: Int, height: Int?, shown: ClosedRange<Int>, above: String, below: String
  ) throws {
    let page = try page(series(of: count), around: volume, height: height)
    let rows = page.split(separator: "\n\n")[1].split(separator: "\n").map {
      $0.drop { $0 == " " }
    }
    let volumes = rows.filter { $0.contains("─") }.compactMap { Int($0.prefix { $0 != " " }) }
    #expect(volumes == Array(shown))
    #expect(rows.first.map { $0.contains("─") ? "" : $0 } == above[...])
    #expect(rows.last.map { $0.contains("─") ? "" : $0 } == below[...])
    if let height, height > 20 { #expect(page.count { $0 == "\n" } < height) }
  }

  /// How often a volume of two chapters was finished, and what stands beside its title.
  @Test(arguments: [
    (0, "0 of 2 chapters read"), (1, "2 of 2 chapters read"),
    (2, "Second reading: 2 of 2 chapters read"),
    (7, "Seventh reading: 2 of 2 chapters read"), (8, "Reading 8: 2 of 2 chapters read"),
    (1234, "Reading 1,234: 2 of 2 chapters read"),
  ])
  func eachReadingAfterTheFirstIsNamed(times: Int, heading: String) throws {
    let book = try Emma(seriesNumber: 1).book
    let state = ReaderState(of: [book], finished: [1], times: times)
    let head = try #require(page([book], state).split(separator: "\n\n").first)
    #expect(head.split { $0.isWhitespace }.joined(separator: " ") == "Emma \(heading)")
  }

  /// The width of the page, and its last block.
  @Test(arguments: try CaseFile().sections)
  func theWaysOnStandInAColumnWhereThereIsRoom(block: CaseFile.Section) throws {
    let width = try #require(Int(block.heading))
    let page = try page(series(of: 12), around: 12, width: width)
    #expect(page.split(separator: "\n\n").last.map(String.init) == block.text)
  }

  @Test func nothingButTheRowsStandsBesideTheCover() throws {
    let books = try [Book].embedded()
    let cover = try CoverPainter(.embedded(), depth: .full).cover(of: books[3])
    let rows = try page(books, around: 4, cover: cover).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.prefix(12).allSatisfy { $0.contains { "█▌".contains($0) } })
    #expect(rows[12...].prefix(2) == ["", "» 4  Emma, chapter 9"])
  }

  /// The rows of a window, and whether covers stand above the volumes; the prompt of the shell
  /// stays in view.
  @Test(arguments: [(nil, false), (11, false), (12, true), (100, true)])
  func theWallOfCoversNeedsATallWindow(height: Int?, hasWall: Bool) throws {
    let page = try page(series(of: 2), height: height, wall: ["wall", "wall"])
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(page.contains("\n\nwall\nwall\n\n") == hasWall)
    #expect(lines.count == (hasWall ? 11 : 8))
  }

  @Test func theHeadingIsOneLineWhereverThereAreTwoColumnsBetween() throws {
    let book = try Emma(seriesNumber: 1).book
    let headings = try (16...40).map { try page([book], width: $0).prefix { $0 != "\n" } }
    let first = headings.first { $0.contains("chapters") }
    #expect(first?.hasSuffix("Emma  0 of 2 chapters read") == true)
  }

  /// The text beside a cover is the same as without it, but for the length of the bars.
  @Test(arguments: 64...120)
  func aCoverTakesNothingAway(width: Int) throws {
    let books = try [Book].embedded()
    let state = ReaderState(of: books, at: [4: 9], finished: [1], kept: [4, 5])
    let cover = try CoverPainter(.embedded(), depth: .full).cover(of: books[3])
    func text(_ page: String) -> [String] {
      page.filter { !"█▀▄▌▐─━".contains($0) }.split { $0.isWhitespace }.map(String.init)
    }
    let plain = text(try page(books, state, width: width))
    let covered = text(try page(books, state, width: width, cover: cover))
    let words = ["HARRY", "POTTER", "Goblet", "of", "Fire"]
    #expect(covered.count == plain.count || covered.count == plain.count + words.count)
    #expect(covered.count == plain.count + words.count || width < 78)
  }
}

import DisplayText
import TerminalKit
import TestSupport
import Testing

@testable import BookCore
@testable import BookPresentation

struct OverviewTests {
  private func page(
    _ books: [Book], _ state: ReaderState = ReaderState(), current: Int = 1, width: Int = 80,
    cover: DrawnCover = .none
  ) -> String {
    Overview(books.progress(state), current: current, recent: state.recentVolumes)
      .page(
        Overview.Advice(), cover: cover, barColor: { _ in nil },
        format: PageFormat(width: width, usesColor: true)
      ).lines.plainText
  }

  /// Books that cannot be read again are offered no command.
  @Test func volumesWithoutARowAreCounted() throws {
    let books = try (1...21).map { try Emma(seriesNumber: $0, title: "Emma \($0)").book }
    #expect(page(books).contains("\n  20 more\n"))
    #expect(!page(Array(books.prefix(20))).contains("more"))
  }

  @Test func theVolumesShownLastComeFirst() throws {
    let books = try (1...40).map { try Emma(seriesNumber: $0, title: "Emma \($0)").book }
    let state = ReaderState(of: books, kept: Set(1...30), recent: [39, 40])
    let rows = page(books, state, current: 38)
    #expect([38, 39, 40].allSatisfy { rows.contains("\n  \($0)  ") })
    #expect(rows.contains("\n  20 more\n"))
  }

  /// How often a volume of two chapters was finished, and what stands beside its title.
  @Test(arguments: [
    (0, "0 of 2 chapters"), (1, "2 of 2 chapters"), (2, "Second reading: 2 of 2 chapters"),
    (7, "Seventh reading: 2 of 2 chapters"), (8, "Reading 8: 2 of 2 chapters"),
    (1234, "Reading 1,234: 2 of 2 chapters"),
  ])
  func eachReadingAfterTheFirstIsNamed(times: Int, heading: String) throws {
    let book = try Emma(seriesNumber: 1).book
    let state = ReaderState(of: [book], finished: [1], times: times)
    let line = page([book], state).prefix { $0 != "\n" }
    #expect(line.split(separator: " ").joined(separator: " ") == "Emma \(heading)")
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
    let plain = text(page(books, state, current: 4, width: width))
    let covered = text(page(books, state, current: 4, width: width, cover: cover))
    let words = ["HARRY", "POTTER", "Goblet", "of", "Fire"]
    #expect(covered.count == plain.count || covered.count == plain.count + words.count)
    #expect(covered.count == plain.count + words.count || width < 75)
  }
}

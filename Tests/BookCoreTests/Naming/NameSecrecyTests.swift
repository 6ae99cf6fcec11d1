import DisplayText
import TestSupport
import Testing

@testable import BookCore

/// Where the story is told, a chapter further on than the bookmark has no title: whatever words of
/// it are typed, they name nothing, are no part of a question, and are offered nowhere.
struct NameSecrecyTests {
  private struct Bookmark: CustomTestStringConvertible {
    let volume: Int
    let place: Int

    var testDescription: String { "\(volume).\(place)" }
  }

  private static let bookmarks: [Bookmark] = {
    let series = (try? BookSeries.embedded()).map(Array.init) ?? []
    let all = series.flatMap { book in
      book.chapters.map { Bookmark(volume: book.seriesNumber, place: $0.place) }
    }
    return all.sampled(8)
  }()

  @Test(arguments: bookmarks)
  private func noUnreadTitleNamesAChapter(bookmark: Bookmark) throws {
    let series = try BookSeries.embedded()
    let book = series[bookmark.volume - 1]
    var state = ReaderState()
    state.apply(.finished(Array(series.books.prefix(bookmark.volume - 1))))
    state.apply(.bookmarked(book, place: bookmark.place))
    let names = Names(of: series, titledCount: { StorySoFar(of: series, state)[$0].namedCount }) {
      () throws(NameError) in book
    }
    let toldCounts = series.map { other in
      other.seriesNumber < bookmark.volume
        ? other.chapters.count : other.seriesNumber == bookmark.volume ? bookmark.place : 0
    }
    func isTold(_ volume: Int?, _ chapter: Int?) -> Bool {
      guard let volume, let chapter else { return true }
      return chapter <= toldCounts[volume - 1]
    }
    let unread = series.flatMap { book in
      book.chapters.dropFirst(toldCounts[book.seriesNumber - 1]).map(\.title)
    }
    let words = Set(unread.flatMap(\.words)).sorted().sampled(30)
    let toldWords = Set(
      series.flatMap { book in
        book.chapters.prefix(toldCounts[book.seriesNumber - 1]).flatMap(\.title.words)
          + ([book.title] + book.otherTitles).flatMap(\.words)
      })
    for (index, word) in words.enumerated() {
      let title = unread[index % unread.count]
      let lines = [
        [word], ["\(bookmark.volume)", word], ["7", word], ["goblet", word], [word, "harry"],
        [title], ["\(bookmark.volume)", title], ["\(bookmark.volume)", "1.", word],
        ["\(bookmark.volume)", String(word.dropFirst())],
      ]
      for line in lines {
        do {
          for place in try names.places(line) {
            #expect(isTold(place.book.seriesNumber, place.chapter), "\(line)")
          }
        } catch {
          for other in error.candidates + error.nearest {
            #expect(isTold(other.volume, other.chapter), "\(line): \(other)")
          }
        }
      }
      for (typed, before) in [
        (word, ["\(bookmark.volume)"]), (String(word.prefix(2)), ["\(bookmark.volume)"]),
        (word, []), ("", ["7"]),
      ] {
        for offer in names.offers(for: typed, behind: before, naming: .told) {
          let isNumber = NameWord.read([offer.value]).first?.isNumber == true
          #expect(isNumber || toldWords.contains(offer.value), "\(typed): \(offer)")
          let isShown = !offer.meaning.isEmpty
          #expect(!isShown || !unread.contains(offer.meaning), "\(typed): \(offer)")
        }
      }
    }
  }
}

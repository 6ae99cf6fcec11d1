import TestSupport
import Testing

@testable import BookCore

struct StorySoFarTests {
  @Test(
    arguments: try CaseFile().pairs("what is remembered, and of each volume how much may be told"))
  func whatHasBeenReadMayBeTold(memory: String, expected: String) throws {
    let series = try BookSeries.ofFourStories()
    let story = StorySoFar(of: series, ReaderState(remembering: memory, of: series))
    #expect(story.volumes.map(\.inWords).joined(separator: ", ") == expected)
    #expect(story.isWhole == story.volumes.allSatisfy(\.isWhole))
    #expect(story.keepsPlace == ["at", "finished"].contains { memory.contains($0) })
  }

  @Test(
    arguments: try CaseFile().triples(
      "what is remembered, the volume, and what is told of it and before it"))
  func aRecapBeginsWithWhatCameBefore(memory: String, volume: String, expected: String) throws {
    let series = try BookSeries.ofFourStories()
    let story = StorySoFar(of: series, ReaderState(remembering: memory, of: series))
    let (number, chapter) = try #require(volume.numbers)
    let book = series[number - 1]
    let recap = chapter.map { story.recap(of: book, upToPlace: $0) } ?? story.recap(of: book)
    #expect(recap.inWords == expected)
  }

  @Test func everythingIsToldToWhoeverAsksForIt() throws {
    let series = try BookSeries.ofFourStories()
    let story = StorySoFar(everythingIn: series)
    #expect(story.isWhole)
    #expect(story.volumes.map(\.inWords) == Array(repeating: "2/2 whole", count: 4))
    #expect(story.recap(of: series[2]).inWords == "2 whole, told 2, others 1")
  }

  @Test(arguments: [Int.min, 0, 1, 3, Int.max])
  func aPlaceOutOfTheBookTellsNothingOrAllOfIt(place: Int) throws {
    let series = try BookSeries.embedded()
    let story = StorySoFar(of: series, ReaderState())
    let count = place < 2 ? 0 : place < 4 ? 2 : series[0].chapters.count
    #expect(story.recap(of: series[0], upToPlace: place).chapters.count == count)
    #expect(story.entries(.person, upToPlace: place, of: series[0]).isEmpty == (count == 0))
    #expect(story.has(.person, upToPlace: place, of: series[0]) == (count > 0))
  }

  @Test(arguments: [(0, []), (1, [2]), (2, [1, 2]), (9, [1, 2])])
  func theLastChaptersStandAlone(count: Int, places: [Int]) throws {
    let series = try BookSeries.ofFourStories()
    let state = ReaderState(remembering: "1 finished 1, 2 at 2, 4 finished 1", of: series)
    let recap = StorySoFar(of: series, state).recap(of: series[3])
    #expect(recap.inWords == "2 whole, others 1, begun 2, unrecorded 3")
    let end = recap.last(count)
    #expect(end.chapters.map(\.place) == places)
    #expect(end.isShortened == (count < 2))
    #expect(end.status == .finished)
    #expect(end.story == nil)
    #expect(end.before.stories.isEmpty && end.before.others.isEmpty)
    #expect(end.before.begun.isEmpty && end.before.unrecorded.isEmpty)
    #expect(end.last(9).chapters.map(\.place) == places)
  }

  /// What is remembered of the second of four books, whether the data file has nothing to tell of
  /// what has been read, and whether anything is told.
  @Test(arguments: [
    ("‹›", false, false), ("2 at 1", false, false), ("2 at 2", true, false),
    ("2 finished 1", true, false), ("1 finished 1", false, true), ("1 at 2, 2 at 1", false, false),
  ])
  func onlyWhatHasBeenReadCounts(memory: String, isUntold: Bool, tellsSomething: Bool) throws {
    let books = ["A", "B"].map { title in
      SampleBook(
        title: title, chapters: ["1. Chapter 1", "2. Chapter 2"],
        json: title == "A" ? ["story": "\"All of it.\""] : [:])
    }
    let series = try SampleBook.series(books)
    let state = ReaderState(remembering: memory.spelled, of: series)
    let recap = StorySoFar(of: series, state).recap(of: series[1])
    #expect((recap.isUntold, recap.tellsSomething) == (isUntold, tellsSomething))
  }

  @Test func aVolumeWithoutChaptersIsToldOnceItIsFinished() throws {
    let json = SampleBook(chapters: [], json: ["story": "\"All of it.\""])
    let series = try SampleBook.series([json])
    var state = ReaderState()
    #expect(StorySoFar(of: series, state)[series[0]].inWords == "0/0")
    state.apply(.finished([series[0]]))
    #expect(StorySoFar(of: series, state)[series[0]].story == "All of it.")
  }

  /// Only at the beginning of a volume is all told that came before.
  @Test func behindAFinishedVolumeWithoutChaptersOnlyTheLastStoryIsTold() throws {
    let json = ["chapters": "[]", "story": "\"All of it.\""]
    let series = try SampleBook.series((1...3).map { SampleBook(title: "Book \($0)", json: json) })
    var state = ReaderState()
    state.apply(.finished(Array(series)))
    #expect(
      StorySoFar(of: series, state).recap(of: series[2]).inWords == "0 whole, told 2, others 1")
  }

  @Test func whatTellsNothingIsNotNamedBefore() throws {
    let books = try SampleBook.series((1...3).map { SampleBook(title: "Book \($0)") })
    var state = ReaderState()
    state.apply(.finished(Array(books.prefix(2))))
    #expect(StorySoFar(of: books, state).recap(of: books[2]).inWords == "0 nothing")
  }
}

extension BookSeries {
  /// Four books with a story and two chapters each, which have summaries.
  fileprivate static func ofFourStories() throws -> BookSeries {
    let chapters =
      "[{\"title\": \"1. Chapter 1\", \"summary\": \"Aa.\"}, {\"title\": \"2. Chapter 2\"}]"
    return try SampleBook.series(
      (1...4).map {
        SampleBook(
          title: "Book \($0)", json: ["chapters": chapters, "story": "\" Story \($0). \""])
      })
  }
}

extension ToldVolume {
  fileprivate var inWords: String {
    #expect((story != nil) == isWhole)
    return "\(chapters.count)/\(titledChapters.count)" + (isWhole ? " whole" : "")
  }
}

extension Recap {
  fileprivate var inWords: String {
    let lists = [
      ("told", before.stories.map(\.book.seriesNumber)), ("others", before.others),
      ("begun", before.begun), ("unrecorded", before.unrecorded),
    ]
    let extent =
      switch status {
      case .notBegun: "nothing"
      case .begun: "gone"
      case .chapter: "chapters"
      case .finished: "whole"
      }
    #expect((story != nil) == (status == .finished))
    let parts = lists.filter { !$0.1.isEmpty }.map { name, volumes in
      ([name] + volumes.map(String.init)).joined(separator: " ")
    }
    return (["\(chapters.count) \(extent)"] + parts).joined(separator: ", ")
  }
}

extension String {
  /// A volume and perhaps a chapter.
  fileprivate var numbers: (volume: Int, chapter: Int?)? {
    let numbers = split(separator: " ").compactMap { Int($0) }
    return numbers.first.map { ($0, numbers.dropFirst().first) }
  }
}

import BookCore
import BookPresentation
import DisplayText
import TestSupport
import Testing

struct JSONDocumentTests {
  @Test func theListHoldsTheFactsOfEachVolume() throws {
    let books = [
      try BookSample().book, try BookSample(seriesNumber: 4, title: "엠마", wiki: nil).book,
    ]
    let state = ReaderState(of: books, at: [3: 2], finished: [4], kept: [3, 4])
    #expect(
      JSONDocument.volumes(books, state).text == """
        {
          "schemaVersion": 2,
          "volumes": [
            {
              "volume": 3,
              "title": "Emma",
              "author": "Jane Austen",
              "releaseDate": "1815-12-23",
              "releaseDateFormatted": "December 23, 1815",
              "pages": 474,
              "wiki": "https://example.org/emma",
              "chapterCount": 2,
              "bookmark": {
                "chapter": 2,
                "title": "Randalls"
              },
              "timesFinished": 0,
              "isKept": true
            },
            {
              "volume": 4,
              "title": "엠마",
              "author": "Jane Austen",
              "releaseDate": "1815-12-23",
              "releaseDateFormatted": "December 23, 1815",
              "pages": 474,
              "wiki": null,
              "chapterCount": 2,
              "bookmark": null,
              "timesFinished": 1,
              "isKept": true
            }
          ]
        }

        """)
  }

  @Test func aBookHoldsEverything() throws {
    let chapters = [
      Chapter(place: 1, number: nil, title: "Prologue"),
      Chapter(place: 2, number: 1, title: "\"H\"\n"),
    ]
    let book = try BookSample(chapters: chapters).book
    let record = BookRecord(
      of: book.identity, isExpanded: true, bookmark: Bookmark(chapter: 2, title: "Prologue"),
      timesFinished: 3, isKept: true)
    #expect(
      JSONDocument.book(book, record).text == #"""
        {
          "schemaVersion": 2,
          "volume": 3,
          "title": "Emma",
          "author": "Jane Austen",
          "releaseDate": "1815-12-23",
          "releaseDateFormatted": "December 23, 1815",
          "pages": 474,
          "wiki": "https://example.org/emma",
          "chapterCount": 2,
          "bookmark": {
            "chapter": 1,
            "title": "Prologue"
          },
          "timesFinished": 3,
          "isKept": true,
          "dedication": "To the Prince Regent",
          "summary": {
            "isCollapsible": false,
            "isExpanded": false,
            "text": "A matchmaker errs.",
            "displayText": "A matchmaker errs."
          },
          "chapters": [
            {
              "place": 1,
              "number": null,
              "title": "Prologue",
              "summary": null
            },
            {
              "place": 2,
              "number": 1,
              "title": "\"H\"\n",
              "summary": null
            }
          ]
        }

        """#)
  }

  /// Bookmarks in two chapters, and what programs get.
  @Test(arguments: [
    (Bookmark(chapter: 1, title: "Randalls"), "2", "Randalls"),
    (Bookmark(chapter: 2, title: ""), "2", "Randalls"),
    (Bookmark(chapter: 1, title: "Hartfeld"), "1", "Hartfield"),
    (Bookmark(chapter: 1, title: "Highbury"), "null", "Highbury"),
    (Bookmark(chapter: 3, title: ""), "null", ""),
  ])
  func aBookmarkIsThatOfTodaysChapter(bookmark: Bookmark, place: String, title: String) throws {
    let book = try BookSample().book
    let record = BookRecord(of: book.identity, bookmark: bookmark)
    #expect(
      JSONDocument.book(book, record).text.contains(
        """
          "bookmark": {
            "chapter": \(place),
            "title": "\(title)"
          },

        """))
  }

  @Test func theTotalsAndTheVolumeThatOneIsInFollowTheVolumes() throws {
    let books = try (1...3).map { try BookSample(seriesNumber: $0).book }
    let state = ReaderState(of: books, at: [3: 2], finished: [1])
    let totals = SeriesTotals(books.progress(state))
    #expect(
      JSONDocument.overview(books, state, totals, reading: 3).text.hasSuffix(
        """
          ],
          "totals": {
            "volumes": 3,
            "pages": 1422,
            "chapters": 6,
            "chaptersRead": 3,
            "finished": 1,
            "begun": 1,
            "firstReleaseDate": "1815-12-23",
            "lastReleaseDate": "1815-12-23"
          },
          "reading": 3
        }

        """))
  }

  @Test func whatABookDoesNotHaveIsNullOrEmpty() throws {
    let book = try BookSample(dedication: "", summary: "", wiki: nil, chapters: []).book
    let text = JSONDocument.book(book, BookRecord(of: book.identity)).text
    #expect(text.contains("  \"isKept\": false,\n  \"dedication\": null,\n"))
    #expect(
      text.contains(
        "  \"wiki\": null,\n  \"chapterCount\": 0,\n  \"bookmark\": null,\n  \"timesFinished\": 0,\n"
      ))
    #expect(text.hasSuffix("  \"chapters\": []\n}\n"))
  }

  @Test(arguments: [
    (false, String(repeating: "a", count: 450) + "…"),
    (true, String(repeating: "a", count: 451)),
  ])
  func aSummaryTellsWhatIsShownOfIt(isExpanded: Bool, shown: String) throws {
    let text = String(repeating: "a", count: 451)
    let book = try BookSample(summary: text).book
    #expect(
      JSONDocument.summary(of: book, isExpanded: isExpanded).text == """
        {
          "schemaVersion": 2,
          "volume": 3,
          "title": "Emma",
          "summary": {
            "isCollapsible": true,
            "isExpanded": \(isExpanded),
            "text": "\(text)",
            "displayText": "\(shown)"
          }
        }

        """)
  }

  @Test func theChaptersStandAlone() throws {
    #expect(
      JSONDocument.chapters(of: try BookSample().book).text == """
        {
          "schemaVersion": 2,
          "volume": 3,
          "title": "Emma",
          "chapters": [
            {
              "place": 1,
              "number": 1,
              "title": "Hartfield",
              "summary": null
            },
            {
              "place": 2,
              "number": 2,
              "title": "Randalls",
              "summary": null
            }
          ]
        }

        """)
  }

  @Test func aSearchTellsWhereEachWordStandsInCodePoints() throws {
    let chapters = [
      Chapter(place: 1, number: nil, title: "👨‍👩‍👧 cafe\u{301}, CAFÉ"),
      Chapter(place: 2, number: 2, title: "Other"),
    ]
    let search = try #require(BookSearch("café"))
    let results = search.results(in: [try BookSample(chapters: chapters).book])
    #expect(
      JSONDocument.search("café", results).text == """
        {
          "schemaVersion": 2,
          "query": "café",
          "hits": [
            {
              "volume": 3,
              "title": "Emma",
              "field": "chapter",
              "chapterPlace": 1,
              "chapterNumber": null,
              "text": "👨‍👩‍👧 cafe\u{301}, CAFÉ",
              "matches": [
                {
                  "start": 6,
                  "end": 11
                },
                {
                  "start": 13,
                  "end": 17
                }
              ]
            }
          ]
        }

        """)
  }

  @Test(arguments: [
    ("emma", #""field": "title""#, "null", "null"),
    ("austen", #""field": "author""#, "null", "null"),
    ("regent", #""field": "dedication""#, "null", "null"),
    ("errs", #""field": "summary""#, "null", "null"),
    ("prologue", #""field": "chapter""#, "1", "null"),
    ("randalls", #""field": "chapter""#, "3", "2"),
  ])
  func aHitNamesItsFieldAndItsChapter(
    word: String, field: String, place: String, number: String
  ) throws {
    let chapters = [
      Chapter(place: 1, number: nil, title: "Prologue"),
      Chapter(place: 2, number: 1, title: "Hartfield"),
      Chapter(place: 3, number: 2, title: "Randalls"),
    ]
    let search = try #require(BookSearch(word))
    let results = search.results(in: [try BookSample(chapters: chapters).book])
    #expect(
      JSONDocument.search(word, results).text.contains(
        """
              \(field),
              "chapterPlace": \(place),
              "chapterNumber": \(number),

        """))
  }

  @Test func aSearchWithoutHitsHasAnEmptyList() {
    #expect(
      JSONDocument.search("x", []).text == """
        {
          "schemaVersion": 2,
          "query": "x",
          "hits": []
        }

        """)
  }

  @Test func aChapterWithoutATitleHasAnEmptyOne() throws {
    let chapters = [
      Chapter(place: 1, number: 1, title: ""), Chapter(place: 2, number: nil, title: ""),
    ]
    let text = JSONDocument.chapters(of: try BookSample(chapters: chapters).book).text
    #expect(text.contains("      \"place\": 1,\n      \"number\": 1,\n      \"title\": \"\",\n"))
    #expect(text.contains("      \"place\": 2,\n      \"number\": null,\n      \"title\": \"\",\n"))
  }

  @Test(arguments: [
    "https://example.org/a|b%20c", "HTTPS://ko.wikipedia.org/wiki/해리", "https://example.org/%",
  ])
  func anAddressStandsAsTheDataFileWritesIt(address: String) throws {
    let book = try BookSample(wiki: WebAddress(address)).book
    #expect(
      JSONDocument.volumes([book], ReaderState()).text.contains("\"wiki\": \"\(address)\",\n"))
  }
}

extension JSONDocument {
  fileprivate var text: String {
    String(decoding: bytes, as: UTF8.self)
  }
}

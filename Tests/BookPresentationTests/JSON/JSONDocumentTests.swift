import BookCore
import BookPresentation
import TerminalKit
import Testing

struct JSONDocumentTests {
  @Test func theListHoldsTheFactsOfEachVolume() throws {
    let books = [try SampleBook().book, try SampleBook(title: "엠마", wiki: nil).book]
    #expect(
      JSONDocument.list(books).lines.plainText == """
        {
          "schemaVersion": 1,
          "volumes": [
            {
              "volume": 3,
              "title": "Emma",
              "author": "Jane Austen",
              "releaseDate": "1815-12-23",
              "releaseDateFormatted": "December 23, 1815",
              "pages": 474,
              "wiki": "https://example.org/emma"
            },
            {
              "volume": 3,
              "title": "엠마",
              "author": "Jane Austen",
              "releaseDate": "1815-12-23",
              "releaseDateFormatted": "December 23, 1815",
              "pages": 474,
              "wiki": null
            }
          ]
        }

        """)
  }

  @Test func aBookHoldsEverything() throws {
    let chapters = [Chapter(number: nil, title: "Prologue"), Chapter(number: 1, title: "\"H\"\n")]
    let book = try SampleBook(chapters: chapters).book
    #expect(
      JSONDocument.book(book, isExpanded: true).lines.plainText == #"""
        {
          "schemaVersion": 1,
          "volume": 3,
          "title": "Emma",
          "author": "Jane Austen",
          "releaseDate": "1815-12-23",
          "releaseDateFormatted": "December 23, 1815",
          "pages": 474,
          "wiki": "https://example.org/emma",
          "dedication": "To the Prince Regent",
          "summary": {
            "isCollapsible": false,
            "isExpanded": false,
            "text": "A matchmaker errs.",
            "displayText": "A matchmaker errs."
          },
          "chapters": [
            {
              "number": null,
              "title": "Prologue"
            },
            {
              "number": 1,
              "title": "\"H\"\n"
            }
          ]
        }

        """#)
  }

  @Test func whatABookDoesNotHaveIsNullOrEmpty() throws {
    let book = try SampleBook(dedication: "", summary: "", wiki: nil, chapters: []).book
    let text = JSONDocument.book(book, isExpanded: false).lines.plainText
    #expect(text.contains("  \"wiki\": null,\n  \"dedication\": null,\n"))
    #expect(text.hasSuffix("  \"chapters\": []\n}\n"))
  }

  @Test(arguments: [
    (false, String(repeating: "a", count: 450) + "…"),
    (true, String(repeating: "a", count: 451)),
  ])
  func aSummaryTellsWhatIsShownOfIt(isExpanded: Bool, shown: String) throws {
    let text = String(repeating: "a", count: 451)
    let book = try SampleBook(summary: text).book
    #expect(
      JSONDocument.summary(of: book, isExpanded: isExpanded).lines.plainText == """
        {
          "schemaVersion": 1,
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
      JSONDocument.chapters(of: try SampleBook().book).lines.plainText == """
        {
          "schemaVersion": 1,
          "volume": 3,
          "title": "Emma",
          "chapters": [
            {
              "number": 1,
              "title": "Hartfield"
            },
            {
              "number": 2,
              "title": "Randalls"
            }
          ]
        }

        """)
  }

  @Test func aSearchTellsWhereEachWordStandsInCodePoints() throws {
    let chapters = [
      Chapter(number: nil, title: "👨‍👩‍👧 cafe\u{301}, CAFÉ"), Chapter(number: 2, title: "Other"),
    ]
    let search = try #require(BookSearch("café"))
    let results = search.results(in: [try SampleBook(chapters: chapters).book])
    #expect(
      JSONDocument.search("café", results).lines.plainText == """
        {
          "schemaVersion": 1,
          "query": "café",
          "hits": [
            {
              "volume": 3,
              "title": "Emma",
              "field": "chapter",
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
    ("emma", #""field": "title","#, #""chapterNumber": null,"#),
    ("regent", #""field": "dedication","#, #""chapterNumber": null,"#),
    ("errs", #""field": "summary","#, #""chapterNumber": null,"#),
    ("randalls", #""field": "chapter","#, #""chapterNumber": 2,"#),
  ])
  func aHitNamesItsField(word: String, field: String, number: String) throws {
    let search = try #require(BookSearch(word))
    let lines = JSONDocument.search(word, search.results(in: [try SampleBook().book])).lines
    #expect(lines[7].plainText == "      \(field)")
    #expect(lines[8].plainText == "      \(number)")
  }

  @Test func aSearchWithoutHitsHasAnEmptyList() {
    #expect(
      JSONDocument.search("x", []).lines.plainText == """
        {
          "schemaVersion": 1,
          "query": "x",
          "hits": []
        }

        """)
  }

  @Test func aDocumentHasNoStyle() throws {
    let lines = JSONDocument.book(try SampleBook().book, isExpanded: false).lines
    #expect(lines.flatMap(\.spans).allSatisfy { $0.style == .plain })
  }
}

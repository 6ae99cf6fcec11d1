import BookCore
import BookPresentation
import TerminalKit
import Testing

struct JSONDocumentTests {
  @Test func theListHoldsTheFactsOfEachVolume() throws {
    let books = [try BookSample().book, try BookSample(title: "엠마", wiki: nil).book]
    #expect(
      JSONDocument.list(books).text == """
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
    let book = try BookSample(chapters: chapters).book
    #expect(
      JSONDocument.book(book, isExpanded: true).text == #"""
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
    let book = try BookSample(dedication: "", summary: "", wiki: nil, chapters: []).book
    let text = JSONDocument.book(book, isExpanded: false).text
    #expect(text.contains("  \"wiki\": null,\n  \"dedication\": null,\n"))
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
      JSONDocument.chapters(of: try BookSample().book).text == """
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
    let results = search.results(in: [try BookSample(chapters: chapters).book])
    #expect(
      JSONDocument.search("café", results).text == """
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
    let text = JSONDocument.search(word, search.results(in: [try BookSample().book])).text
    #expect(text.contains("\n      \(field)\n      \(number)\n"))
  }

  @Test func aSearchWithoutHitsHasAnEmptyList() {
    #expect(
      JSONDocument.search("x", []).text == """
        {
          "schemaVersion": 1,
          "query": "x",
          "hits": []
        }

        """)
  }

  @Test func aChapterWithoutATitleHasAnEmptyOne() throws {
    let chapters = [Chapter(number: 1, title: ""), Chapter(number: nil, title: "")]
    let text = JSONDocument.chapters(of: try BookSample(chapters: chapters).book).text
    #expect(text.contains("      \"number\": 1,\n      \"title\": \"\"\n"))
    #expect(text.contains("      \"number\": null,\n      \"title\": \"\"\n"))
  }

  @Test(arguments: [
    "https://example.org/a|b%20c", "HTTPS://ko.wikipedia.org/wiki/해리", "https://example.org/%",
  ])
  func anAddressStandsAsTheDataFileWritesIt(address: String) throws {
    let book = try BookSample(wiki: WebAddress(address)).book
    #expect(JSONDocument.list([book]).text.contains("\"wiki\": \"\(address)\"\n"))
  }

  @Test(arguments: 0..<0x110)
  func noTextCommandsATerminal(block: UInt32) throws {
    let scalars = (block << 12..<(block + 1) << 12).compactMap(Unicode.Scalar.init)
    let document = JSONDocument.search(scalars.map { "a\($0)" }.joined(), [])
    let lines = document.text.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines.allSatisfy { String($0).sanitizedForTerminal().utf8.elementsEqual($0.utf8) })
  }
}

extension JSONDocument {
  fileprivate var text: String {
    String(decoding: bytes, as: UTF8.self)
  }
}

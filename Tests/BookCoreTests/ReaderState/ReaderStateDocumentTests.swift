import JSON
import Testing

@testable import BookCore

struct ReaderStateDocumentTests {
  /// Makes changes to the entry of the embedded series, and gives the document that comes of it.
  private func saved(_ text: String, _ changes: ReaderState.Change...) throws -> String {
    var document = try ReaderStateDocument(Array(text.utf8))
    var entry = document.entry(of: .embedded)
    _ = entry.apply(changes)
    _ = document.set(entry, of: .embedded)
    return String(decoding: document.encoded, as: UTF8.self)
  }

  @Test func aNewDocumentIsEasyToReadAndEdit() throws {
    #expect(
      try saved("", .kept([3]), .bookmarked(3, 9), .shown(1), .shown(3), .expanded(3)) == """
        {
          "version": 2,
          "series": {
            "embedded": {
              "reading": 3,
              "recent": [
                3,
                1
              ],
              "volumes": [
                {
                  "volume": 1,
                  "title": "Book 1"
                },
                {
                  "volume": 3,
                  "title": "Book 3",
                  "isExpanded": true,
                  "bookmark": {
                    "chapter": 9,
                    "title": "Chapter 9"
                  },
                  "isKept": true
                }
              ],
              "undo": {
                "volumes": [
                  {
                    "volume": 3,
                    "title": "Book 3",
                    "bookmark": {
                      "chapter": 9,
                      "title": "Chapter 9"
                    },
                    "isKept": true
                  }
                ]
              }
            }
          }
        }

        """)
  }

  @Test func whatIsNotKnownComesBackByteForByte() throws {
    let theme = "{\"name\":\t\"\\u00e9\" ,\n\n \"n\" :1.0 , \"e\": [1e2 ,-0,  1E+5 ] }"
    let other = "{ \"volumes\" : [ 9.0 ], \"recent\":\"x\", \"shelf\" : [null,true ] }"
    let progress = "{\"1\": 0.50, \"\\u0032\":{} ,\"1\":7}"
    #expect(
      try saved(
        """
        {"th\\u0065me": \(theme), "version" : 2.0,"series": {
          "/other.json"   : \(other), "embedded":{"progress"  :\(progress),
          "recent":[2e0], "recent": 5}}, "version": 7}
        """, .shown(4)) == """
          {
            "th\\u0065me": \(theme),
            "version": 2,
            "series": {
              "/other.json": \(other),
              "embedded": {
                "recent": [
                  4,
                  2
                ],
                "volumes": [
                  {
                    "volume": 2
                  },
                  {
                    "volume": 4,
                    "title": "Book 4"
                  }
                ],
                "progress": \(progress)
              }
            },
            "version": 7
          }

          """)
  }

  @Test func anEntryThatSaysNothingIsLeftOut() throws {
    let text = #"{"version": 2, "series": {"/x": { }, "embedded": {"recent": []}}}"#
    #expect(
      try saved(text) == """
        {
          "version": 2,
          "series": {
            "/x": { }
          }
        }

        """)
  }

  @Test func aFileOfVersion1BecomesOneOfThisVersion() throws {
    #expect(
      try saved(
        """
        {"series": {"/x": {"expanded": [], "lastShown": 2, "places": {}},
         "embedded": {"expanded": [3], "later": 1.0}}, "version": 1}
        """, .shown(4)) == """
          {
            "series": {
              "/x": {
                "recent": [
                  2
                ],
                "volumes": [
                  {
                    "volume": 2
                  }
                ]
              },
              "embedded": {
                "recent": [
                  4
                ],
                "volumes": [
                  {
                    "volume": 3,
                    "isExpanded": true
                  },
                  {
                    "volume": 4,
                    "title": "Book 4"
                  }
                ],
                "later": 1.0
              }
            },
            "version": 2
          }

          """)
  }

  @Test func damageInAnotherSeriesOfVersion1IsTold() throws {
    for (other, isDamaged) in [(#"{"kept":7}"#, true), (#"{"kept":[7]}"#, false), ("7", false)] {
      let text = #"{"version":1,"series":{"/x":\#(other),"embedded":{"kept":[2]}}}"#
      var document = try ReaderStateDocument(Array(text.utf8))
      let entry = document.entry(of: .embedded)
      #expect(document.set(entry, of: .embedded) == isDamaged)
      let again = try ReaderStateDocument(document.encoded)
      #expect(again.entry(of: .embedded).state == entry.state)
      #expect(again.entry(of: .dataFile("/x")).damagedParts == (other == "7" ? ["/x"] : []))
    }
  }

  @Test(arguments: [
    "", "{}", "{ }", "{\"version\":2}", "{\"later\":[1],\"version\":2}", "{\"version\":1}",
    "{\"version\":1,}", "{\"version\":1.0,\"series\":{}}",
    "{\"version\":10e-1,\"series\":null}", "\u{feff} {\"version\": 1}\r\n",
    "{\"version\":1,\"version\":2}", "{\"version\":1,\"series\":{\"embedded\":null}}",
    "{\"version\":1,\"series\":{\"/x\":7}}",
  ])
  func aDocumentWithoutTheSeriesIsThatOfANewReader(text: String) throws {
    let entry = try ReaderStateDocument(Array(text.utf8)).entry(of: .embedded)
    #expect(entry.state == ReaderState())
    #expect(entry.damagedParts == [])
  }

  private func failure(_ text: String) -> String? {
    do throws(ReaderStateDocument.Fault) {
      _ = try ReaderStateDocument(Array(text.utf8))
      return nil
    } catch { return "\(error)" }
  }

  @Test(arguments: ReaderStateStoreTests.damaged)
  func damageIsTold(text: String) {
    #expect(failure(text) == "damaged")
  }

  @Test(arguments: ReaderStateStoreTests.foreign)
  func whatNeverWasAStateIsTold(text: String) {
    #expect(failure(text) == "foreign")
  }

  /// Each beginning of a whole file: what still tells what it was is damaged.
  @Test func aFileThatBreaksOffIsDamaged() {
    let whole = #"{"version": 2, "series": {"embedded": {"volumes": [{"volume": 3}]}}}"#
    for count in 1..<whole.utf8.count {
      let isOurs = count >= #"{"version""#.utf8.count
      #expect(failure(String(whole.prefix(count))) == (isOurs ? "damaged" : "foreign"), "\(count)")
    }
  }

  @Test(arguments: [
    "3", "2.5", "2.0000000000000000001", "1e100", "99999999999999999999", "3e0",
    "9223372036854775807",
  ])
  func aLaterVersionIsTold(version: String) {
    #expect(failure("{\"version\":\(version),\"shelves\":[]}") == "newerVersion")
    #expect(failure("{\"shelves\":[],\"version\":\(version),\"version\":1}") == "newerVersion")
  }

  @Test func nestingHasALimit() {
    for (depth, expected) in [(511, nil), (512, "damaged"), (1_000_000, "damaged")] {
      let value = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      #expect(failure("{\"version\":2,\"more\":\(value)}") == expected, "\(depth) and the object")
    }
  }

  @Test(arguments: ["[]", "7", "\"x\"", "true", "[{\"embedded\":{}}]"])
  func allSeriesAreOnePart(value: String) throws {
    let text = "{\"version\":2,\"series\":\(value),\"more\":1.0}"
    let entry = try ReaderStateDocument(Array(text.utf8)).entry(of: .embedded)
    #expect(entry.state == ReaderState())
    #expect(entry.damagedParts == ["series"])
    #expect(
      try saved(text, .shown(1)) == """
        {
          "version": 2,
          "series": {
            "embedded": \(Self.shown1)
          },
          "more": 1.0
        }

        """)
  }

  @Test(arguments: ["[]", "7", "\"x\"", "false"])
  func anEntryIsAPart(value: String) throws {
    let text = "{\"version\":2,\"series\":{\"/x\":[ 1 ],\"embedded\":\(value),\"/y\":{ }}}"
    let document = try ReaderStateDocument(Array(text.utf8))
    #expect(document.entry(of: .embedded).state == ReaderState())
    #expect(document.entry(of: .embedded).damagedParts == ["embedded"])
    #expect(document.entry(of: .dataFile("/x")).damagedParts == ["/x"])
    #expect(document.entry(of: .dataFile("/y")).damagedParts == [])
    #expect(
      try saved(text, .shown(1)) == """
        {
          "version": 2,
          "series": {
            "/x": [ 1 ],
            "embedded": \(Self.shown1),
            "/y": { }
          }
        }

        """)
  }

  private static let shown1 = """
    {
          "recent": [
            1
          ],
          "volumes": [
            {
              "volume": 1,
              "title": "Book 1"
            }
          ]
        }
    """
}

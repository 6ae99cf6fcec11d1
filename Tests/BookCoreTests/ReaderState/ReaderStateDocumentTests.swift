import JSON
import Testing

@testable import BookCore

struct ReaderStateDocumentTests {
  private func document(
    _ text: String, of series: SeriesIdentity = .embedded
  ) throws(ReaderStateDocument.Fault) -> ReaderStateDocument {
    try ReaderStateDocument(Array(text.utf8), of: series)
  }

  /// Makes changes to the entry of the embedded series, and gives the document that comes of it.
  private func saved(_ text: String, _ changes: ReaderState.Change...) throws -> String {
    var document = try document(text)
    _ = document.apply(changes)
    return String(decoding: document.encoded(of: .embedded), as: UTF8.self)
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

  @Test func theEntriesOfOtherSeriesComeBackByteForByte() throws {
    let other = "{ \"volumes\" : [ 9.0 ], \"recent\":\"x\", \"shelf\" : [null,true ] }"
    let last = "{\"1\": 0.50, \"\\u0032\":{} ,\"1\":7}"
    #expect(
      try saved(
        """
        {"series" : {
          "/\\u0078.json"   : \(other), "embedded":{
          "recent":[2e0]},"/y":\(last)}, "version": 2.0}
        """, .shown(4)) == """
          {
            "version": 2,
            "series": {
              "/\\u0078.json": \(other),
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
                ]
              },
              "/y": \(last)
            }
          }

          """)
  }

  @Test func whatIsNotKnownBesideTheSeriesIsDamage() throws {
    let text =
      #"{"th\u0065me":{},"version":2,"series":{"embedded":{"recent":[1]}},"version":7,"name":null}"#
    let document = try document(text)
    #expect(document.damagedParts == ["theme", "version", "name"])
    #expect(document.state.recentVolumes == [1])
    #expect(
      try saved(text, .shown(1)) == """
        {
          "version": 2,
          "series": {
            "embedded": \(Self.shown1)
          }
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

  @Test(arguments: [
    "", "{}", "{ }", "{\"version\":2}", "{\"version\":2,}", "{\"version\":2.0,\"series\":{}}",
    "{\"version\":20e-1,\"series\":null}", "\u{feff} {\"version\": 2}\r\n",
    "{\"version\":2,\"series\":{\"embedded\":null}}", "{\"version\":2,\"series\":{\"/x\":7}}",
  ])
  func aDocumentWithoutTheSeriesIsThatOfANewReader(text: String) throws {
    let document = try document(text)
    #expect(document.state == ReaderState())
    #expect(document.damagedParts == [])
  }

  private func failure(_ text: String) -> String? {
    do throws(ReaderStateDocument.Fault) {
      _ = try document(text)
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
      #expect(failure("{\"version\":2,\"series\":\(value)}") == expected, "\(depth) and the object")
    }
  }

  @Test(arguments: ["[]", "7", "\"x\"", "true", "[{\"embedded\":{}}]"])
  func allSeriesAreOnePart(value: String) throws {
    let text = "{\"version\":2,\"series\":\(value)}"
    let document = try document(text)
    #expect(document.state == ReaderState())
    #expect(document.damagedParts == ["series"])
    #expect(
      try saved(text, .shown(1)) == """
        {
          "version": 2,
          "series": {
            "embedded": \(Self.shown1)
          }
        }

        """)
  }

  @Test(arguments: ["[]", "7", "\"x\"", "false"])
  func anEntryIsAPart(value: String) throws {
    let text = "{\"version\":2,\"series\":{\"/x\":[ 1 ],\"embedded\":\(value),\"/y\":{ }}}"
    #expect(try document(text).state == ReaderState())
    #expect(try document(text).damagedParts == ["embedded"])
    #expect(try document(text, of: .dataFile("/x")).damagedParts == ["/x"])
    #expect(try document(text, of: .dataFile("/y")).damagedParts == [])
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

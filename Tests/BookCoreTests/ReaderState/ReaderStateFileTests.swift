import JSON
import Testing

@testable import BookCore

struct ReaderStateFileTests {
  private func contents(
    _ text: String, of series: SeriesIdentity = .embedded, inOwnPlace isOwn: Bool = false
  ) throws(ReaderStateFile.Fault) -> ReaderStateFile {
    try ReaderStateFile(Array(text.utf8), of: series, inOwnPlace: isOwn)
  }

  /// Makes changes to the entry of the embedded series, and gives the file that comes of it.
  private func saved(_ text: String, _ changes: ReaderState.Change...) throws -> String {
    var contents = try contents(text, inOwnPlace: true)
    _ = contents.apply(changes)
    return String(decoding: contents.encoded(of: .embedded), as: UTF8.self)
  }

  @Test func theEntriesOfOtherSeriesComeBackByteForByte() throws {
    let other = "{ \"volumes\" : [ 9.0 ], \"recent\":\"x\", \"shelf\" : [null,true ] }"
    let last = "{\"1\": 0.50, \"\\u0032\":{} ,\"1\":7}"
    #expect(
      try saved(
        """
        {"series" : {
          "/\\u0078.json"   : \(other), "embedded":{},"/y":\(last)}, "version": 3.0}
        """, .shown(4)) == """
          {
            "version": 3,
            "series": {
              "/\\u0078.json": \(other),
              "embedded": \(Self.shown("4")),
              "/y": \(last)
            }
          }

          """)
  }

  /// In a place where nothing but a reader state belongs.
  @Test func whatIsNotKnownBesideTheSeriesIsDamage() throws {
    let text = #"{"th\u0065me":{},"version":3,"series":{"embedded":{}},"version":7,"name":null}"#
    let contents = try contents(text, inOwnPlace: true)
    #expect(contents.damagedParts == ["theme", "version", "name"])
    #expect(
      try saved(text, .shown(1)) == """
        {
          "version": 3,
          "series": {
            "embedded": \(Self.shown("1"))
          }
        }

        """)
  }

  @Test func anEntryThatSaysNothingIsLeftOut() throws {
    let text = #"{"version": 3, "series": {"/x": { }, "embedded": {"volumes": []}}}"#
    #expect(
      try saved(text) == """
        {
          "version": 3,
          "series": {
            "/x": { }
          }
        }

        """)
  }

  @Test(arguments: [
    "", "{\"version\":3.0,\"series\":{}}", "{\"series\":{},\"version\":3,}",
    "{\"version\":3,\"series\":{\"embedded\":null}}",
    "\u{feff} {\"version\": 30e-1, \"series\": {\"/x\": 7}}",
  ])
  func aFileWithoutTheSeriesIsThatOfANewReader(text: String) throws {
    let contents = try contents(text)
    #expect(contents.state == ReaderState())
    #expect(contents.damagedParts == [])
    #expect(try saved(text, .shown(1)).contains("\"embedded\": \(Self.shown("1"))"))
  }

  private func failure(_ text: String, inOwnPlace isOwn: Bool = false) -> String? {
    do throws(ReaderStateFile.Fault) {
      _ = try contents(text, inOwnPlace: isOwn)
      return nil
    } catch { return "\(error)" }
  }

  @Test(arguments: ReaderStateStoreTests.damaged)
  func damageIsTold(text: String) {
    #expect(failure(text) == "damaged")
    #expect(failure(text, inOwnPlace: true) == "damaged")
  }

  @Test(arguments: ReaderStateStoreTests.foreign)
  func whatNeverWasAStateIsTold(text: String) {
    #expect(failure(text) == "foreign")
    #expect(failure(text, inOwnPlace: true) != "foreign")
  }

  /// Each beginning of a whole file: what still tells what it was is damaged.
  @Test func aFileThatBreaksOffIsDamaged() {
    let whole = #"{"version": 3, "series": {"embedded": {"volumes": [{"volume": 3}]}}}"#
    for count in 1..<whole.utf8.count {
      let isOurs = count >= #"{"version": 3, "series": {"#.utf8.count
      let text = String(whole.prefix(count))
      #expect(failure(text) == (isOurs ? "damaged" : "foreign"), "\(count)")
      #expect(failure(text, inOwnPlace: true) == "damaged", "\(count)")
    }
  }

  @Test(arguments: [
    "4", "1e100", "99999999999999999999", "4e0", "9223372036854775807",
  ])
  func aLaterVersionIsTold(version: String) {
    #expect(failure("{\"version\":\(version),\"series\":{}}") == "newerVersion")
    #expect(failure("{\"version\":\(version),\"series\":{\"a\":") == "newerVersion")
    let text = "{\"shelves\":[],\"version\":\(version)}"
    #expect(failure(text) == "foreign")
    #expect(failure(text, inOwnPlace: true) == "newerVersion")
  }

  @Test func nestingHasALimit() {
    for (depth, expected) in [(510, nil), (511, "damaged"), (1_000_000, "damaged")] {
      let value = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      #expect(failure("{\"version\":3,\"series\":{\"/x\":\(value)}}") == expected, "\(depth)")
    }
  }

  @Test(arguments: ["[]", "7", "\"x\"", "true", "[{\"embedded\":{}}]", "null"])
  func allSeriesAreOnePart(value: String) throws {
    let contents = try contents("{\"version\":3,\"series\":\(value)}", inOwnPlace: true)
    #expect(contents.state == ReaderState())
    #expect(contents.damagedParts == ["series"])
  }

  @Test(arguments: ["[]", "7", "\"x\"", "false"])
  func anEntryIsAPart(value: String) throws {
    let text = "{\"version\":3,\"series\":{\"/x\":[ 1 ],\"embedded\":\(value),\"/y\":{ }}}"
    #expect(try contents(text).state == ReaderState())
    #expect(try contents(text).damagedParts == ["embedded"])
    #expect(try contents(text, of: .dataFile("/x")).damagedParts == ["/x"])
    #expect(try contents(text, of: .dataFile("/y")).damagedParts == [])
  }

  private static func shown(_ volume: String) -> String {
    """
    {
          "volumes": [
            {
              "volume": \(volume),
              "title": "Book \(volume)",
              "lastShown": 1
            }
          ]
        }
    """
  }
}

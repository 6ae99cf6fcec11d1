import JSON
import TestSupport
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
          "/\\u0078.json"   : \(other), "embedded":{},"/y":\(last)}, "version": \(stateVersion).0}
        """, .shown(4)) == """
          {
            "version": \(stateVersion),
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
    let series = #""series":{"embedded":{}}"#
    let text = #"{"th\u0065me":{},"version":\#(stateVersion),\#(series),"version":7,"name":null}"#
    let contents = try contents(text, inOwnPlace: true)
    #expect(contents.damage.parts == ["theme", "version", "name"])
    let many = (1...100_000).map { "\"m\($0)\":0," }.joined()
    let first = try self.contents("{\(many)\(text.dropFirst())", inOwnPlace: true).damage.parts
    #expect(first == (1...10).map { "m\($0)" })
    #expect(
      try saved(text, .shown(1)) == """
        {
          "version": \(stateVersion),
          "series": {
            "embedded": \(Self.shown("1"))
          }
        }

        """)
  }

  /// What a reader told a program of version 3 is read for ever.
  @Test func aStoredFileOfVersion3IsRead() throws {
    let file = ProjectFile(path: "Tests/BookCoreTests/Cases/state-of-version-3.json")
    let text = try file.text
    var contents = try contents(text)
    #expect(contents.damage.parts == [])
    #expect(
      contents.state.outline
        == """
        1 finished 2, 2 at 4 "At Flourish and Blotts" finished 1 of 18 kept, 3 expanded at 9; \
        lost 4 "Emma" at 2 "Randalls"; recent 3 1; reading 3
        """)
    #expect(contents.state.record(of: 3).bookmark == 9)
    _ = contents.apply([.undone])
    #expect(contents.state.record(of: 3).bookmark?.placeWhenSet == 8)
    _ = contents.apply([.undone])
    let written = String(decoding: contents.encoded(of: .embedded), as: UTF8.self)
    let version = "\"version\": \(stateVersion)"
    #expect(written == text.replacing("\"version\": 3", with: version))
  }

  @Test func anEntryThatSaysNothingIsLeftOut() throws {
    let text = #"{"version": \#(stateVersion), "series": {"/x": { }, "embedded": {"volumes": []}}}"#
    #expect(
      try saved(text) == """
        {
          "version": \(stateVersion),
          "series": {
            "/x": { }
          }
        }

        """)
  }

  @Test(arguments: [
    "", "{\"version\":\(stateVersion).0,\"series\":{}}",
    "{\"series\":{},\"version\":\(stateVersion),}",
    "{\"version\":\(stateVersion),\"series\":{\"embedded\":null}}",
    "\u{feff} {\"version\": \(stateVersion)0e-1, \"series\": {\"/x\": 7}}",
  ])
  func aFileWithoutTheSeriesIsThatOfANewReader(text: String) throws {
    let contents = try contents(text)
    #expect(contents.state == ReaderState())
    #expect(contents.damage.parts == [])
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
    let whole =
      #"{"version": \#(stateVersion), "series": {"embedded": {"volumes": [{"volume": 3}]}}}"#
    for count in 1..<whole.utf8.count {
      let isOurs = count >= #"{"version": \#(stateVersion), "series": {"#.utf8.count
      let text = String(whole.prefix(count))
      #expect(failure(text) == (isOurs ? "damaged" : "foreign"), "\(count)")
      #expect(failure(text, inOwnPlace: true) == "damaged", "\(count)")
    }
  }

  @Test(arguments: [
    "\(stateVersion + 1)", "1e100", "99999999999999999999", "\(stateVersion + 1)e0",
    "9223372036854775807",
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
      #expect(
        failure("{\"version\":\(stateVersion),\"series\":{\"/x\":\(value)}}") == expected,
        "\(depth)")
    }
  }

  @Test(arguments: ["[]", "7", "\"x\"", "true", "[{\"embedded\":{}}]", "null"])
  func allSeriesAreOnePart(value: String) throws {
    let contents = try contents(
      "{\"version\":\(stateVersion),\"series\":\(value)}", inOwnPlace: true)
    #expect(contents.state == ReaderState())
    #expect(contents.damage.parts == ["series"])
  }

  @Test(arguments: ["[]", "7", "\"x\"", "false"])
  func anEntryIsAPart(value: String) throws {
    let text =
      "{\"version\":\(stateVersion),\"series\":{\"/x\":[ 1 ],\"embedded\":\(value),\"/y\":{ }}}"
    #expect(try contents(text).state == ReaderState())
    #expect(try contents(text).damage.parts == ["embedded"])
    #expect(try contents(text, of: .dataFile("/x")).damage.parts == ["/x"])
    #expect(try contents(text, of: .dataFile("/y")).damage.parts == [])
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

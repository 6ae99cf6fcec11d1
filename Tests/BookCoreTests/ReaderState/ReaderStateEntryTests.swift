import JSON
import Testing

@testable import BookCore

struct ReaderStateEntryTests {
  private func entry(_ text: String) throws -> ReaderStateEntry {
    ReaderStateEntry(try JSONObject(Array(text.utf8)))
  }

  private func saved(_ entry: ReaderStateEntry, _ changes: ReaderState.Change...) -> String {
    var entry = entry
    entry.apply(changes)
    #expect(entry.damagedParts == [])
    return String(decoding: JSONValue.object(entry.object).encoded, as: UTF8.self)
  }

  @Test func everyMemberIsUnderstood() throws {
    let entry = try entry(
      """
      {"expanded": [3, 1.0, 2e0, 3], "lastShown": 40e-1, "places": {
        "3": {"section": "chapters", "character": 9}, "0": {"character": 1e1, "section": "facts"}}}
      """)
    #expect(entry.state.expandedVolumes == [1, 2, 3])
    #expect(entry.state.lastShownVolume == 4)
    #expect(
      entry.state.places == [
        3: BookPlace(section: .chapters, character: 9),
        0: BookPlace(section: .facts, character: 10),
      ])
    #expect(entry.damagedParts == [])
  }

  @Test(arguments: [
    "{}", #"{"expanded":null,"lastShown":null,"places":null}"#, #"{"expanded":[],"places":{}}"#,
    #"{"Expanded":7}"#, #"{"expanded":null,"expanded":7}"#,
  ])
  func whatIsNullOrNotThereIsNothing(text: String) throws {
    #expect(try entry(text).state == ReaderState())
    #expect(try entry(text).damagedParts == [])
  }

  @Test func theFirstOfTwoMembersWithOneNameCounts() throws {
    let entry = try entry(#"{"lastShown":2,"lastShown":"x"}"#)
    #expect(entry.state.lastShownVolume == 2)
    #expect(entry.damagedParts == [])
  }

  @Test(arguments: ["null", #"{"section":"facts"}"#, #"{"section":"facts","character":1}"#])
  func theFirstOfTwoPlacesInOneVolumeCounts(first: String) throws {
    let second = #"{"section":"chapters","character":9}"#
    let alone = try entry(#"{"places":{"3":\#(first)}}"#).state
    #expect(try entry(#"{"places":{"3":\#(first),"3":\#(second)}}"#).state == alone)
  }

  /// A member of the wrong shape.
  static let damages = [
    ("expanded", "5"), ("expanded", "{}"), ("expanded", #"[1,"x"]"#), ("expanded", "[1.5]"),
    ("expanded", "[null]"), ("expanded", #""1""#), ("expanded", "[99999999999999999999]"),
    ("lastShown", #""x""#), ("lastShown", "1.5"), ("lastShown", "[1]"), ("lastShown", "false"),
    ("places", "[]"), ("places", "7"), ("places", #""x""#),
  ]

  @Test(arguments: damages)
  func aMemberOfTheWrongShapeCostsOnlyItself(name: String, value: String) throws {
    let others = ["expanded": "[2]", "lastShown": "7", "places": "{}"].filter { $0.key != name }
    let members = (others.map { ($0.key, $0.value) } + [(name, value)])
      .map { "\"\($0)\":\($1)" }.joined(separator: ",")
    let entry = try entry("{\(members)}")
    #expect(entry.damagedParts == [name])
    #expect(entry.state.expandedVolumes == (name == "expanded" ? [] : [2]))
    #expect(entry.state.lastShownVolume == (name == "lastShown" ? nil : 7))
    #expect(entry.state.places.isEmpty)
    let saved = saved(entry, .expanded(9))
    #expect(!saved.contains("\"\(name)\": \(value)"))
    #expect(try self.entry(saved).damagedParts == [])
    #expect(try self.entry(saved).state == entry.state.applying([.expanded(9)]))
  }

  @Test func everyPartThatIsDamagedIsNamed() throws {
    let entry = try entry(#"{"places":1,"lastShown":"x","expanded":{},"more":"\u00e9"}"#)
    #expect(entry.damagedParts == ["expanded", "lastShown", "places"])
    #expect(
      saved(entry, .shown(2)) == """
        {
          "places": {},
          "lastShown": 2,
          "expanded": [],
          "more": "\\u00e9"
        }

        """)
  }

  @Test func aDamagedLastVolumeGoesWhereNoneTakesItsPlace() throws {
    #expect(saved(try entry(#"{"lastShown":"x","a":1.0}"#)) == "{\n  \"a\": 1.0\n}\n")
  }

  @Test func aPlaceThatIsNotUnderstoodStaysUntilThereIsAnother() throws {
    let entry = try entry(
      """
      {"places": {
        "2": {"section": "cover", "character": 1}, "3": {"section":"facts","character":9,"a":1.0},
        "4": {"section": "facts", "character": -1}, "5": {"section": "facts"}, "6" : [ 7 ],
        "01": {"section": "facts", "character": 7}, "+1": {"section": "facts", "character": 8},
        "x": 7}}
      """)
    #expect(entry.damagedParts == [])
    #expect(entry.state.places == [3: BookPlace(section: .facts, character: 9)])
    let place = BookPlace(section: .summary, character: 120)
    #expect(
      saved(entry, .left(1, at: .start), .left(3, at: place), .left(6, at: place)) == """
        {
          "places": {
            "2": {"section": "cover", "character": 1},
            "3": {
              "section": "summary",
              "character": 120,
              "a": 1.0
            },
            "4": {"section": "facts", "character": -1},
            "5": {"section": "facts"},
            "6": {
              "character": 120,
              "section": "summary"
            },
            "01": {"section": "facts", "character": 7},
            "+1": {"section": "facts", "character": 8},
            "x": 7,
            "1": {
              "character": 0,
              "section": "facts"
            }
          }
        }

        """)
  }

  @Test func theFirstOfTwoPlacesOfAVolumeCounts() throws {
    let entry = try entry(
      """
      {"places":{"1":{"section":"facts","character":5},"1":{"section":"facts","character":6}}}
      """)
    #expect(entry.state.places == [1: BookPlace(section: .facts, character: 5)])
  }

  @Test func onlyThePlaceThatChangesIsWrittenAnew() throws {
    let kept = #"{"character":1.0 , "section" : "facts"}"#
    let entry = try entry(
      #"{"places":{"9":{"section":"facts","character":2},"8":\#(kept)}}"#)
    let saved = saved(entry, .left(9, at: .start))
    #expect(saved.contains("\"8\": \(kept)\n"))
    #expect(try self.entry(saved).state.places[9] == .start)
  }
}

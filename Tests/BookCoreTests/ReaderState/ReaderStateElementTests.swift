import Testing

@testable import BookCore

/// Members of which single elements are damaged or unknown.
struct ReaderStateElementTests: EntryReading {
  @Test(arguments: [#""x""#, "1.5", "null", "[3]", "{}", "true", "99999999999999999999"])
  func ofAListTheGoodElementsAreUsed(element: String) throws {
    let list = "[1,\(element),3]"
    for (name, state) in [
      ("expanded", ReaderState(expandedVolumes: [1, 3])),
      ("kept", ReaderState(keptVolumes: [1, 3])),
      ("recent", ReaderState(recentVolumes: [1, 3])),
      ("finished", ReaderState(bookmarks: [1: .finished, 3: .finished])),
    ] {
      let entry = try entry("{\"\(name)\":\(list)}")
      #expect(entry.state == state)
      #expect(entry.damagedParts == [name])
      let saved = saved(entry, .shown(4))
      #expect(try self.entry(saved).damagedParts == [])
      #expect(try self.entry(saved).state == state.applying([.shown(4)]))
    }
  }

  @Test func aListWithoutGoodElementsIsEmpty() throws {
    let entry = try entry(#"{"lastShown": 7, "recent": ["x"]}"#)
    #expect(entry.state == ReaderState(lastShownVolume: 7))
    #expect(entry.damagedParts == ["recent"])
  }

  @Test(arguments: [#""x""#, "[1]", "1.5", "99999999999999999999", "0", "-1", "true"])
  func aDamagedBookmarkCostsOnlyItself(bookmark: String) throws {
    let entry = try entry(
      "{\"bookmarks\": {\"3\": \(bookmark), \"4\": 2.0, \"1\": {\"page\":7}, \"x\": [ 1 ]}}")
    #expect(entry.state == ReaderState(bookmarks: [4: .chapter(2)]))
    #expect(entry.damagedParts == ["bookmarks"])
    let rest = """
          "4": 2.0,
          "1": {"page":7},
          "x": [ 1 ]
      """
    #expect(saved(entry, .collapsed(1)) == "{\n  \"bookmarks\": {\n\(rest)\n  }\n}\n")
    #expect(
      saved(entry, .bookmarked(3, .chapter(5)))
        == "{\n  \"bookmarks\": {\n    \"3\": 5,\n\(rest)\n  }\n}\n")
  }

  @Test(arguments: [
    "7", #""x""#, "[7]", "{}", #"{"section":"facts"}"#, #"{"section":7,"character":1}"#,
    #"{"section":"facts","character":-1}"#, #"{"section":"facts","character":"x"}"#,
    #"{"section":"facts","character":1.5}"#, #"{"character":1}"#,
  ])
  func aDamagedPlaceCostsOnlyItself(place: String) throws {
    let good = #"{"section" : "facts","character":9.0}"#
    let entry = try entry("{\"places\": {\"3\": \(place), \"4\": \(good)}}")
    #expect(entry.state == ReaderState(places: [4: BookPlace(section: .facts, character: 9)]))
    #expect(entry.damagedParts == ["places"])
    #expect(saved(entry, .collapsed(1)) == "{\n  \"places\": {\n    \"4\": \(good)\n  }\n}\n")
    let left = BookPlace(section: .summary, character: 120)
    let again = try self.entry(saved(entry, .left(3, at: left)))
    #expect(again.state == entry.state.applying([.left(3, at: left)]))
  }

  @Test func aPlaceThatIsUnknownStaysUntilThereIsAnother() throws {
    let entry = try entry(
      """
      {"places": {
        "2": {"section": "cover", "character": 1}, "3": {"section":"facts","character":9,"a":1.0},
        "4": {"section": "cover", "line": -1}, "5" : null, "6": {"section" : "cover", "b":2.0},
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
            "4": {"section": "cover", "line": -1},
            "5": null,
            "6": {
              "section": "summary",
              "b": 2.0,
              "character": 120
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

  @Test func aBookmarkThatIsUnknownStaysUntilThereIsAnother() throws {
    let entry = try entry(#"{"bookmarks": {"1": {"page": 7}, "2": {"page": 8}, "x": 1, "03": 0}}"#)
    #expect(entry.state == ReaderState())
    #expect(entry.damagedParts == [])
    #expect(
      saved(entry, .bookmarked(2, .chapter(5))) == """
        {
          "bookmarks": {
            "1": {"page": 7},
            "2": 5,
            "x": 1,
            "03": 0
          }
        }

        """)
  }

  @Test func aDamagedBookmarkIsForgottenWithItsVolume() throws {
    let entry = try entry(#"{"bookmarks": {"3": "x", "4": 2}, "finished": [3]}"#)
    #expect(!entry.includes(.forgot(3)))
    #expect(entry.includes(.forgot(5)))
    let rest = ReaderState(bookmarks: [4: .chapter(2)])
    #expect(try self.entry(saved(entry, .forgot(3))).state == rest)
  }
}

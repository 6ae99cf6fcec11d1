import JSON
import Testing

@testable import BookCore

/// What the entries of version 1 say, which knew volumes by their numbers alone.
struct ReaderStateVersion1Tests: EntryReading {
  private func version1(_ text: String) throws -> ReaderStateEntry {
    ReaderStateEntry(version1: try JSONObject(Array(text.utf8)))
  }

  @Test func everythingButPlacesIsRead() throws {
    let entry = try version1(
      """
      {"expanded": [3, 1.0, 2e0, 3], "lastShown": 40e-1, "places": {
        "3": {"section": "chapters", "character": 9}}, "kept": [7, 2, 7], "recent": [5, 1, 5],
       "bookmarks": {"3": 9.0, "2": 1, "7": 4}, "finished": [1, 7, 1], "later" : [1.0 ]}
      """)
    #expect(
      entry.state.outline == """
        1 "" expanded finished 1, 2 "" expanded at 1 "" kept, 3 "" expanded at 9 "", 4 "", 5 "", \
        7 "" finished 1 kept; recent 4 5 1; reading 1
        """)
    #expect(entry.damagedParts == [])
    #expect(entry.state.applying([.undone]) == entry.state)
    #expect(try saved(entry, .kept([2])).contains("\"later\": [1.0 ]"))
    #expect(!(try saved(entry, .kept([2])).contains("places")))
  }

  /// Of the volumes with a bookmark, the one shown last counts, or else the first.
  @Test(arguments: [
    (#"{"recent":[4,3,2],"bookmarks":{"2":1,"3":9}}"#, 3),
    (#"{"lastShown":2,"recent":[4,3],"bookmarks":{"2":1,"3":9}}"#, 2),
    (#"{"recent":[4],"bookmarks":{"3":9},"finished":[2]}"#, 2),
    (#"{"recent":[4]}"#, nil), (#"{"kept":[4],"expanded":[3]}"#, nil),
  ])
  func theVolumeThatIsReadIsFound(text: String, reading: Int?) throws {
    #expect(try version1(text).state.readingVolume == reading)
  }

  @Test(arguments: [
    ("{}", ""),
    (#"{"expanded":null,"lastShown":null,"places":null,"recent":null,"kept":null}"#, ""),
    (#"{"expanded":[],"places":{},"kept":[],"recent":[],"bookmarks":{},"finished":[]}"#, ""),
    (#"{"lastShown":3}"#, #"3 ""; recent 3"#),
    (#"{"lastShown":2,"lastShown":"x"}"#, #"2 ""; recent 2"#),
    (#"{"lastShown":3,"recent":[1,3,2]}"#, #"1 "", 2 "", 3 ""; recent 3 1 2"#),
    (#"{"bookmarks":{"3":9,"3":10,"03":1,"x":2,"0":4,"2":null}}"#, #"3 "" at 9 ""; reading 3"#),
  ])
  func whatIsNotThereIsNothing(text: String, outline: String) throws {
    #expect(try version1(text).state.outline == outline)
    #expect(try version1(text).damagedParts == [])
  }

  @Test func moreRecentVolumesThanAreKeptAreDropped() throws {
    let entry = try version1(#"{"lastShown": 12, "recent": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]}"#)
    #expect(entry.state.recentVolumes == [12, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  }

  /// Members of the wrong shape.
  @Test(
    arguments: [
      (
        "expanded", ["5", "{}", #""1""#, "[2,1.5]", "[null,2]", "[99999999999999999999,2]", "[-1]"]
      ),
      ("lastShown", [#""x""#, "1.5", "[1]", "false", "0"]), ("places", ["[]", "7", #""x""#]),
      ("kept", ["{}", #"["x",2]"#]), ("recent", ["7", "{}", "[0]"]),
      ("finished", ["true", "[null]"]),
      ("bookmarks", ["[]", "7", #"{"2":"x","3":{"page":7}}"#, #"{"2":0}"#, #"{"2":-1,"3":1.5}"#]),
    ] as [(String, [String])])
  func damageCostsOnlyItself(name: String, values: [String]) throws {
    let sound = [
      "expanded": "[1]", "lastShown": "4", "places": "{}", "kept": "[5]", "recent": "[6]",
      "finished": "[7]", "bookmarks": #"{"8":2}"#,
    ]
    for value in values {
      let members = (sound.filter { $0.key != name } + [name: value]).map { "\"\($0)\":\($1)" }
      let entry = try version1("{\(members.joined(separator: ","))}")
      #expect(entry.damagedParts == [name], "\(value)")
      let state = entry.state
      #expect((state.record(ofVolume: 1)?.isExpanded == true) == (name != "expanded"))
      #expect(state.recentVolumes.contains(4) == (name != "lastShown"))
      #expect(state.keptVolumes.contains(5) == (name != "kept"))
      #expect(state.recentVolumes.contains(6) == (name != "recent"))
      #expect((state.record(ofVolume: 7)?.timesFinished == 1) == (name != "finished"))
      #expect((state.record(ofVolume: 8)?.bookmark?.chapter == 2) == (name != "bookmarks"))
      _ = try saved(entry, .shown(9))
    }
  }

  @Test func aRecordGetsTheTitleOfItsBook() throws {
    var entry = try version1(#"{"kept": [3, 9], "bookmarks": {"1": 2}}"#)
    entry.state.match(to: ["Emma", "Persuasion", "Lady Susan"])
    #expect(
      entry.state.outline == #"1 "Emma" at 2 "", 3 "Lady Susan" kept; lost 9 "" kept; reading 1"#)
  }
}

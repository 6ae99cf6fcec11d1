import JSON
import Testing

@testable import BookCore

struct ReaderStateEntryTests: EntryReading {
  @Test func everyMemberIsUnderstood() throws {
    let entry = try entry(
      """
      {"expanded": [3, 1.0, 2e0, 3], "lastShown": 40e-1, "places": {
        "3": {"section": "chapters", "character": 9}, "0": {"character": 1e1, "section": "facts"}},
        "kept": [7, 2, 7], "recent": [4, 1, 4], "bookmarks": {"3": 9.0, "2": 1}, "finished": [1, 1]}
      """)
    #expect(entry.state.expandedVolumes == [1, 2, 3])
    #expect(entry.state.lastShownVolume == 4)
    #expect(
      entry.state.places == [
        3: BookPlace(section: .chapters, character: 9),
        0: BookPlace(section: .facts, character: 10),
      ])
    #expect(entry.state.keptVolumes == [7, 2])
    #expect(entry.state.recentVolumes == [4, 1])
    #expect(entry.state.bookmarks == [1: .finished, 2: .chapter(1), 3: .chapter(9)])
    #expect(entry.damagedParts == [])
  }

  @Test(arguments: [
    "{}", #"{"expanded":null,"lastShown":null,"places":null,"recent":null}"#,
    #"{"expanded":[],"places":{},"kept":[],"recent":[],"bookmarks":{},"finished":[]}"#,
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
    ("expanded", "5"), ("expanded", "{}"), ("expanded", "[1.5]"),
    ("expanded", "[null]"), ("expanded", #""1""#), ("expanded", "[99999999999999999999]"),
    ("lastShown", #""x""#), ("lastShown", "1.5"), ("lastShown", "[1]"), ("lastShown", "false"),
    ("places", "[]"), ("places", "7"), ("places", #""x""#), ("kept", "{}"), ("kept", #"["x"]"#),
    ("recent", "7"), ("recent", "{}"), ("bookmarks", "[]"), ("bookmarks", "7"),
    ("finished", "true"), ("finished", "[null]"),
  ]

  @Test(arguments: damages)
  func aMemberOfTheWrongShapeCostsOnlyItself(name: String, value: String) throws {
    let sound = [
      "expanded": "[2]", "lastShown": "7", "places": "{}", "kept": "[3]", "recent": "[7, 5]",
      "bookmarks": #"{"4": 2}"#, "finished": "[6]",
    ]
    let members = (sound.filter { $0.key != name }.map { ($0.key, $0.value) } + [(name, value)])
      .map { "\"\($0)\":\($1)" }.joined(separator: ",")
    let entry = try entry("{\(members)}")
    #expect(entry.damagedParts == [name])
    #expect(entry.state.expandedVolumes == (name == "expanded" ? [] : [2]))
    #expect(entry.state.lastShownVolume == (name == "lastShown" ? nil : 7))
    #expect(entry.state.places.isEmpty)
    #expect(entry.state.keptVolumes == (name == "kept" ? [] : [3]))
    #expect(entry.state.recentVolumes == (name == "recent" ? [7] : [7, 5]))
    #expect(entry.state.bookmarks[4] == (name == "bookmarks" ? nil : .chapter(2)))
    #expect(entry.state.bookmarks[6] == (name == "finished" ? nil : .finished))
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
          "more": "\\u00e9",
          "recent": []
        }

        """)
  }

  @Test func aDamagedLastVolumeGoesWhereNoneTakesItsPlace() throws {
    #expect(saved(try entry(#"{"lastShown":"x","a":1.0}"#)) == "{\n  \"a\": 1.0\n}\n")
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

  /// States, each with the changes after which it is written.
  @Test(
    arguments: [
      ([.kept(7), .kept(2)], #"{"kept":[7,2]}"#),
      ([.kept(7), .removed(7)], #"{}"#),
      ([.shown(3), .visited(3)], #"{"lastShown":3,"recent":[3]}"#),
      ([.shown(3)], #"{"lastShown":3,"recent":[]}"#),
      ([.visited(3), .visited(4)], #"{"recent":[4,3]}"#),
      (
        [.bookmarked(12, .chapter(9)), .bookmarked(3, .chapter(1)), .bookmarked(5, .finished)],
        #"{"bookmarks":{"3":1,"12":9},"finished":[5]}"#
      ),
    ] as [([ReaderState.Change], String)])
  func whatIsRememberedIsWritten(changes: [ReaderState.Change], members: String) throws {
    var entry = ReaderStateEntry()
    entry.apply(changes)
    let written = String(decoding: JSONValue.object(entry.object).encoded, as: UTF8.self)
    #expect(written.filter { !$0.isWhitespace } == members)
    #expect(try self.entry(written).state == entry.state)
  }

  @Test func aBookmarkTakesThePlaceOfTheOther() throws {
    let begun = try entry(#"{"bookmarks": {"3": 9, "4": 2}, "finished": [1]}"#)
    #expect(
      saved(begun, .bookmarked(3, .finished), .bookmarked(1, .chapter(2))) == """
        {
          "bookmarks": {
            "4": 2,
            "1": 2
          },
          "finished": [
            3
          ]
        }

        """)
  }

  @Test(
    arguments: [
      .removedBookmark(3), .clearedBookmarks, .forgot(3), .bookmarked(3, .chapter(1)),
      .bookmarked(1, .finished),
    ] as [ReaderState.Change])
  func theChapterOfAFinishedVolumeDoesNotComeBack(change: ReaderState.Change) throws {
    let entry = try entry(#"{"bookmarks": {"3": 9, "4": 2}, "finished": [3]}"#)
    #expect(entry.state == ReaderState(bookmarks: [3: .finished, 4: .chapter(2)]))
    let expected = entry.state.applying([change])
    #expect(try self.entry(saved(entry, change)).state == expected)
  }

  @Test func finishingAVolumeLeavesTheChaptersOfOthersAlone() throws {
    let chapters = #"{ "3":9.0 }"#
    let saved = saved(try entry("{\"bookmarks\":\(chapters)}"), .bookmarked(1, .finished))
    #expect(saved.contains("\"bookmarks\": \(chapters),\n"))
    #expect(!self.saved(ReaderStateEntry(), .bookmarked(1, .finished)).contains("bookmarks"))
  }

  @Test func theVolumeShownLastIsTheFirstRecentOne() throws {
    let first = try entry(#"{"lastShown": 3}"#)
    #expect(first.state.recentVolumes == [3])
    #expect(try entry(saved(first, .visited(5))).state.recentVolumes == [5, 3])
    #expect(try entry(saved(first, .shown(5))).state.recentVolumes == [3])
    #expect(try entry(saved(first, .clearedRecent)).state == ReaderState(lastShownVolume: 3))
    #expect(try entry(saved(first, .kept(1))).state.recentVolumes == [3])
  }

  @Test func moreRecentVolumesThanAreShownAreDropped() throws {
    let entry = try entry(#"{"recent": [1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]}"#)
    #expect(entry.state.recentVolumes == Array(1...10))
  }

  @Test func aForgottenVolumeIsGoneFromEveryMember() throws {
    let entry = try entry(
      """
      {"expanded": [3], "lastShown": 3, "places": {"3": {"section": "facts", "character": 7}},
       "kept": [3], "recent": [3], "bookmarks": {"3": 9}, "finished": [], "later": {"3": 1}}
      """)
    #expect(
      saved(entry, .forgot(3)) == """
        {
          "expanded": [],
          "places": {},
          "kept": [],
          "recent": [],
          "bookmarks": {},
          "finished": [],
          "later": {"3": 1}
        }

        """)
    #expect(saved(entry, .forgotEverything) == "{}\n")
    #expect(saved(entry, .forgotEverything, .kept(1)) == "{\n  \"kept\": [\n    1\n  ]\n}\n")
  }
}

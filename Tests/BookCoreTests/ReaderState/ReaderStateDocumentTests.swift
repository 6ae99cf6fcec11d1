import JSON
import Testing

@testable import BookCore

struct ReaderStateDocumentTests {
  /// Makes changes to the entry of the embedded series, and gives the document that comes of it.
  private func saved(_ text: String, _ changes: ReaderState.Change...) throws -> String {
    var document = try ReaderStateDocument(Array(text.utf8))
    var entry = document.entry(of: .embedded)
    entry.apply(changes)
    document.set(entry, of: .embedded)
    return String(decoding: document.encoded, as: UTF8.self)
  }

  @Test func aNewDocumentIsEasyToReadAndEdit() throws {
    #expect(
      try saved("", .expanded(3), .shown(3), .visited(3), .expanded(1), .left(2, at: .start)) == """
        {
          "version": 1,
          "series": {
            "embedded": {
              "expanded": [
                1,
                3
              ],
              "lastShown": 3,
              "places": {
                "2": {
                  "character": 0,
                  "section": "facts"
                }
              },
              "recent": [
                3
              ]
            }
          }
        }

        """)
  }

  @Test func whatIsNotKnownComesBackByteForByte() throws {
    let theme = "{\"name\":\t\"\\u00e9\" ,\n\n \"n\" :1.0 , \"e\": [1e2 ,-0,  1E+5 ] }"
    let other = "{ \"expanded\" : [ 9.0 ], \"lastShown\":\"x\", \"shelf\" : [null,true] }"
    let progress = "{\"1\": 0.50, \"\\u0032\":{} ,\"1\":7}"
    #expect(
      try saved(
        """
        {"th\\u0065me": \(theme), "version" : 1.0,"series": {
          "/other.json"   : \(other), "embedded":{"progress"  :\(progress),
          "expanded":[2],"lastShown":1e0, "expanded": 5}}, "version": 7}
        """, .expanded(1), .shown(4)) == """
          {
            "th\\u0065me": \(theme),
            "version": 1.0,
            "series": {
              "/other.json": \(other),
              "embedded": {
                "progress": \(progress),
                "expanded": [
                  1,
                  2
                ],
                "lastShown": 4,
                "expanded": 5,
                "recent": [
                  1
                ]
              }
            },
            "version": 7
          }

          """)
  }

  @Test func onlyMembersThatChangeAreWrittenAnew() throws {
    let expanded = "[ 3.0,1e0 ]"
    let places = #"{"3":{"section" : "facts","character":9.0}}"#
    #expect(
      try saved(
        """
        {"version":1,"series":{"embedded":{"lastShown":2,"places":\(places),"expanded":\(expanded)}}}
        """, .shown(4), .expanded(3), .left(3, at: BookPlace(section: .facts, character: 9))) == """
          {
            "version": 1,
            "series": {
              "embedded": {
                "lastShown": 4,
                "places": \(places),
                "expanded": \(expanded),
                "recent": [
                  2
                ]
              }
            }
          }

          """)
  }

  /// What version 1.0.0 wrote, to the byte.
  static let firstRelease = """
    {
      "series" : {
        "/home/ada/books.json" : {
          "expanded" : [

          ],
          "lastShown" : 2,
          "places" : {
            "2" : {
              "character" : 120,
              "section" : "summary"
            }
          }
        },
        "embedded" : {
          "expanded" : [
            1,
            3
          ],
          "lastShown" : 3
        }
      },
      "version" : 1
    }

    """

  @Test func aFileOfTheFirstReleaseIsReadAndKept() throws {
    let document = try ReaderStateDocument(Array(Self.firstRelease.utf8))
    #expect(
      document.entry(of: .embedded).state
        == ReaderState(expandedVolumes: [1, 3], lastShownVolume: 3, recentVolumes: [3]))
    let place = BookPlace(section: .summary, character: 120)
    let books = document.entry(of: .dataFile("/home/ada/books.json"))
    #expect(
      books.state == ReaderState(lastShownVolume: 2, places: [2: place], recentVolumes: [2]))
    #expect(books.damagedParts == [])
    #expect(
      try saved(Self.firstRelease, .shown(4), .visited(4)) == """
        {
          "series": {
            "/home/ada/books.json": {
              "expanded" : [

              ],
              "lastShown" : 2,
              "places" : {
                "2" : {
                  "character" : 120,
                  "section" : "summary"
                }
              }
            },
            "embedded": {
              "expanded": [
                1,
                3
              ],
              "lastShown": 4,
              "recent": [
                4,
                3
              ]
            }
          },
          "version": 1
        }

        """)
  }

  /// What version 1.0.0 made of a file of this version when it showed volume 4 with its summary
  /// expanded: its rule for names that it does not know keeps all that it may not understand.
  static let savedByFirstRelease = """
    {
      "series" : {
        "embedded" : {
          "bookmarks" : {
            "12" : 1,
            "3" : 9
          },
          "expanded" : [
            1,
            4
          ],
          "finished" : [
            1,
            2
          ],
          "kept" : [
            7,
            3,
            5
          ],
          "lastShown" : 4,
          "recent" : [
            3,
            1
          ]
        }
      },
      "version" : 1
    }

    """

  @Test func theFirstReleaseKeepsTheLibrary() throws {
    let before = """
      {"version":1,"series":{"embedded":{"expanded":[1],"lastShown":3,"kept":[7,3,5],"recent":[3,1],
      "bookmarks":{"3":9,"12":1},"finished":[1,2]}}}
      """
    let old = try ReaderStateDocument(Array(before.utf8)).entry(of: .embedded)
    let new = try ReaderStateDocument(Array(Self.savedByFirstRelease.utf8)).entry(of: .embedded)
    #expect(new.damagedParts == [])
    #expect(new.state == old.state.applying([.expanded(4), .shown(4)]))
  }

  @Test(arguments: [
    "", "{\"version\":1}", "{\"version\":1,}", "{\"version\":1.0,\"series\":{}}",
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
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    " ", "null", "[]", "7", "\"\"", "{}", "{\"version\":1", "{\"version\":1}}", "{\"version\":1} 2",
    "{\"version\":\"1\"}", "{\"version\":null}", "{\"version\":[1]}", "{\"version\":true}",
    "{\"version\":0}", "{\"version\":-1}", "{\"version\":01}", "{\"Version\":1}",
    "{\"version\":null,\"version\":1}", "{\"version\":1,\"more\":\"\\q\"}",
    "{\"version\":1,\"series\":{\"/x\":{\"lastShown\":01}}}", "{\"version\":2,\"shelves\":01}",
    "{\"version\":1 \"series\":{}}", "\u{0}\u{1}garbage", "{\"version\":1,\"a\":\"\u{1b}\"}",
  ])
  func damageIsTold(text: String) {
    #expect(failure(text) == "damaged")
  }

  @Test(arguments: [
    "2", "1.5", "1.0000000000000000001", "1e100", "99999999999999999999", "2e0",
    "9223372036854775807",
  ])
  func aLaterVersionIsTold(version: String) {
    #expect(failure("{\"version\":\(version),\"shelves\":[]}") == "newerVersion")
    #expect(failure("{\"shelves\":[],\"version\":\(version),\"version\":1}") == "newerVersion")
  }

  @Test func nestingHasALimit() {
    for (depth, expected) in [(511, nil), (512, "damaged"), (1_000_000, "damaged")] {
      let value = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      #expect(failure("{\"version\":1,\"more\":\(value)}") == expected, "\(depth) and the object")
    }
  }

  @Test(arguments: ["[]", "7", "\"x\"", "true", "[{\"embedded\":{}}]"])
  func allSeriesAreOnePart(value: String) throws {
    let text = "{\"version\":1,\"series\":\(value),\"more\":1.0}"
    let entry = try ReaderStateDocument(Array(text.utf8)).entry(of: .embedded)
    #expect(entry.state == ReaderState())
    #expect(entry.damagedParts == ["series"])
    #expect(
      try saved(text, .shown(1), .visited(1)) == """
        {
          "version": 1,
          "series": {
            "embedded": {
              "lastShown": 1,
              "recent": [
                1
              ]
            }
          },
          "more": 1.0
        }

        """)
  }

  @Test(arguments: ["[]", "7", "\"x\"", "false"])
  func anEntryIsAPart(value: String) throws {
    let text = "{\"version\":1,\"series\":{\"/x\":[ 1 ],\"embedded\":\(value),\"/y\":{ }}}"
    let document = try ReaderStateDocument(Array(text.utf8))
    #expect(document.entry(of: .embedded).state == ReaderState())
    #expect(document.entry(of: .embedded).damagedParts == ["embedded"])
    #expect(document.entry(of: .dataFile("/x")).damagedParts == ["/x"])
    #expect(document.entry(of: .dataFile("/y")).damagedParts == [])
    #expect(
      try saved(text, .shown(1), .visited(1)) == """
        {
          "version": 1,
          "series": {
            "/x": [ 1 ],
            "embedded": {
              "lastShown": 1,
              "recent": [
                1
              ]
            },
            "/y": { }
          }
        }

        """)
  }
}

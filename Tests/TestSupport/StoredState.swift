/// A reader state as an older program left it.
///
/// Nothing here was written by hand but ``edited``: the programs were built from history and run by
/// Ada, who has ``books`` in a data file beside the seven volumes. Of the seven she showed 1, 3 and
/// 6, expanded 1 and 3, and read on in 2 and 3; of her own books she showed and read 2, and
/// expanded 3.
package struct StoredState: CustomStringConvertible, Sendable {
  /// Which program wrote it.
  package let description: String

  private let text: String

  /// The text, as if Ada's data file were another.
  ///
  /// - Parameter path: The path of the data file.
  /// - Returns: The whole state file.
  package func text(dataFile path: String) -> String {
    text.replacing(Self.dataFile.escaped, with: path.escaped)
  }

  /// The name of Ada's data file, which takes care in shells and in JSON.
  package static let fileName = #"Jane's "books" \ 책.json"#

  private static let dataFile = "/home/ada/Bücher von “Ada”/\(fileName)"

  /// The books in Ada's data file.
  package static let books = [
    SampleBook(title: "Emma", summary: SampleBook.longSummary),
    SampleBook(
      title: #"설득 "Persuasion""#, summary: SampleBook.longSummary,
      chapters: ["1. Kellynch", "2. Uppercross", "3. Lyme"]),
    SampleBook(
      title: "Sanditon", summary: SampleBook.longSummary, chapters: ["1. The Hill"]),
  ]
}

extension String {
  /// The text as JSON writes it between quotation marks.
  fileprivate var escaped: String {
    replacing(#"\"#, with: #"\\"#).replacing(#"""#, with: #"\""#)
  }
}

extension StoredState {
  /// Commit 53d7718, the last one of 1.0.0.
  package static let firstRelease = StoredState(
    description: "1.0.0",
    text: #"""
      {
        "series" : {
          "/home/ada/Bücher von “Ada”/Jane's \"books\" \\ 책.json" : {
            "expanded" : [
              3
            ],
            "lastShown" : 2,
            "places" : {
              "2" : {
                "character" : 30,
                "section" : "facts"
              }
            }
          },
          "embedded" : {
            "expanded" : [
              1,
              3
            ],
            "lastShown" : 3,
            "places" : {
              "2" : {
                "character" : 0,
                "section" : "dedication"
              },
              "3" : {
                "character" : 488,
                "section" : "summary"
              }
            }
          }
        },
        "version" : 1
      }

      """#)

  /// Commit bc81bf7, the last one whose records hang on numbers.
  ///
  /// Ada also bookmarked 3 at chapter 9 and 6 at chapter 2, finished 1 and 4, and kept 5, 3 and 7;
  /// of her own books she bookmarked 2 at chapter 3, finished 1, and kept 3 and 1.
  package static let byNumber = StoredState(
    description: "by number",
    text: #"""
      {
        "version": 1,
        "series": {
          "embedded": {
            "lastShown": 3,
            "recent": [
              3,
              2,
              6,
              1
            ],
            "expanded": [
              1,
              3
            ],
            "bookmarks": {
              "3": 9,
              "6": 2
            },
            "finished": [
              1,
              4
            ],
            "kept": [
              5,
              3,
              7
            ],
            "places": {
              "2": {
                "character": 55,
                "section": "dedication"
              },
              "3": {
                "character": 129,
                "section": "summary"
              }
            }
          },
          "/home/ada/Bücher von “Ada”/Jane's \"books\" \\ 책.json": {
            "lastShown": 2,
            "recent": [
              2
            ],
            "expanded": [
              3
            ],
            "bookmarks": {
              "2": 3
            },
            "finished": [
              1
            ],
            "kept": [
              3,
              1
            ],
            "places": {
              "2": {
                "character": 53,
                "section": "facts"
              }
            }
          }
        }
      }

      """#)

  /// The same after Ada edited it: with trailing commas, numbers in her own spelling, and members
  /// that no program knows.
  package static let edited = StoredState(
    description: "edited",
    text: #"""
      { "theme" : {"name":  "\u00e9t\u00e9", "colors": [1.0, [2e0,],],},
        "version": 1.0,
        "series": {
          "/home/ada/gone.json": {"expanded" : [2.0,], "shelves" : [null,true,], },
          "embedded": {
            "notes": {"3": "the one with the map", "list": [ "a,]" , "b,}", ], },
            "lastShown": 3,
            "recent": [3, 2, 6, 1,],
            "expanded": [1, 3.0,],
            "bookmarks": {"3": 9, "6": 2e0, },
            "finished": [1, 4,],
            "kept": [5, 3, 7,],
            "places": {
              "2": {"character": 55, "section": "dedication",},
              "3": {"section": "summary", "character": 129, "page": 12,},
            },
          },
          "/home/ada/Bücher von “Ada”/Jane's \"books\" \\ 책.json": {
            "lastShown": 2, "recent": [2], "expanded": [3], "bookmarks": {"2": 3}, "finished": [1],
            "kept": [3, 1], "rating" : { "2" : 4.50 },
          },
        },
        "edited by": "Ada",
      }

      """#)

  /// All of them.
  package static let all = [firstRelease, byNumber, edited]
}

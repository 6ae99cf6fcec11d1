import BookCore
import TerminalKit
import TestSupport
import Testing

@testable import BookPresentation

/// What the reader asks to be remembered, and what becomes of a screen when another window has
/// changed that; what keys change stands in the cases of ``ReaderScriptTests``.
struct ReaderMemoryTests {
  /// Also what is only looked at, which no key asks for.
  @Test func aVisitIsRememberedByTheNextKey() throws {
    var reader = try ReaderSample.embedded()
    #expect(reader.press(.character("s")) == .save("On the shelf"))
    #expect(reader.library.state.recentVolumes == [3])
    reader.reload(ReaderState(of: try .embedded(), recent: [5, 3]))
    #expect(reader.press(.character("j")) == .draw())
    #expect(reader.library.state.recentVolumes == [3, 5])
  }

  @Test func theVolumeInWhichReadingEndsCounts() throws {
    for (keys, volumes) in [("", [3]), ("l", [4]), ("lj", [4]), ("ljr", [4])] {
      var reader = try ReaderSample.embedded()
      reader.type(keys)
      reader.rememberVolume()
      #expect(reader.library.state.recentVolumes == volumes, "\(keys)")
    }
  }
}

// MARK: What another window changed

extension ReaderMemoryTests {
  @Test func whatAnotherWindowChangesIsShown() throws {
    let books = try [Book].embedded()
    let state = ReaderState(of: books, expanded: [3, 4], at: [3: 2, 4: 9], kept: [3])
    for keys in ["", "]]]", "l", "c", "C5", "?", "/the\rn", "c/gob"] {
      var reader = try ReaderSample.embedded(state: ReaderState(of: books, kept: [3]))
      var other = try ReaderSample.embedded(state: state)
      reader.type(keys)
      reader.reload(state)
      other.type(keys)
      #expect(reader.picture == other.picture, "\(keys)")
    }
  }

  /// Volumes that another window has put on the shelf, and what is said when that is undone.
  @Test(arguments: [
    ([3], " Undone. Now off the shelf"), ([6], " Undone. Now off the shelf (volume 6)"),
    ([5, 6], " Undone"),
  ])
  func aChangeOfAnotherWindowIsTakenBackToo(volumes: [Int], notice: String) throws {
    var state = ReaderState()
    state.apply(.kept(try volumes.map { try .embedded($0) }))
    var reader = try ReaderSample.embedded()
    reader.reload(state)
    reader.type("U")
    #expect(reader.notice == notice)
  }
}

// MARK: Nothing is told too early

extension ReaderMemoryTests {
  private static let states = [
    "of stories, volume 1", "of stories, volume 2, bookmarks 2:1",
    "of stories, volume 2, bookmarks 2:3, finished 1", "of stories, volume 3, finished 1 2",
    "of stories, volume 1, bookmarks 1:2, finished 1 2, reading 1",
  ]

  /// The words of each text of the stories, and the states at whose index they have been read.
  private static let texts: [(words: String, states: Set<Int>)] = [
    ("to wood", [2, 3, 4]), ("nest", [2, 3, 4]), ("lives", [2, 3, 4]), ("hides", [2, 3, 4]),
    ("fight", [2, 3, 4]), ("wins", [3, 4]), ("driven", [3, 4]), ("raven", []), ("speaks", []),
    ("king", []),
  ]

  /// What has been read is found, and what has not is answered like a word that no book has.
  @Test(arguments: states.indices)
  func onlyWhatHasBeenReadIsFound(index: Int) throws {
    let before = try InteractiveReader(describedBy: "a state: \(Self.states[index])")
    for (words, states) in Self.texts {
      let unknown = String(words.map { $0 == " " ? " " : "q" })
      for keys in ["/\t\(words)\r", "r/\(words)\r"] {
        var (reader, other) = (before, before)
        reader.type(keys)
        other.type(keys.replacing(words, with: unknown))
        let same = reader.picture.replacing(words, with: unknown) == other.picture
        let isInView = keys.first == "/" || !reader.notice.hasPrefix(" Nothing found")
        #expect(same != (states.contains(index) && isInView), "\(keys)")
      }
    }
  }
}

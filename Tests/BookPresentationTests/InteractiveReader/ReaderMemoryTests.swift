import BookCore
import TerminalKit
import TestSupport
import Testing

@testable import BookPresentation

/// What the reader asks to be remembered, and what becomes of a screen when another window has
/// changed that; what keys change stands in the cases of ``ReaderScriptTests``.
struct ReaderMemoryTests {
  @Test func whatIsAskedForIsWhatTheKeysSay() throws {
    var reader = try InteractiveReader(describedBy: "a bookmark: bookmarks 3:9")
    let (third, fourth) = (try Book.embedded(3), try Book.embedded(4))
    #expect(reader.type("mm") == [.remember(.expanded(third)), .remember(.collapsed(third))])
    #expect(
      reader.type("ss") == [.remember(.kept([third])), .remember(.removedFromShelf([third]))])
    #expect(
      reader.type(".,") == [.remember(.moved(third, by: 1)), .remember(.moved(third, by: -1))])
    #expect(reader.type("C12.") == [.remember(.bookmarked(third, place: 12))])
    #expect(reader.type(",") == [.remember(.removedBookmarks(of: [third]))])
    #expect(reader.type("c4.,").last == .remember(.removedBookmarks(of: [fourth])))
    #expect(reader.type("U") == [.remember(.undone)])
  }

  /// Keys, and whether those behind them go by what another window may have changed.
  @Test(arguments: [
    ("", true), ("c", true), ("C", true), ("c⎋", true), ("/", false), ("c/", false), (":", false),
  ])
  func theStateIsReadBeforeWhatGoesByIt(keys: String, isRead: Bool) throws {
    var reader = try ReaderSample.embedded()
    reader.type(keys)
    for key in ".,'UcCprms/nN←→hl5" { #expect(reader.needsReload(before: key.key) == isRead) }
    for key in "jk?" { #expect(!reader.needsReload(before: key.key)) }
  }

  @Test func aVisitIsRememberedOnceAndBeforeWhatItLeadsTo() throws {
    var reader = try ReaderSample.embedded()
    let book = try Book.embedded(3)
    #expect(
      reader.handle(.key(.character("m"))) == [.remember(.shown(book)), .remember(.expanded(book))])
    #expect(reader.handle(.key(.character("m"))) == [.remember(.collapsed(book))])
    #expect(reader.handle(.key(.character("q"))) == [.quit])
    reader.reload(ReaderState(of: try .embedded(), recent: [5, 3]))
    #expect(reader.handle(.key(.character("j"))) == [.remember(.shown(book))])
  }

  @Test func theVolumeInWhichReadingEndsCounts() throws {
    var reader = try ReaderSample.embedded()
    #expect(reader.changesOnExit == [.shown(try .embedded(3))])
    reader.type("l")
    #expect(reader.changesOnExit == [.shown(try .embedded(4))])
    reader.type("j")
    #expect(reader.changesOnExit == [])
    reader.type("lr")
    #expect(reader.changesOnExit == [], "a story is no page of a volume")
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
    #expect(reader.type("U") == [.remember(.undone)])
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

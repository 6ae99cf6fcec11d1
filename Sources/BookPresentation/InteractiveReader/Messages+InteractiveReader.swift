import BookCore
import DisplayText
import TerminalKit

/// The texts of the interactive reader; its marks are ASCII where possible.
extension Messages {
  // MARK: Its header

  static let volumesBefore = "<"
  static let volumesAfter = ">"

  // MARK: Its commands

  static let commandSign = ":"
  static let quitCommand = "q"
  static let helpCommand = "help"

  // MARK: Its search

  static let prompt = "/"
  static let storyPrompt = "Search the story so far: "
  static let shortStoryPrompt = "Story: "
  static let currentHit = ">"
  static let otherHit = "-"

  static func hits(_ current: Int, of count: Int) -> String {
    "\(current.grouped) of \(hitUnit.count(count))"
  }
  static func noHits(for text: String, suggestion: String? = nil) -> String {
    nothingFound(text) + (suggestion.map { " Did you mean \($0.onOneLine.quoted)?" } ?? "")
  }
  /// Where the user is: the volume, what is at the top of it, and how far down that is.
  static func whereabouts(volume: Int?, _ part: String?, _ position: String) -> String {
    [volume.map { "Volume \($0)" }, part, position].compactMap(\.self).joined(by: ", ")
  }
  static let nothingToRepeat = "Nothing to repeat; / searches"
  static let againFromTop = "Again from the top"
  static let againFromEnd = "Again from the end"

  // MARK: Its lists

  static let selectedRow = ">"

  static let shownRecently = "Shown most recently"
  static func narrowed(_ title: String, to words: String) -> String {
    words.isEmpty ? title : "\(title): \(words)"
  }
  static let whoIsWho = "Who is who"
  static let asFarAsRead = "as far as you have read"
  static let noRows = "There is nothing here."
  static let emptyShelf = "The shelf is empty: s puts a volume on it"

  // MARK: Its status line

  static let whole = "All"
  static let top = "Top"
  static let bottom = "End"
  static func percentage(_ share: Int) -> String { "\(share)%" }
  static func volume(_ number: String) -> String { "volume \(number)" }
  static func number(_ number: Int, of count: Int) -> String {
    "\(number.grouped) of \(count.grouped)"
  }

  static let noEarlierVolume = "This is the first volume"
  static let noLaterVolume = "This is the last volume"
  static func sameVolume(_ volume: Int) -> String { "This is volume \(volume)" }
  static func noVolume(_ volume: Int) -> String { "There is no volume \(volume)" }
  static func noChapter(_ chapter: Int) -> String { "There is no chapter \(chapter)" }
  static let notListed = "Not in this list"
  static let noChapters = "This volume has no chapters"
  static let atStart = "This is the beginning"
  static let atEnd = "This is the end"
  static let inLastSection = "This is the last section"
  static let shortSummary = "Too short to collapse"
  static let noBookmark = "No bookmark here"
  static let bookmarkInSight = "The bookmark is in view"
  static func bookmark(of record: BookRecord, in chapters: [Chapter]) -> String {
    switch record.status(in: chapters) {
    case .notBegun: bookmarkRemoved
    case .chapter(let place):
      (record.bookmark == nil ? "\(finishedVolume), \(newFrom)" : "Bookmark: ")
        + chapter(at: place, in: chapters)
    case .begun: chapterGone(record)
    case .finished: finishedVolume
    }
  }
  static func summary(isExpanded: Bool) -> String {
    isExpanded ? "Summary expanded" : "Summary collapsed"
  }
  static let untold = "This volume has no chapter summaries"
  static func nobodyMet(movesBookmark: Bool) -> String {
    "You have met nobody yet" + (movesBookmark ? "; . moves the bookmark on" : "")
  }
  static let noPeople = "The data file tells of no people"

  /// What was taken back or, by the same key once more, done again; nil if it cannot be said in a
  /// line.
  static func undone(_ fact: String?) -> String { fact ?? "Undone" }
  static func doneAgain(_ fact: String?) -> String {
    "Done again" + (fact.map { ": \($0)" } ?? "")
  }
  static func fact(_ fact: String, ofVolume volume: Int) -> String { "\(fact) (volume \(volume))" }

  static func begunAgain(_ chapter: Int, in chapters: [Chapter]) -> String {
    "Begun again: \(self.chapter(at: chapter, in: chapters))"
  }
  static func unknownCommand(_ words: String) -> String {
    "\(commandSign)\(words) does nothing here; ? for help"
  }
  static let nothingToClose = "Nothing to close; q quits"
  static func unknownKey(_ key: Key, after beginning: Character? = nil) -> String {
    let name =
      switch key {
      case .character(let character): (beginning.map(String.init) ?? "") + String(character)
      case .pasted: "Pasted text"
      default: "This key"
      }
    return "\(name) does nothing here; ? for help"
  }

  static func volumesHint(_ count: Int) -> StyledText {
    count == 1 ? StyledText() : hint("1-\(min(count, 9))", "volume")
  }
  static let pageHint = hint("space", "page")
  static let moreHint = hint("m", "more")
  static let lessHint = hint("m", "less")
  static let searchHint = hint("/", "search")
  static let nextChapterHint = hint(".", "next chapter")
  static let contentsHint = hint("c", "contents")
  static let nextHitHint = hint("n", "next")
  static let previousHitHint = hint("N", "previous")
  static let closeHint = hint("Esc", "close")
  static let storyHint = hint("Tab", "story so far")
  static let pageOnlyHint = hint("Tab", "this page only")
  static let openHint = hint("Enter", "open")
  static let goThereHint = hint("Enter", "go there")
  static let chaptersHint = hint("l", "chapters")
  static let setBookmarkHint = hint(".", "set bookmark")
  static let backToVolumesHint = hint("h", "volumes")
  static let narrowHint = hint("/", "filter")
  static let allRowsHint = hint("Esc", "all")
  static func tabHint(_ next: OpenList.Volumes) -> StyledText {
    let next =
      switch next {
      case .all: "all"
      case .shelf: "shelf"
      case .recent: "recent"
      }
    return hint("Tab", next)
  }
  static let moveHint = hint("j k", "move")
  static let closeHelpHint = hint("Esc ?", "close")
  static let helpHint = hint("?", "help")
  static let quitHint = hint("q", "quit")
  private static func hint(_ keys: String, _ meaning: String) -> StyledText {
    StyledText(keys, style: .bold) + " " + StyledText(meaning)
  }

  // MARK: Its help

  static let helpTitle = "Keys"
  static let keys: [(keys: String, meaning: String)] = [
    ("1-9", "go to a volume; type two digits quickly for 10 and up"),
    ("h l", "previous and next volume, also Left and Right"),
    (
      "c",
      "contents: Enter opens a volume, l (Right) its chapters, h (Left) goes back, a number "
        + "selects, / filters, Tab: shelf and recent"
    ),
    ("j k", "line down and up, also Enter e J, y K, Down, Up and the mouse wheel"),
    ("Space b", "page down and up, also f, Page Down and Page Up, Ctrl-V and Alt-V"),
    ("d u", "half a page down and up, also Ctrl-D and Ctrl-U"),
    ("g G", "beginning and end, also gg, < and >, Home and End"),
    ("] [ } {", "section or chapter on and back, also Tab, Shift-Tab; } { by paragraph"),
    ("m", "expand or collapse the summary"),
    ("/", "search here or, after Tab, the story so far; Up: earlier ones"),
    ("n N", "next and previous hit, also of the last search; Esc goes back"),
    (". ,", "bookmark on and back; in a list of chapters, set and remove it"),
    ("'", "go to the bookmark, and back"),
    ("s", "put the volume on the shelf, or take it off"),
    ("U", "undo the last change, or do it again"),
    ("r", "read the story up to the bookmark, and what came before; go back"),
    ("p", "show who is who: Enter opens a person, / filters them; go back"),
    ("=", "say where you are, also Ctrl-G"),
    ("Ctrl-L", "redraw, with changes made in other windows"),
    ("Ctrl-Z", "suspend and return to the shell"),
    ("q", "close a list or text, as Esc and Ctrl-C do, or quit; Q, ZZ, :q quit"),
    ("?", "show these keys, also F1 and H"),
  ]
}

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
  static func nothing(for words: String, among entries: String) -> String {
    "Of \(entries), none has \(words.onOneLine.quoted)."
  }
  /// Where the user is: the volume, what is at the top of it, and how far down that is.
  static func whereabouts(volume: Int?, _ part: String?, _ position: String) -> String {
    [volume.map { "Volume \($0)" }, part, position].compactMap(\.self).joined(by: ", ")
  }
  static let nothingToRepeat = "Nothing to look for again"
  static let nothingToLookFor = "/ looks for words"
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
  static let youAreHere = "You are here; . moves on"
  static let notReadYet = "Not read yet"
  static let inLastSection = "This is the last section"
  static let shortSummary = "Too short to collapse"
  static let noBookmark = "No bookmark here"
  static let noStoryYet = "No bookmark here; . sets one"
  static let bookmarkInSight = "The bookmark is in view"
  static func bookmark(
    of record: BookRecord, in chapters: [Chapter], isChanged: Bool
  ) -> String {
    switch record.status(in: chapters) {
    case .notBegun: bookmarkRemoved
    case .chapter(let place):
      (record.bookmark == nil
        ? "\(finishedVolume), \(newFrom)" : isChanged ? "Bookmark: " : "Already set: ")
        + chapter(at: place, in: chapters)
    case .begun: chapterGone(record)
    case .finished: finishedVolume
    }
  }
  static func nextVolume(_ volume: String) -> String { "; next: \(volume)" }
  static let noNextVolume = "; all volumes are finished"
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
  static func undone(_ fact: String?, isRedo: Bool) -> String {
    (isRedo ? "Done again" : undone) + (fact.map { ". \($0)" } ?? "")
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

  static let pageHint = hint("space", "page")
  static let storyOfVolumeHint = hint("r", "story")
  static let peopleHint = hint("p", "who")
  static let beginHint = hint(".", "begin")
  static let nextChapterHint = hint(".", "next")
  static let setBookmarkHint = hint(".", "set bookmark")
  static let contentsHint = hint("c", "contents")
  static let searchHint = hint("/", "search")
  static let narrowHint = hint("/", "filter")
  static let nextHitHint = hint("n", "next")
  static let previousHitHint = hint("N", "previous")
  static let namesHint = hint("Tab", "names")
  static let storyHint = hint("Tab", "story so far")
  static let storyPromptHint = hint("/ Tab", "story so far")
  static let pageOnlyHint = hint("Tab", "this page only")
  static let listOnlyHint = hint("Tab", "this list only")
  static let openHint = hint("Enter", "open")
  static let chaptersHint = hint("l", "chapters")
  static func tabHint(_ next: Topic.Volumes) -> StyledText {
    let next =
      switch next {
      case .all: "all"
      case .shelf: "shelf"
      case .recent: "recent"
      }
    return hint("Tab", next)
  }
  static let clearHint = hint("Esc", "clear")
  static let allRowsHint = hint("Esc", "all")
  static let helpHint = hint("?", "help")
  static let backHint = hint("q", "back")
  static let quitHint = hint("q", "quit")
  private static func hint(_ keys: String, _ meaning: String) -> StyledText {
    StyledText(keys, style: .bold) + " " + StyledText(meaning)
  }

  // MARK: Its help

  static let helpTitle = "Keys"
  static let keys: [(keys: String, meaning: String)] = [
    ("r", "the story so far of the volume, with what came before"),
    ("p", "who is who: everybody you have met"),
    ("c C", "contents; the chapters of the volume"),
    ("Enter", "open what is chosen: a volume, chapter, person, hit or name"),
    ("Tab", "next name in a story or on a card; in the contents, shelf and recent"),
    ("q", "a step back, or quit on the first screen"),
    ("Esc", "drop a chosen name, marks or a filter, or go a step back"),
    (". ,", "bookmark on and back; among chapters, set and remove it"),
    ("'", "go to the bookmark, and back"),
    ("m s", "expand or collapse the summary; put the volume on the shelf or off"),
    ("U", "undo the last change, or do it again"),
    ("1-9", "go to a volume, or choose a row; two digits quickly for 10 and up"),
    ("h l", "previous and next volume; in a list, back and open"),
    ("/", "look for words, after Tab in the story so far; filter a list"),
    ("n N", "next and previous place of the words; in a list, row"),
    ("j k", "line down and up, also e J, y K, arrows and the mouse wheel"),
    ("Space b", "page down and up, also f, Page Down and Up; d u: half a page"),
    ("g G", "beginning and end, also gg, < and >, Home and End"),
    ("] [ } {", "section or chapter on and back; } { by paragraph"),
    ("=", "say where you are, also Ctrl-G"),
    ("Ctrl-L", "redraw, with changes made in other windows; Ctrl-Z suspends"),
    ("?", "show these keys, also F1, H and :help"),
    ("Q", "quit from anywhere, also ZZ, :q and Ctrl-C; :5 opens volume 5"),
  ]
}

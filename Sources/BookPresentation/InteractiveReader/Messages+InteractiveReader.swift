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

  static func hits(_ current: Int, of count: Int) -> String {
    "\(current.grouped) of \(hitUnit.count(count))"
  }
  static func noHits(for text: String, suggestion: String? = nil) -> String {
    nothingFound(text) + (suggestion.map { " Did you mean \($0.onOneLine.quoted)?" } ?? "")
  }
  static func nothing(for words: String, among entries: String) -> String {
    "Of \(entries), none has \(words.onOneLine.quoted)."
  }
  /// Where the reader is: the volume, and how far down the page that is.
  static func whereabouts(volume: Int, _ position: String) -> String {
    ["Volume \(volume)", position].filter { !$0.isEmpty }.joined(by: ", ")
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
  static let asFarAsRead = "as far as you have read"
  static let noRows = "There is nothing here."
  static let emptyShelf = "The shelf is empty: s puts a volume on it"

  static func heading(ofReader name: String) -> String { "\(name): " }

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
  static func same(_ unit: Unit, _ number: Int) -> String { "This is \(unit.one) \(number)" }
  static func none(_ unit: Unit, _ number: Int) -> String { "There is no \(unit.one) \(number)" }
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
  static func bookmark(of record: BookRecord, in chapters: [Chapter], isChanged: Bool) -> String {
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
  static func summary(isExpanded: Bool) -> String {
    isExpanded ? "Summary expanded" : "Summary collapsed"
  }
  static let untold = "This volume has no chapter summaries"
  static func noneMet(_ kind: EntryKind, movesBookmark: Bool) -> String {
    "You have met \(kind.none) yet" + (movesBookmark ? "; . moves the bookmark on" : "")
  }
  static let unknownNow = "Not known at this bookmark; U takes it back."
  static let setAnew = LabelledCommand("Set it anew: ", ["C", "."])
  static func storyOf(_ volume: Int) -> String { "The story of volume \(volume)" }
  static func storySoFarOf(_ volume: Int) -> String { "The story of volume \(volume) so far" }
  static func noneTold(_ kind: EntryKind) -> String {
    "The data file tells of no \(kind.unit.many)"
  }

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
  static let nothingClosed = "L goes forward again after a step back"
  static let nothingChanges = "That changes nothing here"
  static func unknownKey(_ key: Key) -> String {
    let name =
      switch key {
      case .character(let character): String(character)
      case .pasted: "Pasted text"
      default: "This key"
      }
    return "\(name) does nothing here; ? for help"
  }

  static let storyHint = hint("Tab", "story so far")
  static let storyPromptHint = hint("/ Tab", "story so far")
  static let pageOnlyHint = hint("Tab", "this page only")
  static let listOnlyHint = hint("Tab", "this list only")
  static func name(of volumes: Topic.Volumes) -> String {
    switch volumes {
    case .all: "all"
    case .shelf: "shelf"
    case .recent: "recent"
    }
  }
  static func hint(_ keys: String, _ meaning: String) -> StyledText {
    StyledText(keys, style: .bold) + " " + StyledText(meaning)
  }

  // MARK: Its help

  static let helpTitle = "Keys"
}

import BookCore
import DisplayText

/// What the interactive reader says in more than one place; its marks are ASCII where possible.
extension Messages {
  static func doesNothing(_ typed: String) -> String { "\(typed) does nothing here; ? for help" }

  // MARK: Its search

  static let storyPrompts = ["Search the story so far: ", "Story: "]
  static func noHits(for text: String, suggestion: String? = nil) -> String {
    nothingFound(text) + (suggestion.map { " Did you mean \($0.onOneLine.quoted)?" } ?? "")
  }
  static let nothingToRepeat = "Nothing to look for again"

  // MARK: Its lists

  static func narrowed(_ title: String, to words: String) -> String {
    words.isEmpty ? title : "\(title): \(words)"
  }
  static let noRows = "There is nothing here."
  static let emptyShelf = "The shelf is empty: s puts a volume on it"

  // MARK: Its status line

  static func number(_ number: Int, of count: Int) -> String {
    "\(number.grouped) of \(count.grouped)"
  }
  static func same(_ unit: Unit, _ number: Int) -> String { "This is \(unit.one) \(number)" }
  static func none(_ unit: Unit, _ number: Int) -> String { "There is no \(unit.one) \(number)" }
  static let noBookmark = "No bookmark here"
  static let noChapters = "This volume has no chapters"
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
  static let untold = "This volume has no chapter summaries"
  static let nothingToClose = "Nothing to close; q quits"

  static func hint(_ keys: String, for meaning: String) -> StyledText {
    StyledText(keys, style: .bold) + " " + StyledText(meaning)
  }
}

import BookCore
import DisplayText
import SystemCalls

/// The texts for users that several commands share.
enum Messages {
  static let programName = "hp-books"

  // MARK: What to type

  static func typing(_ purpose: String) -> String { "\(purpose), type:" }

  /// What the line is for that sets a bookmark; a volume without chapters is finished instead.
  static func toSetBookmark(in book: Book) -> String {
    book.chapters.isEmpty ? toFinish : "To set a bookmark"
  }

  static let toFinish = "To mark it as finished"
  static let toSearch = "To search for it"
  static let undo = "Undo: "
  static let openIt = "Open it: "
  static let nextChapter = "Next chapter: "
  static let setBookmark = "Set a bookmark: "
  static let setAgain = "Set it again: "
  static let finishIt = "Finish it: "
  static let whoIsWho = "Who is who: "

  // MARK: Answers

  static let searchedRead = "Searched what you have read."
  static let nothingRemembered = "With --no-state, nothing is recalled or remembered."
  static func nothingRemembered(of source: String) -> String {
    "Nothing is recalled or remembered, since \(source.onOneLine) may hold other books next time."
  }
  static func newReader(_ reader: Reader) -> String { "New reader: \(reader.name.text)" }

  // MARK: Errors

  static let allTakesNoChapter = "--all leaves nothing out, so it takes no chapter."
  static let whichVolume = "Which volume? Give its number or words of its title."
  static let clearingTakesNoVolume = "--clear applies to all volumes, so it takes no VOLUME."
  static let noStateToChange = "With --no-state, nothing is remembered, so nothing can be changed."

  /// Says why the variable `HOME` names no folder.
  static func noHome(in environment: Environment) -> String {
    environment.nonEmpty("HOME").map { "HOME is \($0.quoted), which is not an absolute path" }
      ?? "HOME is not set"
  }

  static func unexpandedTilde(_ path: String) -> String {
    "The shell did not expand the ~ in \(path.quoted)."
  }

  static let readerName =
    "a name of at most \(ReaderName.maxLength) letters, digits, - and _ that does not begin with -"
}

import BookCore
import BookPresentation
import DisplayText
import SystemCalls
import TerminalKit

/// The texts for users that several commands share or that are made from values.
enum Messages {
  static let programName = "hp-books"

  // MARK: What to type

  /// What a command line is for that follows.
  static func typing(_ purpose: String) -> String { "\(purpose), type:" }

  /// What the line is for that sets a bookmark; a volume without chapters is finished instead.
  static func toSetBookmark(in book: Book) -> String {
    book.chapters.isEmpty ? toFinish : "To set a bookmark"
  }

  static let forExample = "For example:"

  // MARK: Answers

  static let more = "More: "
  static let less = "Less: "
  static let undo = "Undo: "
  static let openIt = "Open it: "
  static let nextChapter = "Next chapter: "
  static let toFinish = "To mark it as finished"
  static let setBookmark = "Set a bookmark: "
  static let setAgain = "Set it again: "
  static let finishIt = "Finish it: "
  static let storySoFar = "Story so far: "
  static let itsStory = "Its story: "
  static let whoIsWho = "Who is who: "
  static let orInTheMiddle = "Or further on: "
  static let bookmarkHelps =
    "Up to your bookmark, recap tells the story, and who tells who is who."
  static let thisReading = "That is as far as this reading goes. The whole volume: "
  static let allReadings = "That is from all your readings. As known in this one: "
  static func haveYouRead(_ volumes: [Int]) -> String {
    "Have you read \(VolumeNumbers(volumes).inSentence)? "
  }
  static let nothingRemembered = "With --no-state, nothing is recalled or remembered."
  static func nothingRemembered(of source: String) -> String {
    "Nothing is recalled or remembered, since \(source.onOneLine) may hold other books next time."
  }

  // MARK: Errors and warnings

  static let unknownError = "Unexpected error"
  static let stateHint = "Use --state FILE to keep the reader state in another file."
  static let readerHint = "Use --state FILE in place of --reader to keep it in another file."
  static let foreignStateHint =
    "Use --state FILE to keep the reader state in another file, or move this one away."
  static let savedAllTheSame = "The change is saved all the same."
  static let newerStateHint =
    "Use --state FILE to keep the reader state of this version in another file."

  /// Says why the variable `HOME` names no folder.
  static func noHome(in environment: Environment) -> String {
    environment.nonEmpty("HOME").map { "HOME is \($0.quoted), which is not an absolute path" }
      ?? "HOME is not set"
  }

  static let commandLineHint =
    "On Linux, it is read from /proc, which needs a free file descriptor."

  static func unreadableCommandLine(_ reason: String) -> String {
    "The command line cannot be read: \(reason)"
  }

  static func unwritableOutput(_ reason: String) -> String {
    "Could not write the output: \(reason)"
  }

  // MARK: Data files

  static let dataVariableHint = "The variable HP_BOOKS_DATA names this file."
  static let dataHint = "For the format of a data file, type: \(programName) help data"

  static func formatHint(_ format: String) -> String {
    "This appears to be \(format), not JSON. For the format, type: \(programName) help data"
  }

  static func encodingHint(_ encoding: TextEncoding) -> String {
    let name =
      switch encoding {
      case .utf16: "UTF-16 or UTF-32"
      case .cp949: "CP949 (Korean)"
      case .latin1: "Latin-1 (Western European)"
      }
    return "Save the file as UTF-8. It appears to be in \(name)."
  }

  // MARK: Searches

  static func openFirst(in chapter: String?) -> String {
    "Open the first\(chapter.map { ", \($0)" } ?? ""): "
  }
  static let searchedRead = "Searched what you have read."
  static let searchedBegun = "Searched the pages of all volumes, without later chapters."
  static let searchedContents = "Searched the pages of all volumes."
  static let everything = "Everything: "
  static let toSearch = "To search for it"
  static let toHearStory = "To hear what happened"
  static let toGoOn = "To go on to the next chapter"

  /// Says that volumes before the one that the reader is in are not recorded.
  static func notMarked(_ volumes: [Int]) -> String {
    let numbers = VolumeNumbers(volumes)
    return "\(numbers.inWords) \(volumes.count == 1 ? "is" : "are") not marked as finished: "
  }

  // MARK: Volumes

  static let seeVolumes = "To see all volumes"
  static let allTakesNoChapter = "--all leaves nothing out, so it takes no chapter."

  // MARK: What is remembered

  static let whichVolume = "Which volume? Give its number or words of its title."
  static let clearingTakesNoVolume = "--clear applies to all volumes, so it takes no VOLUME."
  static let noStateToChange = "With --no-state, nothing is remembered, so nothing can be changed."
  static func nothingToChange(of source: String) -> String {
    "Nothing can be changed, since \(source.onOneLine) may hold other books next time."
  }

  static func unexpandedTilde(_ path: String) -> String {
    "The shell did not expand the ~ in \(path.quoted)."
  }
  static let nameInHome = "To name the file in your home folder"
  static let stateVariableHint = "The variable HP_BOOKS_STATE names this file."
  static let streamAsState = "The reader state needs a file, and - is a stream."
  static let fileNamedLikeStream = "To name a file called -, write ./- instead."
  static let sameFile = "The reader state and the books cannot be in the same file."

  static func rememberedElsewhere(_ path: String) -> String {
    "Remembered of \(path.onOneLine), which is gone: "
  }
  static func nothingRemembered(at path: String) -> String {
    "Nothing is remembered of books at \(path.quoted)."
  }
  static let rememberedAlready = "Something is remembered of these books already."
  static let takenOver = "All of that is remembered here already."
  static let toMakeRoom = "To forget it and make room"
  static let takingOverTakesNoVolume = "--from applies to all volumes, so it takes no VOLUME."

  // MARK: Several readers

  static let readerName =
    "a name of at most \(ReaderName.maxLength) letters, digits, - and _ that does not begin with -"
  static func unusableReaderVariable(_ text: String) -> String {
    "The variable HP_BOOKS_READER must be \(readerName), not \(text.quoted)."
  }
  static func noReaders(in environment: Environment) -> String {
    "There is no place for reader states, since \(noHome(in: environment))."
  }
  static func newReader(_ reader: Reader) -> String { "New reader: \(reader.name.text)" }

  static func unusableDay(_ text: String) -> String {
    "The variable HP_BOOKS_TODAY must be a day from 2020 on, such as 2026-03-09, not \(text.quoted)."
  }

  // MARK: The interactive reader

  static let readElsewhere = "With any other TERM, read fills the screen, and keys lead on."
  static let crashMessage = "\(programName) has crashed; the terminal has been restored.\n"
  static func saving(_ failure: ReaderStateError?) -> String {
    switch failure {
    case nil: "Saved now"
    case .locked: "Not saved yet: another program is saving"
    case .unflushed: "Saved, but may not survive a power cut"
    default: "Could not save this"
    }
  }

  /// A warning in a line that may be short: without the path, which is told after leaving.
  static func notice(of warning: ReaderStateError) -> String {
    switch warning {
    case .damaged: "The reader state is damaged, so it is ignored"
    case .partlyDamaged: "The reader state is damaged in part; the rest is used"
    case .setAside: "The reader state was damaged; the old file is kept"
    case .wasGone: "The reader state was gone; it is saved again"
    default: warning.description
    }
  }

  // MARK: The pager

  static func withoutPager(_ failure: ProgramFailure) -> String {
    switch failure {
    case .notStarted(let program, let reason): "Could not run the pager '\(program)': \(reason)"
    case .failed(let program): "The pager '\(program)' failed, so the page is printed without it"
    }
  }
}

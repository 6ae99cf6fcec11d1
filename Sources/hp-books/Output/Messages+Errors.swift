import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText
import SystemCalls
import TerminalKit

/// The texts for everything that is wrong or missing.
extension Messages {
  // MARK: Errors and warnings

  static let unknownError = "Unexpected error"
  static let stateHint = "Use --state FILE to keep the reader state in another file."
  static let newerStateHint =
    "Use --state FILE to keep the reader state of this version in another file."

  /// Says why the variable `HOME` names no folder.
  static func noHome(in environment: Environment) -> String {
    environment.nonEmpty("HOME").map { "HOME is \($0.quoted), which is not an absolute path" }
      ?? "HOME is not set"
  }

  static let stateNotKept = "nowhere, because of --no-state"

  static func noStateFile(in environment: Environment) -> String {
    "nowhere, since \(noHome(in: environment))"
  }

  static let commandLineHint = "On Linux, it is read from /proc, which takes a free descriptor."

  static func unreadableCommandLine(_ reason: String) -> String {
    "The command line cannot be read: \(reason)"
  }

  static func unwritableOutput(_ reason: String) -> String {
    "Could not write the output: \(reason)"
  }

  // MARK: Data files

  static let dataVariableHint = "The variable HP_BOOKS_DATA names this file."
  static let dataHint = "For the format of a data file, type: \(programName) help data"

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

  static func nothingFound(_ failure: NothingFound) -> String {
    let suggestion = failure.suggestion.map { " Did you mean \($0.onOneLine.quoted)?" } ?? ""
    return "Nothing found for \(failure.text.quoted).\(suggestion)"
  }

  // MARK: Volumes

  static let severalHint = "Use a number, or more words of the title."

  static func noVolume(_ word: String, of count: Int) -> String {
    let range = count == 1 ? "only volume 1" : "volumes 1 to \(count)"
    return "There is no volume \(word.excerpt): this series has \(range)."
  }

  static func backwards(_ first: Int, _ last: Int) -> String {
    "The range \(first)-\(last) runs backwards. Did you mean \(last)-\(first)?"
  }

  static func noTitle(_ name: String) -> String { "No title matches \(name.quoted)." }

  static func noCommandOrTitle(_ name: String) -> String {
    "No command or title matches \(name.quoted)."
  }

  static func didYouMean(_ title: String, after message: String) -> String {
    "\(message) Did you mean \(title.onOneLine.quoted)?"
  }

  static func severalVolumes(_ name: String, _ count: Int) -> String {
    "\(name.quoted) matches \(count) volumes:"
  }

  static func noCommandButVolumes(_ name: String, _ count: Int) -> String {
    "\(name.quoted) is not a command, but matches \(count) volumes:"
  }

  // MARK: What is remembered

  static let whichVolume = "Which volume? Give its number or words of its title."
  static let clearingTakesNoVolume = "--clear applies to all volumes, so it takes no VOLUME."
  static let noStateToChange = "With --no-state, nothing is remembered, so nothing can be changed."

  static let sameFile = "The reader state and the books cannot be in the same file."

  /// Why some steps from the bookmark lead nowhere.
  static func noStep(by count: Int, _ record: BookRecord, in book: Book) -> String {
    let volume = "volume \(book.seriesNumber)"
    let step = "A step of \(count > 0 ? "+" : "")\(count)"
    switch record.step(by: count, in: book.chapters) {
    case .beforeStart: return "\(step) goes beyond the beginning of \(volume)."
    case .beyondEnd:
      return "\(step) goes beyond the end of \(volume): its last chapter is \(book.chapters.count)."
    case .chapter, .end, .unknown:
      return "The bookmarked chapter of \(volume) is gone, so there is no step from it."
    }
  }

  static func noChapters(inVolume volume: Int) -> String {
    "Volume \(volume) has no chapters, so it takes no bookmark."
  }

  static func noChapter(_ word: String, in book: Book) -> String {
    let count = book.chapters.count
    let range = count == 1 ? "only chapter 1" : "chapters 1 to \(count)"
    return "There is no chapter \(word.excerpt): volume \(book.seriesNumber) has \(range)."
  }

  static func stepTooLong(_ step: String) -> String {
    "No volume has enough chapters for \(step.excerpt)."
  }

  static func noChapterTitle(_ name: String, inVolume volume: Int) -> String {
    "No chapter of volume \(volume) matches \(name.quoted)."
  }

  static func severalChapters(_ name: String, _ count: Int) -> String {
    "\(name.quoted) matches \(count) chapters:"
  }

  // MARK: Lists

  /// How many rows a list has, so that an error stays on the screen.
  private static let maxListed = 10

  /// The beginning of a list of titles after their numbers, and how much more there is.
  ///
  /// - Parameters:
  ///   - items: Everything that could be listed.
  ///   - row: Finds the number and the title of an item that is listed.
  /// - Returns: The lines.
  static func listed<Item>(
    _ items: [Item], row: (Item) -> (number: String, title: String)
  ) -> [String] {
    let rows = items.prefix(maxListed).map(row)
    let width = rows.reduce(0) { max($0, $1.number.displayWidth) }
    let lines = rows.map { number, title in
      "  \(String.spaces(width - number.displayWidth))\(number)  \(title.onOneLine)"
    }
    let rest = items.count - rows.count
    return rest > 0 ? lines + ["  and \(rest) more"] : lines
  }

  /// The beginning of a list of volumes.
  static func listed(_ books: [Book]) -> [String] {
    listed(books) { (String($0.seriesNumber), $0.title) }
  }

  // MARK: The interactive reader

  static let crashMessage = "\(programName) has crashed; the terminal has been restored.\n"
  static let notRemembered = "Could not save this"

  // MARK: Pager and browser

  static func opening(_ address: String) -> String { "Opening \(address) in your browser." }

  static func noWebPage(ofVolume volume: Int) -> String { "Volume \(volume) has no wiki page" }

  static func withoutPager(_ failure: ProgramFailure) -> String {
    switch failure {
    case .notStarted(let program, let reason): "Could not run the pager '\(program)': \(reason)"
    case .failed(let program): "The pager '\(program)' failed, so the page is printed without it"
    }
  }

  static let browserHint = "To choose a browser, set HP_BOOKS_BROWSER or BROWSER."

  static func withoutBrowser(_ failure: ProgramFailure?) -> String {
    switch failure {
    case .notStarted(let program, let reason): "Could not run the browser '\(program)': \(reason)"
    case .failed(let program): "The browser '\(program)' could not open the page"
    case nil: "No browser was found"
    }
  }
}

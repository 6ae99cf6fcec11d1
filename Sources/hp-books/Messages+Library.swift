import ArgumentParsing
import BookCore
import BookPresentation

/// The texts about what a user has read and kept.
extension Messages {
  // MARK: Help

  static let shelfAbstract = "Show or change your shelf."
  static let shelfDiscussion = """
    With --add or --remove, each VOLUME is one word: a number, or a word of a title. The shelf is \
    shown in the order in which you kept the volumes.
    """
  static let shelfExample = "The volumes that you keep"
  static let shelfAddExample = "Keep volumes 3 and 5"
  static let shelfAddHelp = "Put the volumes on the shelf."
  static let shelfRemoveHelp = "Take the volumes off the shelf."
  static let shelfClearHelp = "Take all volumes off the shelf."

  static let recentAbstract = "Show what you looked at last."
  static let recentDiscussion = """
    It lists up to \(ReaderState.maxRecentVolumes) volumes, the newest first. Those that show has \
    printed count, and those that you stayed at in read.
    """
  static let recentExample = "The volumes shown most recently"
  static let recentClearHelp = "Empty the list; the volume shown last is still known."

  static let bookmarkAbstract = "Show or set your bookmarks."
  static let bookmarkDiscussion = """
    CHAPTER is its number or words of its title. Without it, the place in VOLUME is shown; without \
    VOLUME, all volumes that you have begun or finished. VOLUME is one word here: a number, or a \
    word of a title.
    """
  static let bookmarkExample = "You are in chapter 9 of volume 3"
  static let finishedExample = "You have read volume 3"
  static let bookmarksExample = "Where you are in each volume"
  static let chapterHelp = "A number or words of a title."
  static let finishedHelp = "Say that you have read the whole volume."
  static let bookmarkRemoveHelp = "Take the bookmark out of the volume."
  static let bookmarkClearHelp = "Take the bookmarks out of all volumes."

  static let statsAbstract = "Show the series at a glance, and how far you are."
  static let statsDiscussion = """
    Each volume has a bar as long as it has pages, full as far as you have read: in chapter 9 means \
    that 8 are read. A long series has a row for each year, decade or century instead.
    """
  static let statsExample = "The whole series on one screen"

  static let forgetAbstract = "Forget what is remembered about a volume."
  static let forgetDiscussion = """
    That is whether its summary is expanded, the place in read, the bookmark, and its entries on \
    the shelf and in the list of recent volumes. The answer has the commands that bring back what \
    commands can.
    """
  static let forgetExample = "Everything about volume 3"
  static let forgetAllExample = "Everything about the series"
  static let forgetAllHelp = "Forget everything about all volumes of the series."

  // MARK: Answers

  static func shelf(_ book: Book, isKept: Bool, isNew: Bool) -> String {
    let fact =
      switch (isKept, isNew) {
      case (true, true): "Kept"
      case (true, false): "Already kept"
      case (false, true): "Not kept any more"
      case (false, false): "Was not kept"
      }
    return "\(fact): \(named(book))"
  }

  /// Where the bookmark of a volume is, in answer to a question or to a change.
  ///
  /// - Parameters:
  ///   - bookmark: The bookmark, or nil if there is none.
  ///   - book: The volume.
  ///   - isNew: Whether the change makes a difference.
  /// - Returns: One line.
  static func bookmark(_ bookmark: Bookmark?, in book: Book, isNew: Bool = true) -> String {
    switch bookmark {
    case .chapter?:
      let place = bookmark.map { ", " + $0.description(in: book) } ?? ""
      return "\(isNew ? "Bookmark" : "Already there"): \(named(book))\(place)"
    case .finished?: return "\(isNew ? "Finished" : "Already finished"): \(named(book))"
    case nil: return "\(isNew ? "No bookmark" : "Had no bookmark"): \(named(book))"
    }
  }

  static func emptied(isNew: Bool) -> String {
    isNew ? "The shelf is empty now." : "The shelf was empty already."
  }

  static func clearedRecent(_ books: [Book]) -> [String] {
    books.isEmpty
      ? ["No volume was listed as recent."]
      : ["The list of recent volumes is empty now. It was:"] + listed(books)
  }

  static func clearedBookmarks(isNew: Bool) -> String {
    isNew ? "No volume has a bookmark now." : "No volume had a bookmark."
  }

  static func forgotten(_ book: Book, isNew: Bool) -> String {
    "\(isNew ? "Forgotten" : "Nothing was remembered"): \(named(book))"
  }

  static let forgottenPlace = "In hp-books read, it begins at the top again."
  static let forgottenRecent = "It is no longer listed as recent."

  static func forgottenEverything(isNew: Bool) -> String {
    isNew
      ? "Everything about this series is forgotten." : "Nothing was remembered about this series."
  }

  static let forgottenPlaces = "In hp-books read, all volumes begin at the top again."
  static let forgottenRecents = "The list of recent volumes was:"

  private static func named(_ book: Book) -> String {
    "\(book.seriesNumber)  \(book.title.onOneLine)"
  }

  // MARK: Where there is nothing yet

  static func emptyShelfHint(_ commandLine: String?) -> String {
    "The shelf is empty." + advice("To keep a volume", commandLine)
  }

  static func nothingRecentHint(_ commandLine: String?) -> String {
    "No volume is listed as recent." + advice("To show one", commandLine)
  }

  static func noBookmarkHint(_ commandLine: String?) -> String {
    "No volume has a bookmark." + advice("To set one", commandLine)
  }

  /// What to type next; nothing where the books cannot be read again.
  private static func advice(_ purpose: String, _ commandLine: String?) -> String {
    commandLine.map { " \(purpose), type: \($0)" } ?? ""
  }

  static func bookmarkHint(_ commandLine: String) -> String {
    "To set one, type: \(commandLine)"
  }

  // MARK: Errors

  static let whichVolume = "Which volume? Name it by its number or a word of its title."
  static let clearingTakesNoVolume = "--clear is about all volumes, so it takes none."
  static let chapterAndFlag = "A chapter is named to set a bookmark, which takes no option."
  static let noStateToChange = "With --no-state, nothing is remembered, so nothing can be changed."
  static let whatToForget = "Which volume is to be forgotten? For all of them, use --all."
  static let allTakesNoVolume = "--all is about all volumes, so it takes none."

  static func whatToDo(with book: Book) -> String {
    "What is to be done with volume \(book.seriesNumber)? Use --add or --remove."
  }

  static func typeHint(_ commandLine: String) -> String {
    "For example: \(commandLine)"
  }

  static func noChapters(inVolume volume: Int) -> String {
    "Volume \(volume) has no chapters; it can only be finished."
  }

  static func noChapter(_ word: String, in book: Book) -> String {
    let count = book.chapters.count
    let range = count == 1 ? "only chapter 1" : "chapters 1 to \(count)"
    return "There is no chapter \(word.excerpt): volume \(book.seriesNumber) has \(range)."
  }

  static func noChapterTitle(_ name: String, inVolume volume: Int) -> String {
    "No chapter of volume \(volume) matches \(name.quoted)."
  }

  static func severalChapters(_ name: String, _ count: Int) -> String {
    "\(name.quoted) matches \(count) chapters:"
  }

  static func chaptersHint(_ commandLine: String) -> String {
    "To see its chapters, type: \(commandLine)"
  }
}

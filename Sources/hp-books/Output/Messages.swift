import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText
import TypedText

/// The texts for users that several commands share or that are made from values; here, answers.
enum Messages {
  static let programName = "hp-books"

  // MARK: Answers

  static let undo = "Undo: "
  static let beginIt = "Begin it: "
  static let forgetIt = "Forget it: "
  static let readOn = "Read on: "
  static let nextChapter = "Next chapter: "
  static let lookInside = "Look inside: "
  static let inFullScreen = "In full screen: "
  static let setBookmark = "Set a bookmark: "
  static let setItAnew = "Set it again: "
  static let finishIt = "Finish it: "
  static let allCommands = "All commands: "
  static let storySoFar = "Story so far: "
  static let tellUpTo = "Or name a chapter: "
  static let chapterGone = "The bookmarked chapter is gone."
  static let nothingRemembered = "With --no-state, nothing is recalled or remembered."
  static let nothingToUndo = "There is nothing to undo."
  static func notBegun(_ book: Book) -> String { "Not begun: \(named(book))" }
  static func untold(_ book: Book) -> String {
    book.chapters.isEmpty
      ? "Volume \(book.seriesNumber) has no chapters."
      : "The data file has no chapter summaries for volume \(book.seriesNumber)."
  }
  static let allTakesNoChapter = "--all tells the whole story, so it takes no chapter."
  static let allFinished = "All volumes are finished."

  static func reading(_ book: Book) -> String { "You are in: \(named(book))" }

  static func next(_ volume: String) -> String { "Next: \(volume)" }
  static func next(_ book: Book) -> String { next(named(book)) }

  /// Says whether a volume is on the shelf, in answer to a question or to a change.
  ///
  /// - Parameters:
  ///   - book: The volume.
  ///   - record: What is remembered of it now.
  ///   - isChanged: Whether a change made it so; nil in answer to a question.
  /// - Returns: The fact.
  static func shelf(_ book: Book, _ record: BookRecord, isChanged: Bool? = nil) -> String {
    let fact =
      switch (record.isKept, isChanged) {
      case (true, false?): "Already on the shelf"
      case (true, _): "On the shelf"
      case (false, true?): "Taken off the shelf"
      case (false, _): "Not on the shelf"
      }
    return "\(fact): \(named(book))"
  }

  /// Says where the bookmark of a volume is, in answer to a question or to a change.
  static func bookmark(_ book: Book, _ record: BookRecord, isChanged: Bool = true) -> String {
    let fact =
      switch record.status(in: book.chapters) {
      case .chapter, .begun: isChanged ? "Bookmark" : "Already there"
      case .finished: isChanged ? "Finished" : "Already finished"
      case .notBegun: "Not begun"
      }
    let place = record.bookmark == nil ? "" : ", " + record.placeDescription(in: book.chapters)
    return "\(fact): \(named(book))\(place)"
  }

  /// Says that a bookmark was taken out, or what was there instead of one.
  ///
  /// - Parameters:
  ///   - book: The volume.
  ///   - record: What is remembered of it now.
  ///   - old: What was remembered of it before, or nil if nothing changed.
  /// - Returns: The fact.
  static func removedBookmark(_ book: Book, _ record: BookRecord, from old: BookRecord?) -> String {
    guard let old else { return "Had no bookmark: \(named(book))" }
    if old.bookmark == nil { return "No longer finished: \(named(book))" }
    return "Bookmark removed: \(named(book))" + (record.isFinished ? ", still finished" : "")
  }

  /// Says what is true of a volume after a change was taken back.
  static func restored(_ book: Book, _ record: BookRecord, from old: BookRecord) -> [String] {
    var facts: [String] = []
    if (old.bookmark, old.timesFinished) != (record.bookmark, record.timesFinished) {
      facts.append(
        record.isBegun ? bookmark(book, record) : removedBookmark(book, record, from: old))
    }
    if old.isKept != record.isKept { facts.append(shelf(book, record, isChanged: true)) }
    if old.isExpanded != record.isExpanded {
      facts.append("\(record.isExpanded ? "Expanded" : "Collapsed"): \(named(book))")
    }
    return facts
  }

  static func recent(_ volumes: [Int]) -> String {
    volumes.isEmpty
      ? "There are no recent volumes."
      : "Recent volumes: \(volumes.map(String.init).joined(separator: ", "))"
  }

  /// Says that something is remembered which belongs to no book.
  static func lost(_ title: String, more: Int) -> String {
    let others = more > 0 ? " and \(more) more" : ""
    return "No longer in this series: \(title.onOneLine)\(others)."
  }

  static func lostAgain(_ title: String) -> String { "Remembered again: \(title.onOneLine)" }

  static func forgotten(_ book: Book, isChanged: Bool) -> String {
    "\(isChanged ? "Forgotten" : "Nothing was remembered"): \(named(book))"
  }

  static func forgotten(_ title: String) -> String { "Forgotten: \(title.onOneLine)" }

  private static func named(_ book: Book) -> String {
    "\(book.seriesNumber)  \(book.title.onOneLine)"
  }

  /// Says where a file was installed, where a changed one is now, how the new one comes into effect,
  /// and how to take it away.
  static func installed(
    _ name: String, in path: String, keptAs oldPath: String?, advice: [String]
  ) -> [String] {
    let kept = oldPath.map { "The old \(name), which may hold changes of yours, is kept as \($0)" }
    return ["Installed as \(path)"] + [kept].compactMap(\.self) + advice
      + ["Remove it: \(ShellCommand(["rm", path]).text)"]
  }

  /// Says how a completion script comes into effect.
  static func activation(of shell: CompletionScript) -> [String] {
    switch shell {
    case .bash: ["It works in every new shell that loads the package bash-completion."]
    case .zsh:
      [
        "It works in every new shell if ~/.zshrc has this line before compinit:",
        "  fpath=(~/.zfunc $fpath)",
      ]
    case .fish: ["It works in every new shell."]
    }
  }

  /// Says how `man` comes to search a folder, as it may do already: it looks beside those of `PATH`.
  static func manualPath(_ folder: String, in shell: CompletionScript?) -> [String] {
    // In fish, export takes a MANPATH that was not set for an empty one.
    let assignment = shell == .fish ? "set -gx MANPATH " : "export MANPATH="
    return [
      "If 'man \(programName)' does not find it, add this line to your shell’s startup file:",
      "  \(assignment)\(folder.shellQuoted):\"$MANPATH\"",
    ]
  }
}

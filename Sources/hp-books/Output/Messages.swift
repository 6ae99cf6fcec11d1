import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText

/// The texts for users that several commands share or that are made from values; here, answers.
enum Messages {
  static let programName = "hp-books"

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

  /// Says where the bookmark of a volume is, in answer to a question or to a change.
  static func bookmark(_ bookmark: Bookmark?, in book: Book, isNew: Bool = true) -> String {
    switch bookmark {
    case .chapter?:
      let place = bookmark.map { ", " + $0.description(in: book) } ?? ""
      return "\(isNew ? "Bookmark" : "Already there"): \(named(book))\(place)"
    case .finished?: return "\(isNew ? "Finished" : "Already finished"): \(named(book))"
    case nil: return "\(isNew ? "No bookmark" : "Had no bookmark"): \(named(book))"
    }
  }

  static func forgotten(_ book: Book, isNew: Bool) -> String {
    "\(isNew ? "Forgotten" : "Nothing was remembered"): \(named(book))"
  }

  private static func named(_ book: Book) -> String {
    "\(book.seriesNumber)  \(book.title.onOneLine)"
  }

  /// Says that a list is empty, and perhaps how to change that.
  static func nothingYet(_ fact: String, _ advice: String?) -> String {
    advice.map { "\(fact) \($0)" } ?? fact
  }

  /// Says where a completion script was installed, where a changed one is now, and how the new one
  /// comes into effect.
  static func installed(
    _ path: String, keptAs oldPath: String?, for shell: CompletionScript
  ) -> [String] {
    let kept = oldPath.map { "The old script, which may hold changes of yours, is kept as \($0)" }
    let advice =
      switch shell {
      case .bash: ["It works in every new shell that loads the package bash-completion."]
      case .zsh:
        [
          "It works in every new shell if ~/.zshrc has this line before compinit:",
          "  fpath=(~/.zfunc $fpath)",
        ]
      case .fish: ["It works in every new shell."]
      }
    return ["Installed in \(path)"] + [kept].compactMap(\.self) + advice
  }
}

import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText
import TypedText

/// The texts for users that several commands share or that are made from values; here, answers.
enum Messages {
  static let programName = "hp-books"

  // MARK: What to type

  static func advice(_ purpose: String, _ command: ShellCommand) -> String {
    "\(purpose), type: \(command.text)"
  }

  static func example(_ command: ShellCommand) -> String { "For example: \(command.text)" }

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
  static let nothingRemembered = "With --no-state, nothing is recalled or remembered."
  static let allTakesNoChapter = "--all tells the whole story, so it takes no chapter."
  static let allFinished = "All volumes are finished."

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

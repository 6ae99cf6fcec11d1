/// A shell that can complete the program's command lines, and the script for it.
///
/// The script offers commands, options, and the values that are known in advance. Once a member of
/// an exclusive group is given, the other members are not offered. For other values, it asks the
/// program by its hidden command, and passes on the options on which they depend. Of what was typed
/// it takes only plain words and `~/`, and evaluates nothing; otherwise it does not ask.
///
///     CompletionScript.zsh.text(for: program)  // "#compdef hp-books\n…"
package enum CompletionScript: String, CaseIterable, Sendable {
  /// The script for bash 3.2 and newer, which shows no descriptions.
  case bash

  /// The script for zsh, to be saved as `_NAME` in a folder of `fpath` or to be sourced.
  case zsh

  /// The script for fish 3 and newer.
  case fish

  /// The beginning of the script, by which a file with a script for the program is known.
  ///
  /// - Parameter program: The description of the program.
  /// - Returns: One line or two, without the last line break.
  package func heading(for program: any ParsableProgram.Type) -> String {
    let title = "# " + Messages.completionTitle(of: program.name, shell: rawValue)
    return self == .zsh ? "#compdef \(program.name)\n\(title)" : title
  }

  /// The script for a program.
  ///
  /// - Parameter program: The description of the program.
  /// - Returns: The whole script; its last line ends with a line break.
  package func text(for program: any ParsableProgram.Type) -> String {
    switch self {
    case .bash: BashScript(program).text
    case .zsh: ZshScript(program: program).text
    case .fish: FishScript(program: program).text
    }
  }
}

extension ParsableProgram {
  /// The command line that asks the program, without the subject.
  static var questionLine: String {
    "command \(name) \(CandidatesCommand.name)"
  }

  /// The program's name as used in the names of shell functions.
  static var shellIdentifier: String {
    name.shellIdentifier
  }

  /// The shared options and the flags that every command takes.
  static var optionsOfEveryCommand: [OptionDefinition] {
    sharedOptions + [StandardFlags.help]
  }
}

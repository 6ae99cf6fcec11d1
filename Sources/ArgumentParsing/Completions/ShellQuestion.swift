/// What bash and zsh have in common when they ask the program.
struct ShellQuestion {
  private let program: any ParsableProgram.Type

  init(_ program: any ParsableProgram.Type) {
    self.program = program
  }

  /// The functions that add what was typed to the array `asked`, or set `unclear`.
  ///
  /// The arguments of the first are an option, its value as it was typed, and a word if `=` was
  /// between them: a shell leaves a tilde behind that alone. The second takes any word in the same
  /// way, with what goes before it in place of an option.
  ///
  /// - Parameters:
  ///   - take: The name of the function that keeps options.
  ///   - keep: The name of the function that keeps any word.
  /// - Returns: Their text.
  func keepingWords(take: String, keep: String) -> String {
    """
    # \(Messages.takeComment)
    \(take)() {
      [[ ' \(spellings) ' == *" $1 "* ]] && \(keep) "$1=" "$2" "$3"
    }

    # \(Messages.keepComment)
    \(keep)() {
      local plain=$2
      [[ $3 ]] || plain=${2#\\~/}
      if [[ ! $plain || $plain == *[![:alnum:]_./,:@%+-]* ]]; then
        unclear=1
      elif [[ $plain == "$2" ]]; then
        asked+=("$1$plain")
      else
        asked+=("$1$HOME/$plain")
      fi
    }
    """
  }

  private var spellings: String {
    program.candidateOptions.map(\.spelling).joined(by: " ")
  }
}

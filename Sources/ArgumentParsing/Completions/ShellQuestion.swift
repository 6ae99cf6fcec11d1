/// What bash and zsh have in common when they ask the program.
struct ShellQuestion {
  private let program: any ParsableProgram.Type

  init(_ program: any ParsableProgram.Type) {
    self.program = program
  }

  /// The function that adds an option with its value to the array `asked`, or sets `unclear`.
  ///
  /// Its arguments are the option, the value as it was typed, and a word if `=` was between them: a
  /// shell leaves a tilde behind that alone.
  ///
  /// - Parameter function: The name of the function.
  /// - Returns: Its text.
  func takingOptions(function: String) -> String {
    """
    # \(Messages.takeComment)
    \(function)() {
      local plain=$2
      [[ ' \(spellings) ' == *" $1 "* ]] || return
      [[ $3 ]] || plain=${2#\\~/}
      if [[ ! $plain || $plain == *[![:alnum:]_./,:@%+-]* ]]; then
        unclear=1
      elif [[ $plain == "$2" ]]; then
        asked+=("$1=$plain")
      else
        asked+=("$1=$HOME/$plain")
      fi
    }
    """
  }

  private var spellings: String {
    program.candidateOptions.map(\.spelling).joined(by: " ")
  }
}

/// The completion script for zsh.
///
/// It leaves the work to `_arguments`, once for the options before the command and once for the
/// command with what follows it.
struct ZshScript {
  let program: Program

  init(_ program: Program) {
    self.program = program
  }

  var text: String {
    """
    #compdef \(program.name)
    # \(Words.completionTitle(of: program.name, shell: "zsh"))

    \(function)() {
      local curcontext=$curcontext state
      local -a line shared
      shared=(
    \(specifications(of: program.optionsOfEveryCommand, in: nil, indent: 4))
      )

      _arguments -C -S $shared \\
    \(continued([StandardFlags.version].flatMap { specifications(of: $0, in: nil) }))
        '1: :\(function)-commands' \\
        '*:: :->rest' && return 0
      [[ $state == rest ]] || return 1

      case $line[1] in
    \(commandCases)
      esac
    }

    \(function)-commands() {
    \(describe(program.allCommands.map { Candidate($0.name, $0.abstract) }, as: Words.commandNoun))
    }

    \(valueFunctions)

    if [[ $funcstack[1] == \(function) ]]; then
      \(function) "$@"
    else
      compdef \(function) \(program.name)
    fi

    """
  }
}

import TerminalKit

/// The completion script for zsh.
///
/// It leaves the work to `_arguments`, once for the options before the command and once for the
/// command and what follows it. The first is told to stop at the command, or else it would take the
/// options behind it, and the second would not know where it is.
struct ZshScript {
  let program: any ParsableProgram.Type

  var text: String {
    """
    #compdef \(program.name)
    # \(Messages.completionTitle(of: program.name, shell: "zsh"))

    \(function)() {
      local curcontext=$curcontext state
      local -a line shared
      shared=(
    \(specifications(of: program.optionsOfEveryCommand, in: nil, indent: 4))
      )

      _arguments -C -S -A '-*' $shared \\
    \(continued([StandardFlags.version].flatMap { specifications(of: $0, in: nil) }))
        '1: :\(function)-commands' \\
        '*:: :->rest' && return 0
      [[ $state == rest ]] || return 1

      case $line[1] in
    \(commandCases)
      esac
    }

    \(function)-commands() {
    \(describe(program.allCommands.map { Candidate($0.name, $0.abstract) }, as: Messages.commandNoun))
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

extension ZshScript {
  private var function: String {
    "_\(program.name)"
  }

  private var commandCases: String {
    let cases = program.allCommands.map { command in
      let options = command.options.flatMap { specifications(of: $0, in: command) }
      let arguments = command.arguments.enumerated().map { position, argument in
        let place = argument.extent == .words ? "*" : "\(position + 1)"
        let colons = argument.isOptional ? "::" : ":"
        return
          (place + colons + message(argument.name)
          + action(argument.value, function: "\(command.name)-\(argument.name)")).shellQuoted
      }
      let words = (["_arguments -S $shared"] + options + arguments).joined(
        by: " \\\n        ")
      return "    \(command.name))\n      \(words) ;;"
    }
    return cases.joined(by: "\n")
  }

  private var valueFunctions: String {
    let options = program.distinctOptions.compactMap { option in
      option.value.flatMap { valueFunction($0, named: "option-\(option.name)", as: option.name) }
    }
    let arguments = program.allCommands.flatMap { command in
      command.arguments.compactMap { argument in
        valueFunction(argument.value, named: "\(command.name)-\(argument.name)", as: argument.name)
      }
    }
    return (options + arguments).joined(by: "\n\n")
  }

  private func valueFunction(
    _ value: ValueDefinition,
    named name: String,
    as noun: String
  ) -> String? {
    let candidates = program.candidates(for: value)
    guard !candidates.isEmpty else { return nil }
    return "\(function)-\(name)() {\n\(describe(candidates, as: noun))\n}"
  }

  private func describe(_ candidates: [Candidate], as noun: String) -> String {
    let entries = candidates.map { candidate in
      let value = candidate.value.escaping([":", #"\"#])
      return candidate.description.isEmpty ? value : "\(value):\(candidate.description)"
    }
    let list = entries.map { "    \($0.shellQuoted)" }.joined(by: "\n")
    return "  local -a values\n  values=(\n\(list)\n  )\n  _describe \(noun.shellQuoted) values"
  }

  private func specifications(
    of options: [OptionDefinition],
    in command: (any ParsableCommand.Type)?,
    indent: Int
  ) -> String {
    let margin = String(repeating: " ", count: indent)
    return options.flatMap { specifications(of: $0, in: command) }
      .map { margin + $0 }.joined(by: "\n")
  }

  private func continued(_ specifications: [String]) -> String {
    specifications.map { "    \($0) \\" }.joined(by: "\n")
  }

  /// One specification for each name of the option; each excludes the other, and the options that
  /// conflict with it.
  private func specifications(
    of option: OptionDefinition, in command: (any ParsableCommand.Type)?
  ) -> [String] {
    let groups = command?.exclusiveGroups ?? program.sharedExclusiveGroups
    let barring = groups.ruledOut(by: option)
    let spellings = barring.flatMap(\.spellings)
    let exclusion = "(\(spellings.joined(by: " ")))"
    let help = "[\(option.fullHelp().escaping(["[", "]", #"\"#]))]"
    let value = option.value.map { value in
      ":" + message(value.placeholder) + action(value, function: "option-\(option.name)")
    }
    let long = option.spelling + (value == nil ? "" : "=")
    let short = option.shortSpelling.map { $0 + (value == nil ? "" : "+") }
    return [short, long].compactMap(\.self).map { name in
      (exclusion + name + help + (value ?? "")).shellQuoted
    }
  }

  private func message(_ text: String) -> String {
    text.escaping([":", #"\"#])
  }

  private func action(_ value: ValueDefinition, function name: String) -> String {
    switch value.completion {
    case .nothing: ": "
    case .files: ":_files"
    case .candidates, .pages:
      program.candidates(for: value).isEmpty ? ": " : ":\(function)-\(name)"
    }
  }
}

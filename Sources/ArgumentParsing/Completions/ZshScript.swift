import DisplayText

/// The completion script for zsh.
///
/// One loop finds the command and what is known of it: the options before it, and those that the
/// program has to know. The rest is left to `_arguments`, which sees only the command and what
/// follows it, or only the current word if there is no command yet.
struct ZshScript {
  let program: any ParsableProgram.Type

  var text: String {
    """
    \(CompletionScript.zsh.heading(for: program))

    \(function)() {
      local word pending literal unclear index command=0
      local -a shared given asked arguments reply
      for ((index = 2; index < CURRENT; index++)); do
        word=$words[index]
        if [[ -n $pending ]]; then
          \(function)-take "$pending" "$word" ''
          pending=
        elif [[ -n $literal || $word != -?* ]]; then
          ((command)) && arguments+=("$word") || command=$index
        else
          case $word in
            --) literal=1 ;;
            \(valueTakers)) pending=$word ;;
            *=*) \(function)-take "${word%%=*}" "${word#*=}" 1 ;;
          esac
        fi
        ((command)) || given+=("${word%%=*}" "${word[1,2]}")
      done
      shared=(
    \(specifications(of: program.optionsOfEveryCommand, in: nil, indent: 4))
      )

      if ((!command)); then
        [[ -n $literal ]] && return 1
        [[ -n $pending ]] && given=()
        \(function)-left "${(@)shared}" \\
    \(specifications(of: [StandardFlags.version], in: nil, indent: 6, separator: " \\\n"))
        words=("$words[1]" $pending "$words[CURRENT]")
        CURRENT=$#words
        _arguments -S "${(@)reply}" '1: :\(function)-commands'
        return
      fi

      words=("${(@)words[command,-1]}")
      ((CURRENT -= command - 1))
      case $words[1] in
    \(commandCases)
      esac
    }

    \(function)-commands() {
    \(describe(program.allCommands.map { Candidate($0.name, $0.abstract) }, as: Messages.commandNoun))
    }

    \(ShellQuestion(program).keepingWords(take: function + "-take", keep: function + "-keep"))

    # \(Messages.askComment)
    \(function)-ask() {
      local word
      local -a values
      asked+=(--)
      for word in "${@:2}"; do
        \(function)-keep '' "$word" ''
      done
      [[ -z $unclear ]] || return 1
      for word in ${(f)"$(\(program.questionLine) $1 $asked </dev/null 2>/dev/null)"}; do
        values+=("${${${word%%$'\\t'*}//\\\\/\\\\\\\\}//:/\\\\:}:${word#*$'\\t'}")
      done
      _describe -V $1 values
    }

    # \(Messages.zshLeftComment)
    \(function)-left() {
      local option
      local -a names
      reply=()
      for option; do
        names=(${=${option#\\(}%%\\)*})
        names=(${names:*given})
        (($#names)) || reply+=("$option")
      done
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

  private var valueTakers: String {
    let takers = program.distinctOptions.filter { $0.value != nil }
    return takers.isEmpty ? "''" : takers.flatMap(\.spellings).joined(by: " | ")
  }

  private var commandCases: String {
    let cases = program.allCommands.map { command in
      let options = command.options.flatMap { specifications(of: $0, in: command) }
      let arguments = command.arguments.enumerated().map { position, argument in
        (place(argument, at: position) + message(argument.name)
          + action(
            argument.value, function: "\(command.name)-\(argument.name)", after: position
          )).shellQuoted
      }
      let left = ([function + #"-left "${(@)shared}""#] + options).joined(by: " \\\n        ")
      let offer = ([#"_arguments -S "${(@)reply}""#] + arguments).joined(by: " \\\n        ")
      return "    \(command.name))\n      \(left)\n      \(offer) ;;"
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
    of options: [OptionDefinition], in command: (any ParsableCommand.Type)?, indent: Int,
    separator: String = "\n"
  ) -> String {
    let margin = String(repeating: " ", count: indent)
    return options.flatMap { specifications(of: $0, in: command) }
      .map { margin + $0 }.joined(by: separator)
  }

  /// One specification for each name of the option; each excludes the other, and the options that
  /// conflict with it.
  private func specifications(
    of option: OptionDefinition, in command: (any ParsableCommand.Type)?
  ) -> [String] {
    let groups = command?.exclusiveGroups ?? program.allExclusiveGroups
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

  /// The beginning of the specification of an argument.
  ///
  /// Behind `*::`, nothing would count as an option any more; any number of words may be none anyway.
  private func place(_ argument: ArgumentDefinition, at position: Int) -> String {
    if argument.extent == .words { return "*:" }
    return "\(position + 1)" + (argument.isOptional ? "::" : ":")
  }

  /// What `_arguments` does for a value, behind the message.
  ///
  /// - Parameters:
  ///   - value: The kind of value.
  ///   - name: The name of the function that offers the values, if they are known.
  ///   - count: How many arguments come before it.
  /// - Returns: The end of the specification.
  private func action(
    _ value: ValueDefinition, function name: String, after count: Int = 0
  ) -> String {
    switch value.completion {
    case .nothing: ": "
    case .files: ":_files"
    case .asked(let subject):
      ": \(function)-ask \(subject)" + (count > 0 ? " $arguments[1,\(count)]" : "")
    case .candidates, .pages:
      program.candidates(for: value).isEmpty ? ": " : ":\(function)-\(name)"
    }
  }
}

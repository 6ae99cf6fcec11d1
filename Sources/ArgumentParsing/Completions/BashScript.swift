import DisplayText

/// The completion script for bash.
///
/// One function goes through the words before the cursor to find the command, the options given and
/// the position of the argument, then offers what fits. Bash splits `--color=always` into three
/// words, so a lone `=` is skipped; a value that it splits elsewhere is not plain.
struct BashScript {
  private let program: any ParsableProgram.Type
  private let commands: [any ParsableCommand.Type]

  /// Every option of the program, whichever commands it belongs to.
  private let options: [OptionDefinition]

  /// The name of the function, and the prefix of the names of the others.
  private let function: String

  init(_ program: any ParsableProgram.Type) {
    self.program = program
    function = "_\(program.shellIdentifier)"
    commands = program.allCommands
    options = program.distinctOptions
  }

  var text: String {
    """
    \(CompletionScript.bash.heading(for: program))

    \(function)() {
      local current=${COMP_WORDS[COMP_CWORD]} prefix= pending= command= given=' '
      local word index literal= joined= arguments=() everywhere asked=() unclear=
      everywhere=(\(spellings(of: program.optionsOfEveryCommand)))
      COMPREPLY=()

      for ((index = 1; index < COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if [[ $pending ]]; then
          if [[ $word == '=' ]]; then
            joined=1
          else
            \(take) "$pending" "$word" "$joined"
            pending= joined=
          fi
          continue
        fi
        if [[ $word == [=:@] ]]; then
          unclear=1
          ((index++))
          continue
        fi
        if [[ ! $literal ]]; then
          case $word in
    \(longNames)
          esac
          case $word in
            --) literal=1; continue ;;
            \(valueTakers)) pending=$word given+="$word "; continue ;;
            -*=*) given+="${word%%=*} "; \(take) "${word%%=*}" "${word#*=}" 1; continue ;;
            -?*) given+="$word "; continue ;;
          esac
        fi
        if [[ $command ]]; then
          arguments+=("$word")
        else
          command=$word
        fi
      done

      if [[ $pending && $current == '=' ]]; then
        current=
      elif [[ ! $pending && ! $literal && $current == --*=* ]]; then
        pending=${current%%=*} prefix=${current%%=*}= current=${current#*=}
      fi

      if [[ $pending ]]; then
        case $pending in
    \(optionValues)
        esac
      elif [[ $current == -* && ! $literal ]]; then
        case $command in
    \(optionsOfCommands)
        esac
      elif [[ ! $command ]]; then
        \(offer) \(commandNames)
      else
        case $command:${#arguments[@]} in
    \(arguments)
        esac
      fi
    }

    # \(Messages.bashOfferComment)
    \(offer)() {
      local word group rival groups IFS=' '
      groups=(\(words(for: program.sharedExclusiveGroups)))
      case $command in
    \(groupsOfCommands)
      esac
      for word; do
        for group in ${groups[@]+"${groups[@]}"}; do
          [[ $group == *" $word "* ]] || continue
          for rival in $group; do
            [[ $given == *" $rival "* ]] && continue 3
          done
        done
        [[ $word == -* && $given == *" $word "* ]] && continue
        [[ $word == "$current"* ]] && printf -v word %q "$word" && COMPREPLY+=("$prefix$word")
      done
    }

    \(ShellQuestion(program).keepingWords(take: take, keep: keep))

    # \(Messages.askComment)
    \(ask)() {
      local word line values=()
      asked+=(--)
      for word in "${@:2}"; do
        \(keep) '' "$word" ''
      done
      [[ $unclear ]] && return
      while IFS= read -r line; do
        values+=("${line%%$'\\t'*}")
      done < <(\(program.questionLine) "$1" "${asked[@]}" </dev/null 2>/dev/null)
      \(offer) ${values[@]+"${values[@]}"}
    }

    # \(Messages.bashFilesComment)
    \(offer)_files() {
      local file
      while IFS= read -r file; do
        COMPREPLY+=("$prefix$file")
      done < <(compgen -f -- "$current")
      compopt -o filenames 2>/dev/null
    }

    complete -F \(function) \(program.name)

    """
  }
}

extension BashScript {
  /// The name of the function that offers words.
  private var offer: String {
    function + "_offer"
  }

  /// The name of the function that offers what the program knows.
  private var ask: String {
    function + "_ask"
  }

  /// The name of the function that keeps options for the program.
  private var take: String {
    function + "_take"
  }

  /// The name of the function that keeps any word for the program.
  private var keep: String {
    function + "_keep"
  }

  private var commandNames: String {
    commands.map { $0.name.shellQuoted }.joined(by: " ")
  }

  private var longNames: String {
    var cases = ShellCases()
    for option in options {
      if let short = option.shortSpelling {
        cases.add(short, option.spelling)
      }
    }
    return cases.lines(margin: "        ", before: "word=")
  }

  private var valueTakers: String {
    let takers = options.filter { $0.value != nil }
    return takers.isEmpty ? "''" : spellings(of: takers, separatedBy: " | ")
  }

  private var optionValues: String {
    var cases = ShellCases()
    for option in options {
      if let command = option.value.flatMap({ offering($0) }) {
        cases.add(option.spelling, command)
      }
    }
    return cases.lines(margin: "      ")
  }

  private var optionsOfCommands: String {
    var cases = ShellCases()
    for command in commands {
      cases.add(command.name, words(for: command.options))
    }
    cases.add("''", words(for: [StandardFlags.version]))
    return cases.lines(margin: "      ", before: offer, after: #" "${everywhere[@]}""#)
  }

  private var arguments: String {
    var cases = ShellCases()
    for command in commands {
      for (position, argument) in command.arguments.enumerated() {
        if let offering = offering(argument.value, after: position) {
          cases.add(command.name + (argument.extent == .words ? ":*" : ":\(position)"), offering)
        }
      }
    }
    return cases.lines(margin: "      ")
  }

  private var groupsOfCommands: String {
    var cases = ShellCases()
    for command in commands where !command.exclusiveGroups.isEmpty {
      cases.add(command.name, words(for: command.exclusiveGroups))
    }
    return cases.lines(margin: "    ", before: "groups+=(", after: ")")
  }

  /// The shell command that offers values, or nil if none are known.
  ///
  /// - Parameters:
  ///   - value: The kind of value.
  ///   - count: How many arguments come before it.
  /// - Returns: The command.
  private func offering(_ value: ValueDefinition, after count: Int = 0) -> String? {
    switch value.completion {
    case .nothing: nil
    case .files: offer + "_files"
    case .asked(let subject):
      "\(ask) \(subject.shellQuoted)" + (count > 0 ? #" "${arguments[@]:0:\#(count)}""# : "")
    case .candidates, .pages:
      ([offer] + program.candidates(for: value).map(\.value.shellQuoted)).joined(by: " ")
    }
  }

  /// Options as words to offer, each after a space.
  private func words(for options: [OptionDefinition]) -> String {
    options.map { " " + $0.spelling }.joined(by: "")
  }

  /// Groups of options, each a single quoted word with spaces around every option.
  private func words(for groups: [ExclusiveGroup]) -> String {
    groups.map { "' " + spellings(of: $0.options) + " '" }.joined(by: " ")
  }

  private func spellings(
    of options: [OptionDefinition], separatedBy separator: String = " "
  ) -> String {
    options.map(\.spelling).joined(by: separator)
  }
}

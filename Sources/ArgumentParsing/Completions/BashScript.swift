/// The completion script for bash.
///
/// One function walks the words before the cursor to learn the command, the options given and
/// the place of the argument, then offers what fits. It needs nothing but bash itself. Bash
/// parts `--color=always` into three words, so a lone `=` is stepped over.
///
/// A class: copies of a struct for its parts took a fifteenth of `completions bash`.
final class BashScript {
  let program: Program
  let commands: [Command]

  /// Every option of the program, whichever commands it belongs to.
  let options: [OptionDefinition]

  /// The name of the function, and what the names of the others begin with.
  let function: String

  init(_ program: Program) {
    self.program = program
    commands = program.allCommands
    options = program.distinctOptions
    function = "_\(program.shellIdentifier)"
  }

  var text: String {
    """
    # \(Words.completionTitle(of: program.name, shell: "bash"))

    \(function)() {
      local current=${COMP_WORDS[COMP_CWORD]} prefix= pending= command= given=' '
      local word index literal= position=0 everywhere
      everywhere=(\(list(program.optionsOfEveryCommand)))
      COMPREPLY=()

      for ((index = 1; index < COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if [[ $pending ]]; then
          [[ $word == '=' ]] || pending=
          continue
        fi
        if [[ ! $literal ]]; then
          case $word in
    \(longNames)
          esac
          case $word in
            --) literal=1; continue ;;
            \(valueTakers)) pending=$word given+="$word "; continue ;;
            -?*) given+="${word%%=*} "; continue ;;
          esac
        fi
        if [[ $command ]]; then
          ((position++))
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
        \(function)_offer \(commandNames)
      else
        case $command:$position in
    \(arguments)
        esac
      fi
    }

    # \(Words.bashOfferComment)
    \(function)_offer() {
      local word group rival groups IFS=' '
      groups=(\(groups(program.sharedExclusiveGroups)))
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

    # \(Words.bashFilesComment)
    \(function)_offer_files() {
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
  var commandNames: String {
    var names = ""
    for command in commands {
      names.join(command.name.shellQuoted, by: " ")
    }
    return names
  }

  var longNames: String {
    var cases = ShellCases()
    for option in options {
      if let short = option.shortSpelling {
        cases.add(short, option.spelling)
      }
    }
    return cases.lines(margin: "        ", before: "word=")
  }

  var valueTakers: String {
    let takers = options.filter { $0.value != nil }
    return takers.isEmpty ? "''" : list(takers, separatedBy: " | ")
  }

  var optionValues: String {
    var cases = ShellCases()
    for option in options {
      if let command = option.value.flatMap(offering) {
        cases.add(option.spelling, command)
      }
    }
    return cases.lines(margin: "      ")
  }

  var optionsOfCommands: String {
    var cases = ShellCases()
    for command in commands {
      cases.add(command.name, words(command.options))
    }
    cases.add("''", words([StandardFlags.version]))
    return cases.lines(margin: "      ", before: offer, after: #" "${everywhere[@]}""#)
  }

  var arguments: String {
    var cases = ShellCases()
    // Commands in a row often take the same.
    var last: ValueDefinition?
    var lastOffering: String?
    for command in commands {
      for (position, argument) in command.arguments.enumerated() {
        if argument.value !== last {
          last = argument.value
          lastOffering = offering(argument.value)
        }
        guard let lastOffering else { continue }
        cases.add(command.name + (argument.isRepeating ? ":*" : ":\(position)"), lastOffering)
      }
    }
    return cases.lines(margin: "      ")
  }

  var groupsOfCommands: String {
    var cases = ShellCases()
    for command in commands {
      let groups = groups(command.exclusiveGroups)
      if !groups.isEmpty {
        cases.add(command.name, groups)
      }
    }
    return cases.lines(margin: "    ", before: "groups+=(", after: ")")
  }
}

/// Parts of commands of the script for bash.
extension BashScript {
  /// How the function that offers words is called.
  var offer: String {
    function + "_offer"
  }

  /// How what a value can be is offered, or nil where nothing is known of it.
  func offering(_ value: ValueDefinition) -> String? {
    switch value.completion {
    case .nothing: return nil
    case .files: return offer + "_files"
    case .candidates(let make):
      var command = offer
      for candidate in make() {
        command.join(candidate.value.shellQuoted, by: " ")
      }
      return command
    }
  }

  /// Options as words to offer, with a blank before each.
  func words(_ options: [OptionDefinition]) -> String {
    options.isEmpty ? "" : " " + list(options)
  }

  /// Groups of options, each of them one quoted word with a blank around every option.
  func groups(_ groups: [ExclusiveGroup]) -> String {
    var words = ""
    for group in groups {
      words.join("' " + list(group.options) + " '", by: " ")
    }
    return words
  }

  func list(_ options: [OptionDefinition], separatedBy separator: String = " ") -> String {
    var list = ""
    for option in options {
      list.join(option.spelling, by: separator)
    }
    return list
  }
}

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

import DisplayText

/// A shell that can complete the program's command lines, and the script for it.
///
/// A script knows nothing: at each Tab it starts the program once, with its hidden command, the
/// words up to the cursor as they were typed, and no input, and offers what ``Completion`` answers.
/// It evaluates nothing, neither what was typed nor what is offered.
///
///     CompletionScript.zsh.contents(for: program)  // "#compdef hp-books\n…"
package enum CompletionScript: String, CaseIterable {
  case bash

  /// The script for zsh, to be saved as `_NAME` in a folder of `fpath` or to be sourced.
  case zsh

  case fish

  package func contents(for program: any ParsableProgram.Type) -> String {
    let ask = "command \(program.name) \(Completion.commandName)"
    return switch self {
    case .bash: Self.bash(program.name, function: "_" + program.name.shellIdentifier, ask)
    case .zsh: Self.zsh(program.name, function: "_" + program.name, ask)
    case .fish: Self.fish(program.name, function: "__" + program.name.shellIdentifier, ask)
    }
  }
}

// MARK: The scripts

extension CompletionScript {
  /// The script for bash, whose function first joins the words again.
  ///
  /// Bash splits them also at the signs of `COMP_WORDBREAKS`, such as the one in `--color=always`.
  /// The function gets as `$2` the part of the current word that bash replaces.
  private static func bash(_ name: String, function: String, _ ask: String) -> String {
    """
    \(function)() {
      local IFS=$'\\n' rest=" ${COMP_LINE:0:COMP_POINT}" words=() last=-1 word line value lead marks
      for word in "${COMP_WORDS[@]:0:COMP_CWORD+1}"; do
        [[ $rest == [[:space:]]* ]] && words[++last]= rest=${rest#"${rest%%[![:space:]]*}"}
        [[ $rest == "$word"* ]] || word=$rest
        words[last]+=$word rest=${rest#"$word"}
      done
      COMPREPLY=() lead=${words[last]%"$2"} marks=${lead//[!\\\"\\']/} lead=${lead//[\\\\\\\"\\']/}
      while IFS= read -r line; do
        if [[ $line == files ]]; then  # Bash 3.2 has no compopt, 4.3 no nosort.
          compopt +o nosort -o default -o filenames 2>/dev/null || COMPREPLY=($(compgen -f -- "$2"))
          return
        fi
        word=${line%%$'\\t'*} line=${line#*$'\\t'} word=${word:${#lead}}
        [[ ${#marks} == *[13579] && $word != *[\\\\\\\"\\'\\`\\$!]* ]] && value=$word || printf -v value %q "$word"
        # Between quotation marks, the spelling for a place without them would be evaluated.
        [[ ${words[last]} == *[\\\"\\']* && $value != "$word" ]] && continue
        COMPREPLY+=("$value${line:+  -- $line}")
      done < <(\(ask) "${words[@]:1}" </dev/null 2>/dev/null)
      case ${#COMPREPLY[@]}:${COMP_TYPE-} in  # menu-complete (types 37, 42) puts the offer on the line.
        1:* | *:37 | *:42) COMPREPLY=(${COMPREPLY[@]+"${COMPREPLY[@]%%  -- *}"}) ;;
      esac
    }
    complete -o nosort -F \(function) \(name) 2>/dev/null || complete -F \(function) \(name)

    """
  }

  /// The script for zsh, which starts the completion of the shell where nothing else has.
  private static func zsh(_ name: String, function: String, _ ask: String) -> String {
    """
    #compdef \(name)
    \(function)() {
      local line
      local -a offers
      for line in ${(f)"$(exec \(ask) "${(@)words[2,CURRENT-1]}" "$QIPREFIX$PREFIX" </dev/null 2>/dev/null)"}; do
        if [[ $line == files ]]; then
          [[ $PREFIX == -*=* ]] && compset -P 1 '*='
          _files
          return
        fi
        line=${line//\\\\/\\\\\\\\}
        offers+=("${${line%%$'\\t'*}//:/\\\\:}${${line#*$'\\t'}:+:${line#*$'\\t'}}")
      done
      # A word of a title may be typed in small letters or capitals.
      _describe -V \(name) offers -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}'
    }
    if [[ $funcstack[1] == \(function) ]]; then
      \(function) "$@"
    else
      (( $+functions[compdef] )) || { autoload -Uz compinit && compinit -i }
      compdef \(function) \(name)
    fi

    """
  }

  private static func fish(_ name: String, function: String, _ ask: String) -> String {
    """
    function \(function)
        # Fish 3 reports a missing command wherever the errors go.
        command -sq \(name); or return
        set -l word (commandline -ct)
        # The words before it have no quotes any more, which the program would take away again.
        set -l words (string replace -ra -- '[\\\\\\\\"\\']' '\\\\\\\\$0' (commandline -opc))
        set -l offers (\(ask) $words[2..-1] "$word" </dev/null 2>/dev/null)
        if test "$offers" = files
            set -l option (string match -r -- '^--[^=]*=' $word)
            set -l file (string replace -r -- '^--[^=]*=' '' $word)
            # The empty command completes files, those of ~/ too.
            set offers "$option"(complete -C "'' $file")
        else if string match -qr -- '^[^"\\']*(?<!\\\\\\\\)[{]' $word
            # Fish escapes only what it adds, so that a brace would open and never close.
            return
        end
        string join \\n -- $offers
    end
    complete -c \(name) -f -k -a '(\(function))'

    """
  }
}

extension String {
  fileprivate var shellIdentifier: String {
    String(decoding: utf8.map { $0.isASCIILetterOrDigit ? $0 : UInt8(ascii: "_") }, as: UTF8.self)
  }
}

/// The completion script for fish.
///
/// Three small functions tell where on the line the cursor is; each thing to offer is then one
/// `complete` line with its condition.
struct FishScript {
  let program: Program

  init(_ program: Program) {
    self.program = program
  }

  var text: String {
    let lines = beforeCommand + program.allCommands.flatMap(lines) + shared
    return functions + "\n" + lines.joined(separator: "\n") + "\n"
  }
}

extension FishScript {
  /// What the names of the functions begin with.
  var function: String {
    "__\(program.shellIdentifier)"
  }

  /// How every line of completions begins.
  var complete: String {
    "complete -c \(program.name)"
  }

  private var functions: String {
    """
    # \(Words.completionTitle(of: program.name, shell: "fish"))

    function \(function)_words -d \(Words.fishWordsComment.fishQuoted)
        set -l tokens (commandline -opc)
        set -e tokens[1]
        set -l is_value 0
        set -l is_literal 0
        for token in $tokens
            if test $is_value -eq 1
                set is_value 0
                continue
            end
            if test $is_literal -eq 0
                switch $token
                    case --
                        set is_literal 1
                        continue
                    case \(valueTakers)
                        set is_value 1
                        continue
                    case '-?*'
                        continue
                end
            end
            echo -- $token
        end
    end

    function \(function)_runs -d \(Words.fishRunsComment.fishQuoted)
        set -l words (\(function)_words)
        set -q words[1]; and test $words[1] = $argv[1]; or return 1
        set -q argv[2]; or return 0
        test (count $words) -eq (math $argv[2] + 1)
    end

    function \(function)_lacks -d \(Words.fishLacksComment.fishQuoted)
        for token in (commandline -opc)
            contains -- $token $argv; and return 1
        end
        return 0
    end

    \(complete) -f
    """
  }

  private var valueTakers: String {
    let options = program.distinctOptions.filter { $0.value != nil }
    let spellings = options.flatMap(\.spellings)
    return spellings.isEmpty ? "''" : spellings.joined(separator: " ")
  }
}

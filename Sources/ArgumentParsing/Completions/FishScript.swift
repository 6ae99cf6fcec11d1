/// The completion script for fish.
///
/// Three small functions find out where on the line the cursor is; each thing to offer is then one
/// `complete` line with a condition.
struct FishScript {
  let program: any ParsableProgram.Type

  var text: String {
    let lines = beforeCommand + program.allCommands.flatMap(lines) + shared
    return functions + "\n" + lines.joined(by: "\n") + "\n"
  }
}

extension FishScript {
  /// The prefix of the names of the functions.
  private var function: String {
    "__\(program.shellIdentifier)"
  }

  /// The beginning of every line of completions.
  private var complete: String {
    "complete -c \(program.name)"
  }

  private var functions: String {
    """
    \(CompletionScript.fish.heading(for: program))

    function \(function)_words -d \(Messages.fishWordsComment.fishQuoted)
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
                    case -
                    case '-*'
                        continue
                end
            end
            echo -- $token
        end
    end

    function \(function)_runs -d \(Messages.fishRunsComment.fishQuoted)
        set -l words (\(function)_words)
        set -q words[1]; and test $words[1] = $argv[1]; or return 1
        set -q argv[2]; or return 0
        test (count $words) -eq (math $argv[2] + 1)
    end

    function \(function)_lacks -d \(Messages.fishLacksComment.fishQuoted)
        for token in (commandline -opc)
            contains -- $token $argv; and return 1
        end
        return 0
    end

    function \(function)_ask -d \(Messages.askComment.fishQuoted)
        set -l plain '[\\p{L}\\p{N}_./,:@%+-]+$'
        set -l asked
        set -l option
        for token in (commandline -opc)
            if set -q option[1]
                if string match -qr "^~/$plain" -- $token
                    set -a asked $option=$HOME/(string sub -s 3 -- $token)
                else if string match -qr "^$plain" -- $token
                    set -a asked $option=$token
                else
                    return
                end
                set option
                continue
            end
            switch $token
                case --
                    break
                case \(askedOptions)
                    set option $token
                case \(joinedOptions)
                    string match -qr "^[^=]+=$plain" -- $token; or return
                    set -a asked $token
            end
        end
        \(program.questionLine) $argv[1] $asked </dev/null 2>/dev/null
    end

    \(complete) -f
    """
  }

  private var askedOptions: String {
    spellings(of: program.candidateOptions) { $0 }
  }

  private var joinedOptions: String {
    spellings(of: program.candidateOptions) { "'\($0)=*'" }
  }

  /// The long names of options as patterns, or one that no token matches.
  private func spellings(
    of options: [OptionDefinition], pattern: (String) -> String
  ) -> String {
    options.isEmpty ? "''" : options.map { pattern($0.spelling) }.joined(by: " ")
  }

  private var valueTakers: String {
    let options = program.distinctOptions.filter { $0.value != nil }
    let spellings = options.flatMap(\.spellings)
    return spellings.isEmpty ? "''" : spellings.joined(by: " ")
  }

  private var needsCommand: String {
    "not count (\(function)_words) >/dev/null"
  }

  private var beforeCommand: [String] {
    let commands = program.allCommands.map { Candidate($0.name, $0.abstract) }
    return ["\(complete(where: [needsCommand])) \(offer(commands))"]
      + [line(for: StandardFlags.version, conditions: [needsCommand])]
  }

  private var shared: [String] {
    program.optionsOfEveryCommand.map { option in
      let barring = program.sharedExclusiveGroups.ruledOut(by: option)
      return line(for: option, conditions: [lacking(barring, for: option)])
    }
  }

  private func lines(for command: any ParsableCommand.Type) -> [String] {
    let options = command.options.map { option in
      let barring = command.exclusiveGroups.ruledOut(by: option)
      return line(for: option, conditions: [running(command), lacking(barring, for: option)])
    }
    let arguments = command.arguments.enumerated().compactMap { position, argument in
      let condition = running(command, position: argument.extent == .words ? nil : position)
      return line(for: argument.value, condition: condition)
    }
    return options + arguments
  }

  private func line(for value: ValueDefinition, condition: String) -> String? {
    switch value.completion {
    case .nothing: nil
    case .files: "\(complete(where: [condition])) -F"
    case .asked(let subject):
      "\(complete(where: [condition])) -k -a '(\(function)_ask \(subject))'"
    case .candidates, .pages:
      "\(complete(where: [condition])) \(offer(program.candidates(for: value)))"
    }
  }

  /// An option that takes a value is still offered after it was given, because its value comes
  /// after it as well.
  private func line(for option: OptionDefinition, conditions: [String?]) -> String {
    let short = option.short.map { "-s \($0) " } ?? ""
    let names = "\(short)-l \(option.name) -d \(option.fullHelp().fishQuoted)"
    let line = "\(complete(where: conditions)) \(names)"
    guard let value = option.value else { return line }
    return switch value.completion {
    case .nothing: "\(line) -x"
    case .files: "\(line) -r -F"
    case .asked(let subject): "\(line) -x -k -a '(\(function)_ask \(subject))'"
    case .candidates, .pages: "\(line) -x \(offer(program.candidates(for: value)))"
    }
  }

  private func complete(where conditions: [String?]) -> String {
    let condition = conditions.compactMap(\.self).joined(by: "; and ")
    return condition.isEmpty ? complete : "\(complete) -n '\(condition)'"
  }

  private func running(_ command: any ParsableCommand.Type, position: Int? = nil) -> String {
    let count = position.map { " \($0)" } ?? ""
    return "\(function)_runs \(command.name)\(count)"
  }

  /// An option with a value may be given again, but not with one that it conflicts with.
  private func lacking(_ options: [OptionDefinition], for option: OptionDefinition) -> String? {
    let barring = options.filter { $0.name != option.name || $0.value == nil }
    let spellings = barring.flatMap(\.spellings)
    return spellings.isEmpty ? nil : "\(function)_lacks \(spellings.joined(by: " "))"
  }

  /// A list to choose from, in its own order.
  ///
  /// Fish expands the list once more when it offers it, hence quotes within quotes; the description
  /// follows a tab.
  private func offer(_ candidates: [Candidate]) -> String {
    let words = candidates.map { candidate in
      let description = candidate.description
      return candidate.value.fishQuoted
        + (description.isEmpty ? "" : #"\t"# + description.fishQuoted)
    }
    return "-k -a \(words.joined(by: " ").fishQuoted)"
  }
}

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
        test (count $words) $argv[2..-1]
    end

    function \(function)_lacks -d \(Messages.fishLacksComment.fishQuoted)
        for token in (commandline -opc)
            contains -- $token $argv; and return 1
        end
        return 0
    end

    function \(function)_plain -d \(Messages.fishPlainComment.fishQuoted)
        set -l plain '[\\p{L}\\p{N}_./,:@%+=-]+$'
        if string match -qr "^~/$plain" -- $argv
            echo -- $HOME/(string sub -s 3 -- $argv)
        else
            string match -r "^$plain" -- $argv
        end
    end

    function \(function)_ask -d \(Messages.askComment.fishQuoted)
        set -l asked
        set -l option
        for token in (commandline -opc)
            if set -q option[1]
                set -a asked $option=(\(function)_plain $token); or return
                set option
                continue
            end
            switch $token
                case --
                    break
                case \(askedOptions)
                    set option $token
                case \(joinedOptions)
                    set -a asked (\(function)_plain $token); or return
            end
        end
        set -a asked --
        for word in $argv[2..-1]
            set -a asked (\(function)_plain $word); or return
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
      let barring = program.allExclusiveGroups.ruledOut(by: option)
      return line(for: option, conditions: [lacking(barring, for: option)])
    }
  }

  private func lines(for command: any ParsableCommand.Type) -> [String] {
    let options = command.options.map { option in
      let barring = command.exclusiveGroups.ruledOut(by: option)
      return line(for: option, conditions: [running(command), lacking(barring, for: option)])
    }
    let arguments = command.arguments.enumerated().compactMap { position, argument in
      let count = argument.extent == .words ? "-gt \(position)" : "-eq \(position + 1)"
      return line(
        for: argument.value, condition: "\(running(command)) \(count)", after: position)
    }
    return options + arguments
  }

  private func line(
    for value: ValueDefinition, condition: String, after count: Int
  ) -> String? {
    switch value.completion {
    case .nothing: nil
    case .files: "\(complete(where: [condition])) -F"
    case .asked(let subject):
      "\(complete(where: [condition])) -k -a '(\(ask(about: subject, after: count)))'"
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
    case .asked(let subject): "\(line) -x -k -a '(\(ask(about: subject)))'"
    case .candidates, .pages: "\(line) -x \(offer(program.candidates(for: value)))"
    }
  }

  private func complete(where conditions: [String?]) -> String {
    let condition = conditions.compactMap(\.self).joined(by: "; and ")
    return condition.isEmpty ? complete : "\(complete) -n '\(condition)'"
  }

  /// What asks the program, with as many arguments of the line as come before the value.
  private func ask(about subject: String, after count: Int = 0) -> String {
    let arguments = count > 0 ? " (\(function)_words)[2..\(count + 1)]" : ""
    return "\(function)_ask \(subject)\(arguments)"
  }

  private func running(_ command: any ParsableCommand.Type) -> String {
    "\(function)_runs \(command.name)"
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

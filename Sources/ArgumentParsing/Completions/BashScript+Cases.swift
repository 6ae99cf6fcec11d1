extension BashScript {
  var function: String {
    "_\(program.shellIdentifier)"
  }

  var longNames: String {
    let options = program.distinctOptions
    return cases(
      options.compactMap { option in
        option.shortSpelling.map { ($0, "word=\(option.spelling)") }
      }, indent: 8)
  }

  var valueTakers: String {
    let options = program.distinctOptions.filter { $0.value != nil }
    return options.isEmpty ? "''" : options.map(\.spelling).joined(separator: " | ")
  }

  var optionValues: String {
    let options = program.distinctOptions
    return cases(
      options.compactMap { option in
        option.value.flatMap(offer).map { (option.spelling, $0) }
      }, indent: 6)
  }

  var options: String {
    let commands = program.allCommands.map { command in
      (command.name, offer(command.options + program.optionsOfEveryCommand))
    }
    let beforeCommand = ("''", offer(program.sharedOptions + StandardFlags.all))
    return cases(commands + [beforeCommand], indent: 6)
  }

  var arguments: String {
    let offers = program.allCommands.flatMap { command in
      command.arguments.enumerated().compactMap { position, argument in
        offer(argument.value).map { offer in
          ("\(command.name):\(argument.isRepeating ? "*" : "\(position)")", offer)
        }
      }
    }
    return cases(offers, indent: 6)
  }

  var exclusions: String {
    let rules = program.commands.flatMap { command in
      (command.options + program.sharedOptions).compactMap { option -> (String, String)? in
        let rivals = command.optionNames(excludedBy: option.name)
        guard !rivals.isEmpty else { return nil }
        let tests = rivals.map { #"$given == *" --\#($0) "*"# }.joined(separator: " || ")
        return ("\(command.name):\(option.spelling)", "[[ \(tests) ]] && continue")
      }
    }
    return cases(rules, indent: 6)
  }

  private func offer(_ value: ValueDefinition) -> String? {
    switch value.completion {
    case .nothing: return nil
    case .files: return "\(function)_offer_files"
    case .candidates(let make):
      let words = make().map(\.value.shellQuoted)
      return words.isEmpty ? nil : "\(function)_offer \(words.joined(separator: " "))"
    }
  }

  private func offer(_ options: [OptionDefinition]) -> String {
    "\(function)_offer \(options.map(\.spelling).joined(separator: " "))"
  }

  private func cases(_ cases: [(pattern: String, action: String)], indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    return cases.map { "\(margin)\($0.pattern)) \($0.action) ;;" }.joined(separator: "\n")
  }
}

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
    return cases.lines("        ", "word=")
  }

  var valueTakers: String {
    let takers = options.filter { $0.value != nil }
    return takers.isEmpty ? "''" : list(takers, separatedBy: " | ")
  }

  var optionValues: String {
    var cases = ShellCases()
    for option in options {
      if let words = option.value.flatMap(words) {
        cases.add(option.spelling, words)
      }
    }
    return cases.lines("      ", offer)
  }

  var optionsOfCommands: String {
    var cases = ShellCases()
    for command in commands {
      cases.add(command.name, words(command.options))
    }
    cases.add("''", words([StandardFlags.version]))
    return cases.lines("      ", offer, #" "${everywhere[@]}""#)
  }

  var arguments: String {
    var cases = ShellCases()
    // Commands in a row often take the same.
    var last: ValueDefinition?
    var offered: String?
    for command in commands {
      for (position, argument) in command.arguments.enumerated() {
        if argument.value !== last {
          last = argument.value
          offered = words(argument.value)
        }
        guard let offered else { continue }
        cases.add(command.name + (argument.isRepeating ? ":*" : ":\(position)"), offered)
      }
    }
    return cases.lines("      ", offer)
  }

  var groupsOfCommands: String {
    var cases = ShellCases()
    for command in commands {
      let groups = groups(command.exclusiveGroups)
      if !groups.isEmpty {
        cases.add(command.name, groups)
      }
    }
    return cases.lines("    ", "groups+=(", ")")
  }

  /// Groups of options, each of them one quoted word with a blank around every option.
  func groups(_ groups: [ExclusiveGroup]) -> String {
    var words = ""
    for group in groups {
      words.join("' " + list(group.options) + " '", by: " ")
    }
    return words
  }
}

extension BashScript {
  func list(_ options: [OptionDefinition], separatedBy separator: String = " ") -> String {
    var list = ""
    for option in options {
      list.join(option.spelling, by: separator)
    }
    return list
  }

  /// How the function that offers words is called.
  private var offer: String {
    function + "_offer"
  }

  /// Options as words to offer, with a blank before each.
  private func words(_ options: [OptionDefinition]) -> String {
    options.isEmpty ? "" : " " + list(options)
  }

  /// What a value can be, with a blank before each word, or what makes of ``offer`` the function
  /// that offers files.
  private func words(_ value: ValueDefinition) -> String? {
    switch value.completion {
    case .nothing: return nil
    case .files: return "_files"
    case .candidates(let make):
      var words = ""
      for candidate in make() {
        words += " "
        words += candidate.value.shellQuoted
      }
      return words.isEmpty ? nil : words
    }
  }
}

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

/// Labels with their explanations, as the sections of a help page hold them.
struct HelpList {
  /// One label and what it stands for.
  struct Row {
    let label: String
    let text: String
  }

  let rows: [Row]
}

extension HelpList {
  init(_ examples: [Example]) {
    rows = examples.map { Row(label: $0.commandLine, text: $0.explanation) }
  }

  init(_ terms: [Term]) {
    rows = terms.map { Row(label: $0.name, text: $0.meaning) }
  }

  init(_ commands: [Command]) {
    rows = commands.map { Row(label: $0.name, text: $0.abstract) }
  }

  init(_ topics: [Topic]) {
    rows = topics.map { Row(label: $0.name, text: $0.abstract) }
  }

  init(_ arguments: [ArgumentDefinition]) {
    rows = arguments.map { Row(label: $0.name, text: $0.fullHelp) }
  }

  /// Lists options, those of a command with what excludes them.
  init(_ options: [OptionDefinition], of command: Command? = nil) {
    rows = options.map { option in
      Row(label: option.label, text: option.fullHelp(in: command))
    }
  }
}

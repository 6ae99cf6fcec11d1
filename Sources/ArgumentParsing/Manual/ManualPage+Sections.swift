extension ManualPage {
  /// The sections that every manual page has in this order, behind all others.
  private static let conventionalSections = ["ENVIRONMENT", "FILES", "EXIT STATUS"]

  var topicsInOrder: [Topic] {
    let conventional = Self.conventionalSections.flatMap { section in
      program.topics.filter { $0.manualSection == section }
    }
    return program.topics.filter { !Self.conventionalSections.contains($0.manualSection) }
      + conventional
  }

  func addName(to page: inout MdocWriter) {
    page.section(Words.nameSection)
    page.macro("Nm", .plain(program.name))
    page.macro("Nd", .plain(Words.withoutPeriod(program.abstract)))
  }

  func addSynopsis(to page: inout MdocWriter) {
    page.section(Words.synopsisSection)
    for command in program.allCommands {
      page.macro("Nm")
      page.macro("Cm", .plain(command.name))
      for options in command.optionsByAlternative {
        page.macro("Op", options.map(\.mdocSynopsis).joinedByBar)
      }
      for argument in command.arguments {
        page.line(argument.mdocSynopsis)
      }
    }
    page.macro("Nm")
    page.macro("Op", StandardFlags.all.map(\.mdocSynopsis).joinedByBar)
  }

  func addCommands(to page: inout MdocWriter) {
    page.section(Words.commandsSection)
    page.list(program.allCommands) { command, page in
      page.item([.macro("Cm"), .plain(command.name)] + command.arguments.flatMap(\.mdocSynopsis))
      page.prose([.paragraph(command.abstract)] + command.discussion)
      page.list(command.arguments) { argument, page in
        page.item(argument.mdocLabel)
        page.prose([.paragraph(argument.fullHelp)])
      }
      addList(of: command.options, in: command, to: &page)
    }
  }

  func addList(
    of options: [OptionDefinition],
    in command: Command? = nil,
    to page: inout MdocWriter
  ) {
    page.list(options) { option, page in
      page.item(option.mdocLabel)
      page.prose([.paragraph(option.fullHelp(in: command))])
    }
  }

  func addExamples(to page: inout MdocWriter) {
    let examples = program.examples + program.commands.flatMap(\.examples)
    var commandLines: Set<String> = []
    page.section(Words.examplesSection)
    page.list(examples.filter { commandLines.insert($0.commandLine).inserted }) { example, page in
      page.item([.macro("Li"), .plain(example.commandLine)])
      page.prose([.paragraph(example.explanation)])
    }
  }
}

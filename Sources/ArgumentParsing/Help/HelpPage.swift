package import DisplayText

/// A page of help: of the program, of a command or of a topic.
///
/// Headings are bold if the output shows styles; the words are the same everywhere.
///
///     case .help(let page, let values):
///       write(page.lines(width: values[width] ?? 80))
package struct HelpPage: Sendable {
  /// The narrowest page.
  ///
  /// A terminal with fewer columns breaks the lines itself.
  package static let minWidth = 20

  let subject: Subject
  let program: any ParsableProgram.Type

  /// The page laid out in lines, of which only a command may be wider than the page.
  package func lines(width: Int) -> [StyledText] {
    var layout = HelpLayout(width: max(width, Self.minWidth))
    switch subject {
    case .program: addProgram(to: &layout)
    case .command(let command): add(command, to: &layout)
    case .topic(let topic): add(topic, to: &layout)
    }
    return layout.lines
  }
}

extension HelpPage {
  /// What a page is about.
  enum Subject: Sendable {
    case program
    case command(any ParsableCommand.Type)
    case topic(Topic)
  }

  private func addProgram(to layout: inout HelpLayout) {
    let context = CommandContext(program: program)
    layout.add(paragraph: program.abstract)
    layout.add(usage: context.usage)
    layout.add(sections: [
      HelpList("Commands:", program.allCommands.map { .init($0.name, $0.abstract) }),
      HelpList("Topics:", program.allTopics.map { .init($0.name, $0.abstract) }),
    ])
    layout.add(
      paragraph:
        "For more about a command or topic, type: \(program.name) \(HelpCommand.name) NAME")
  }

  private func add(_ command: any ParsableCommand.Type, to layout: inout HelpLayout) {
    let context = CommandContext(program: program, command: command)
    layout.add(paragraph: command.abstract)
    layout.add(usage: context.usage)
    layout.add(sections: [HelpList(examples: command.examples, of: program.name)])
    layout.add(command.discussion)

    layout.add(sections: [
      HelpList("Arguments:", command.arguments.flatMap(\.terms).map { .init($0.name, $0.meaning) }),
      HelpList("Options:", command.options),
    ])
    layout.add(
      notes: [
        command.exclusiveGroups.help,
        "For the options that all commands take, type: \(program.optionsHelp)",
      ])
  }

  private func add(_ topic: Topic, to layout: inout HelpLayout) {
    layout.add(paragraph: topic.abstract)
    layout.add(topic.content())
  }
}

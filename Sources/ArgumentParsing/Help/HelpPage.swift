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
    case .topic(let topic):
      layout.add(paragraph: topic.abstract)
      layout.add(topic.content())
    }
    return layout.lines
  }
}

extension HelpPage {
  enum Subject: Sendable {
    case program
    case command(any ParsableCommand.Type)
    case topic(Topic)
  }

  private func addProgram(to layout: inout HelpLayout) {
    let context = CommandContext(program: program)
    layout.add(paragraph: program.abstract)
    layout.add(usages: [context.usage, context.usageWithoutCommand].compactMap(\.self))
    var lists: [HelpList] = []
    for command in program.allCommands {
      let heading = program.heading(above: command)
      if lists.isEmpty || heading != nil {
        lists.append(HelpList(heading: "\(heading ?? "Commands"):", rows: []))
      }
      lists[lists.count - 1].rows.append(command.term)
    }
    layout.add(sections: lists + [HelpList(heading: "Topics:", rows: program.topicTerms)])
    layout.add(
      notes: ["For more about a command or topic, type: \(program.name) \(HelpCommand.name) NAME"],
      of: program.name)
  }

  private func add(_ command: any ParsableCommand.Type, to layout: inout HelpLayout) {
    let context = CommandContext(program: program, command: command)
    layout.add(paragraph: command.abstract)
    layout.add(usages: [context.usage])
    let examples = command.examples.map { Term("\(program.name) \($0.name)", $0.meaning) }
    layout.add(sections: [HelpList(heading: "Examples:", rows: examples, hasCommands: true)])
    layout.add(command.discussion)
    layout.add(sections: [
      HelpList(heading: "Arguments:", rows: command.arguments.flatMap(\.terms)),
      HelpList(heading: "Options:", rows: command.options.rows),
    ])
    layout.add(
      notes: [
        command.exclusiveGroups.help,
        "For the options that all commands take, type: "
          + "\(program.name) \(HelpCommand.name) \(program.allTopics[0].name)",
      ], of: program.name)
  }
}

/// Puts the parts of a help page below each other, with a blank line between them.
struct HelpLayout {
  /// Below this width there is no room for two columns.
  private static let narrowestColumns = 40

  private static let indent = 2

  private static let gap = 2

  fileprivate var lines: [StyledText] = []
  fileprivate let width: Int

  mutating func add(paragraph: String) {
    startPart()
    if !paragraph.isEmpty { lines += prose(paragraph, to: width) }
  }

  /// Adds short texts, each on a line of its own; empty ones take none.
  ///
  /// A command of the program at the end of one stands whole, so that it can be copied.
  mutating func add(notes: [String], of program: String) {
    startPart()
    for note in notes where !note.isEmpty {
      lines += MessageLabel.wrapped(StyledText(note), to: width, program: program)
    }
  }

  mutating func add(usages: [String]) {
    startPart()
    let label = MessageLabel.usage
    let hangingIndent = isNarrow ? Self.indent : label.rawValue.displayWidth + 1
    lines += label.line(usages[0]).wrapped(to: width, hangingIndent: hangingIndent)
    for usage in usages.dropFirst() { lines += indented(StyledText(usage), by: hangingIndent) }
  }

  mutating func add(_ block: HelpBlock) {
    switch block {
    case .paragraph(let text): add(paragraph: text)
    case .terms(let terms): add(sections: [HelpList(rows: terms)])
    case .options(let options): add(sections: [HelpList(rows: options.rows)])
    case .lines(let texts):
      startPart()
      lines += texts.flatMap { indented(StyledText($0), by: Self.indent) }
    case .commands(let commandLines):
      startPart()
      lines += commandLines.map { StyledText($0).indented(by: Self.indent) }
    case .several(let blocks): for block in blocks { add(block) }
    }
  }

  mutating func add(sections: [HelpList]) {
    let labelWidths = sections.flatMap(\.rows).map(\.name.displayWidth)
    // The widest label that leaves half of the page for the explanations.
    let labelWidth = labelWidths.filter { $0 <= width / 2 - Self.indent }.max() ?? 0
    for section in sections where !section.rows.isEmpty {
      startPart()
      if !section.heading.isEmpty { lines.append(StyledText(section.heading, style: .bold)) }
      add(section, labelWidth: labelWidth)
    }
  }
}

extension HelpLayout {
  private var isNarrow: Bool { width < Self.narrowestColumns }

  private mutating func startPart() { if !lines.isEmpty { lines.append(StyledText()) } }

  private mutating func add(_ list: HelpList, labelWidth: Int) {
    let textColumn = isNarrow ? 2 * Self.indent : Self.indent + labelWidth + Self.gap
    for row in list.rows {
      var texts = prose(row.meaning, to: width - textColumn)
      if !isNarrow, row.name.displayWidth <= labelWidth, !row.meaning.isEmpty {
        let label = StyledText(row.name).indented(by: Self.indent)
        lines.append(label.paddedAtEnd(to: textColumn) + texts.removeFirst())
      } else if list.hasCommands {
        // It may run over the edge of the page, so that it can be copied.
        lines.append(StyledText(row.name).indented(by: Self.indent))
      } else {
        let label = isNarrow ? String(row.name.drop { $0 == " " }) : row.name
        lines += indented(StyledText(label), by: Self.indent)
      }
      for text in texts where !text.isEmpty { lines.append(text.indented(by: textColumn)) }
    }
  }

  /// Text between whose words lines may break, but not within a command.
  private func prose(_ text: String, to width: Int) -> [StyledText] {
    guard let tied = text.withTiedCommands else { return StyledText(text).wrapped(to: width) }
    return StyledText(tied).wrapped(to: width).map { line in
      StyledText(line.plainText.split(separator: String.tie).joined(separator: " "))
    }
  }

  /// A text within what an indent leaves of the width.
  private func indented(_ text: StyledText, by indent: Int) -> [StyledText] {
    text.wrapped(to: width - indent).map { $0.indented(by: indent) }
  }
}

/// Labels with their explanations.
struct HelpList {
  /// May be empty.
  var heading = ""

  var rows: [Term]

  /// Whether the labels are command lines.
  var hasCommands = false
}

extension [Option] {
  /// Both names of each, long ones below each other: `-w, --width N`, `    --data FILE`.
  fileprivate var rows: [Term] {
    let indent = contains { $0.short != nil } ? "    " : ""
    return map { option in
      Term((option.shortSpelling.map { $0 + ", " } ?? indent) + option.synopsis, option.fullHelp)
    }
  }
}

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
    layout.add(usages: [context.usage, context.usageWithoutCommand].compactMap(\.self))
    var lists: [HelpList] = []
    for command in program.allCommands {
      let heading = program.heading(above: command)
      if lists.isEmpty || heading != nil {
        lists.append(HelpList("\(heading ?? "Commands"):", [Term]()))
      }
      lists[lists.count - 1].rows.append(command.term)
    }
    layout.add(sections: lists + [HelpList("Topics:", program.topicTerms)])
    layout.add(
      notes: ["For more about a command or topic, type: \(program.name) \(HelpCommand.name) NAME"],
      of: program.name)
  }

  private func add(_ command: any ParsableCommand.Type, to layout: inout HelpLayout) {
    let context = CommandContext(program: program, command: command)
    layout.add(paragraph: command.abstract)
    layout.add(usages: [context.usage])
    layout.add(sections: [HelpList(examples: command.examples, of: program.name)])
    layout.add(command.discussion)

    layout.add(sections: [
      HelpList("Arguments:", command.arguments.flatMap(\.terms)),
      HelpList("Options:", command.options),
    ])
    layout.add(
      notes: [
        command.exclusiveGroups.help,
        "For the options that all commands take, type: \(program.optionsHelp)",
      ], of: program.name)
  }

  private func add(_ topic: Topic, to layout: inout HelpLayout) {
    layout.add(paragraph: topic.abstract)
    layout.add(topic.content())
  }
}

/// Puts the parts of a help page below each other, with a blank line between them.
struct HelpLayout {
  /// Below this width there is no room for two columns.
  private static let narrowestColumns = 40

  private static let indent = 2

  /// The spaces between two columns.
  private static let gap = 2

  private(set) var lines: [StyledText] = []

  private let width: Int

  init(width: Int) { self.width = width }

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

  /// Adds the ways in which something is used, below each other.
  mutating func add(usages: [String]) {
    startPart()
    let label = MessageLabel.usage
    let hangingIndent = isNarrow ? Self.indent : label.rawValue.displayWidth + 1
    lines += label.line(usages[0]).wrapped(to: width, hangingIndent: hangingIndent)
    for usage in usages.dropFirst() { lines += indented(StyledText(usage), by: hangingIndent) }
  }

  mutating func add(_ blocks: [HelpBlock]) {
    for block in blocks {
      switch block {
      case .paragraph(let text): add(paragraph: text)
      case .terms(let terms): add(sections: [HelpList("", terms)])
      case .options(let options): add(sections: [HelpList("", options)])
      case .lines(let texts):
        startPart()
        lines += texts.flatMap { indented(StyledText($0), by: Self.indent) }
      case .commands(let commandLines):
        startPart()
        lines += commandLines.map(whole)
      }
    }
  }

  /// Adds sections whose explanations line up in one column.
  mutating func add(sections: [HelpList]) {
    let labelWidth = labelWidth(of: sections)
    for section in sections where !section.rows.isEmpty {
      startPart()
      if !section.heading.isEmpty { lines.append(StyledText(section.heading, style: .bold)) }
      add(section, labelWidth: labelWidth)
    }
  }
}

extension HelpLayout {
  private var isNarrow: Bool { width < Self.narrowestColumns }

  private mutating func startPart() {
    if !lines.isEmpty { lines.append(StyledText()) }
  }

  /// The width of the widest label that leaves half of the page for the explanations.
  private func labelWidth(of lists: [HelpList]) -> Int {
    let labelWidths = lists.flatMap(\.rows).map(\.name.displayWidth)
    return labelWidths.filter { $0 <= width / 2 - Self.indent }.max() ?? 0
  }

  /// Adds labels with their explanations, side by side if there is room.
  private mutating func add(_ list: HelpList, labelWidth: Int) {
    let textColumn = isNarrow ? 2 * Self.indent : Self.indent + labelWidth + Self.gap
    for row in list.rows {
      var texts = prose(row.meaning, to: width - textColumn)
      if !isNarrow, row.name.displayWidth <= labelWidth, !row.meaning.isEmpty {
        let label = StyledText(row.name).indented(by: Self.indent)
        lines.append(label.paddedAtEnd(to: textColumn) + texts.removeFirst())
      } else {
        lines += list.hasCommands ? [whole(row.name)] : label(row.name)
      }
      for text in texts where !text.isEmpty { lines.append(text.indented(by: textColumn)) }
    }
  }

  /// A label on lines of its own.
  private func label(_ name: String) -> [StyledText] {
    indented(StyledText(isNarrow ? String(name.drop { $0 == " " }) : name), by: Self.indent)
  }

  /// A command line, which may run over the edge of the page, so that it can be copied.
  private func whole(_ commandLine: String) -> StyledText {
    StyledText(commandLine).indented(by: Self.indent)
  }

  /// Text between whose words lines may break, but not within a command.
  private func prose(_ text: String, to width: Int) -> [StyledText] {
    guard text.hasCommands else { return StyledText(text).wrapped(to: width) }
    return StyledText(text.withTiedCommands).wrapped(to: width).map { line in
      StyledText(line.plainText.split(separator: String.tie).joined(separator: " "))
    }
  }

  /// A text within what an indent leaves of the width.
  private func indented(_ text: StyledText, by indent: Int) -> [StyledText] {
    text.wrapped(to: width - indent).map { $0.indented(by: indent) }
  }
}

/// Labels with their explanations: a section of a help page.
struct HelpList {
  /// The heading over the list; may be empty.
  let heading: String

  fileprivate(set) var rows: [Term]

  /// Whether the labels are command lines.
  private(set) var hasCommands = false
}

extension HelpList {
  init(_ heading: String, _ rows: [Term]) { self.init(heading: heading, rows: rows) }

  init(examples: [Example], of program: String) {
    self.init("Examples:", examples.map { Term($0.commandLine(of: program), $0.explanation) })
    hasCommands = true
  }

  /// Lists options by both names, long ones below each other: `-w, --width N`, `    --data FILE`.
  init(_ heading: String, _ options: [Option]) {
    let indent = options.contains { $0.short != nil } ? "    " : ""
    let rows = options.map { option in
      Term((option.shortSpelling.map { $0 + ", " } ?? indent) + option.synopsis, option.fullHelp)
    }
    self.init(heading, rows)
  }
}

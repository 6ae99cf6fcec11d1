import DisplayText

/// Labels with their explanations: a section of a help page.
struct HelpList {
  /// The heading over the list; may be empty.
  let heading: String

  let rows: [Row]

  /// One label and its explanation.
  struct Row {
    let label: String
    let labelWidth: Int
    let text: String

    /// Whether the label is a command line.
    let isCommand: Bool

    init(_ label: String, _ text: String, isCommand: Bool = false) {
      self.label = label
      labelWidth = label.displayWidth
      self.text = text
      self.isCommand = isCommand
    }
  }
}

extension HelpList {
  init(_ heading: String, _ rows: [Row]) {
    self.init(heading: heading, rows: rows)
  }

  init(examples: [Example], of program: any ParsableProgram.Type) {
    self.init(
      "Examples:",
      examples.map { Row($0.commandLine(of: program), $0.explanation, isCommand: true) })
  }

  /// Lists options, those of a command with the options that they exclude.
  init(
    _ heading: String, _ options: [OptionDefinition], of command: (any ParsableCommand.Type)? = nil
  ) {
    self.init(heading, options.map { Row($0.label, $0.fullHelp(in: command)) })
  }
}

extension OptionDefinition {
  /// Both names with the placeholder.
  ///
  /// The long names of a list line up, so there is room for a short one even if there is none:
  /// `-w, --width N`, `    --data FILE`.
  fileprivate var label: String {
    (shortSpelling.map { $0 + ", " } ?? "    ") + synopsis
  }
}

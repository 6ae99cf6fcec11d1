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
  init(_ heading: String, _ rows: [Row]) { self.init(heading: heading, rows: rows) }

  init(examples: [Example], of program: String) {
    self.init(
      "Examples:",
      examples.map { Row($0.commandLine(of: program), $0.explanation, isCommand: true) })
  }

  /// Lists options by both names, long ones below each other: `-w, --width N`, `    --data FILE`.
  init(_ heading: String, _ options: [OptionDefinition]) {
    let indent = options.contains { $0.short != nil } ? "    " : ""
    let rows = options.map { option in
      Row((option.shortSpelling.map { $0 + ", " } ?? indent) + option.synopsis, option.fullHelp)
    }
    self.init(heading, rows)
  }
}

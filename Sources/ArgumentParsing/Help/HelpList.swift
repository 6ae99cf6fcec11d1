import TerminalKit

/// Labels with their explanations, as a section of a help page holds them.
///
/// A class, for the reason that ``OptionDefinition`` gives.
final class HelpList {
  /// What stands over the list, or nothing.
  let heading: String

  private(set) var rows: [Row] = []

  init(_ heading: String = "") {
    self.heading = heading
  }

  /// One label and what it stands for.
  ///
  /// A class, for the reason that ``OptionDefinition`` gives.
  final class Row {
    let label: String
    let labelWidth: Int
    let text: String

    init(_ label: String, _ text: String) {
      self.label = label
      labelWidth = label.displayWidth
      self.text = text
    }
  }
}

extension HelpList {
  convenience init(_ heading: String, _ examples: [Example]) {
    self.init(heading)
    rows = examples.map { Row($0.commandLine, $0.explanation) }
  }

  convenience init(_ terms: [Term]) {
    self.init()
    rows = terms.map { Row($0.name, $0.meaning) }
  }

  convenience init(_ heading: String, _ commands: [Command]) {
    self.init(heading)
    rows = commands.map { Row($0.name, $0.abstract) }
  }

  convenience init(_ heading: String, _ topics: [Topic]) {
    self.init(heading)
    rows = topics.map { Row($0.name, $0.abstract) }
  }

  convenience init(_ heading: String, _ arguments: [ArgumentDefinition]) {
    self.init(heading)
    rows = arguments.map { Row($0.name, $0.fullHelp) }
  }

  /// Lists options, those of a command with what excludes them.
  convenience init(
    _ heading: String, _ options: [OptionDefinition], of command: Command? = nil
  ) {
    self.init(heading)
    rows = options.map { Row($0.label, $0.fullHelp(in: command)) }
  }
}

import TerminalKit

/// Puts the parts of a help page below each other, one blank line between.
struct HelpLayout {
  /// Below this width there is no room for two columns.
  private static let narrowestColumns = 40

  static let indent = 2

  let width: Int
  var lines: [StyledText] = []

  init(width: Int) {
    self.width = width
  }

  mutating func add(paragraph: String) {
    startPart()
    lines += StyledText(paragraph).wrapped(to: width)
  }

  mutating func add(usage: String) {
    startPart()
    let label = StyledText(Words.usageLabel, style: .bold)
    let hangingIndent = isNarrow ? Self.indent : label.displayWidth + 1
    lines += (label + StyledText(" \(usage)")).wrapped(to: width, hangingIndent: hangingIndent)
  }

  mutating func add(_ prose: [Prose]) {
    for block in prose {
      switch block {
      case .paragraph(let text):
        add(paragraph: text)
      case .terms(let terms):
        startPart()
        let list = HelpList(terms)
        add(list, labelWidth: labelWidth(of: [list]))
      case .lines(let texts):
        startPart()
        lines += texts.flatMap { indented(StyledText($0), by: Self.indent) }
      }
    }
  }

  /// Adds sections whose explanations stand in one column.
  mutating func add(sections: [HelpList]) {
    let labelWidth = labelWidth(of: sections)
    for section in sections where !section.rows.isEmpty {
      startPart()
      lines.append(StyledText(section.heading, style: .bold))
      add(section, labelWidth: labelWidth)
    }
  }
}

extension HelpLayout {
  var isNarrow: Bool {
    width < Self.narrowestColumns
  }

  private mutating func startPart() {
    if !lines.isEmpty {
      lines.append(StyledText())
    }
  }

  /// The width of the widest label that leaves half of the page to the explanations.
  private func labelWidth(of lists: [HelpList]) -> Int {
    var widest = 0
    for list in lists {
      for row in list.rows where row.labelWidth <= width / 2 - Self.indent {
        widest = max(widest, row.labelWidth)
      }
    }
    return widest
  }
}

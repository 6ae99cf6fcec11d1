/// One line of text whose parts may look different, before any escape code exists.
///
/// Whatever text goes in is made visible on the way (see ``Swift/String/sanitizedForTerminal()``), so
/// no `StyledText` holds a line break or any other character that could command a terminal.
///
///     let row = StyledText("Pages", style: .bold) + StyledText("  317")
///     row.plainText     // "Pages  317"
///     row.displayWidth  // 10
package struct StyledText: Equatable, Sendable {
  /// A run of text in one style.
  package struct Span: Sendable {
    /// The text, visible only.
    package let text: String

    /// The look of the whole run.
    package let style: Style
  }

  /// The text without its styles.
  package private(set) var plainText: String

  /// The styles of the text.
  private(set) var runs: StyleRuns

  /// Creates an empty line.
  package init() {
    self.init(visible: "", StyleRuns())
  }

  /// Creates a line in one style.
  ///
  /// - Parameters:
  ///   - text: The text, from wherever it comes.
  ///   - style: The look of the whole text.
  package init(_ text: String, style: Style = .plain) {
    let visible = text.sanitizedForTerminal()
    self.init(visible: visible, StyleRuns(style, length: visible.utf8.count))
  }

  /// Creates a line from text that is visible already.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - runs: The styles of the text.
  init(visible text: String, _ runs: StyleRuns) {
    plainText = text
    self.runs = runs
  }

  /// The runs from left to right, none of them empty, and no two neighbours in the same style.
  package var spans: [Span] {
    var spans: [Span] = []
    runs.forEach(in: plainText.utf8.count) { range, style in
      spans.append(Span(text: text(at: range), style: style))
    }
    return spans
  }

  /// Whether there is nothing to show.
  package var isEmpty: Bool {
    plainText.isEmpty
  }

  /// How many terminal columns the line takes.
  package var displayWidth: Int {
    plainText.displayWidth
  }

  /// Joins two lines into one, left to right.
  ///
  /// - Parameters:
  ///   - left: What comes first.
  ///   - right: What follows at once, with no space between.
  /// - Returns: One line.
  package static func + (left: StyledText, right: StyledText) -> StyledText {
    var joined = left
    joined += right
    return joined
  }

  /// Appends a line to this one.
  ///
  /// - Parameters:
  ///   - left: The line that grows.
  ///   - right: What follows at once, with no space between.
  package static func += (left: inout StyledText, right: StyledText) {
    if left.isEmpty {
      left = right
    } else if !right.isEmpty {
      left.runs.append(right.runs, at: left.plainText.utf8.count)
      left.plainText += right.plainText
    }
  }
}

extension StyledText: ExpressibleByStringLiteral {
  /// Creates a plain line from a literal.
  ///
  /// - Parameter value: The text.
  package init(stringLiteral value: String) {
    self.init(value)
  }
}

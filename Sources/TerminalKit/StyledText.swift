/// One line of text whose parts may look different, before any escape code exists.
///
/// Whatever text goes in is made visible on the way (see ``Swift/String/madeVisible()``), so no
/// `StyledText` holds a line break or any other character that could command a terminal.
///
///     let row = StyledText("Pages", style: .bold) + StyledText("  317")
///     row.plainText     // "Pages  317"
///     row.displayWidth  // 10
public struct StyledText: Equatable, Sendable {
  /// A run of text in one style.
  public struct Span: Equatable, Sendable {
    /// The text, visible only.
    public let text: String

    /// The look of the whole run.
    public let style: Style
  }

  /// The runs from left to right, none of them empty.
  public private(set) var spans: [Span]

  /// Creates an empty line.
  public init() {
    spans = []
  }

  /// Creates a line in one style.
  ///
  /// - Parameters:
  ///   - text: The text, from wherever it comes.
  ///   - style: The look of the whole text.
  public init(_ text: String, style: Style = .plain) {
    let visible = text.madeVisible()
    spans = visible.isEmpty ? [] : [Span(text: visible, style: style)]
  }

  /// Creates a line from runs that are visible already.
  ///
  /// - Parameter spans: The runs from left to right; empty ones are left out.
  init(spans: [Span]) {
    self.spans = spans.filter { !$0.text.isEmpty }
  }

  /// The text without its styles.
  public var plainText: String {
    spans.count == 1 ? spans[0].text : spans.reduce(into: "") { $0 += $1.text }
  }

  /// Whether there is nothing to show.
  public var isEmpty: Bool {
    spans.isEmpty
  }

  /// How many terminal columns the line takes.
  public var displayWidth: Int {
    plainText.displayWidth
  }

  /// Joins two lines into one, left to right.
  ///
  /// - Parameters:
  ///   - left: What comes first.
  ///   - right: What follows at once, with no space between.
  /// - Returns: One line.
  public static func + (left: StyledText, right: StyledText) -> StyledText {
    var joined = left
    joined.spans += right.spans
    return joined
  }

  /// Appends a line to this one.
  ///
  /// - Parameters:
  ///   - left: The line that grows.
  ///   - right: What follows at once, with no space between.
  public static func += (left: inout StyledText, right: StyledText) {
    left.spans += right.spans
  }
}

extension StyledText: ExpressibleByStringLiteral {
  /// Creates a plain line from a literal.
  ///
  /// - Parameter value: The text.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

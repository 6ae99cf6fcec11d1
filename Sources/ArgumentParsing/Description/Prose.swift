/// A piece of running text in a help page and in the manual.
///
/// A string literal is a paragraph:
///
///     let discussion: [Prose] = ["A long summary is cut.", .lines(["hp-books summary 1"])]
public enum Prose: Equatable, Sendable {
  /// A paragraph, wrapped to the width of the page.
  case paragraph(String)

  /// Words with their meanings, in two columns where the page is wide enough.
  case terms([Term])

  /// Lines that keep their breaks, such as a command or a piece of a file.
  case lines([String])
}

extension Prose: ExpressibleByStringLiteral {
  /// Creates a paragraph from a literal.
  ///
  /// - Parameter value: The text.
  public init(stringLiteral value: String) {
    self = .paragraph(value)
  }
}

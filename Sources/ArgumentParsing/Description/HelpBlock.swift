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

/// A word and what it means: `Term("NO_COLOR", "Not empty: never use colour.")`.
public struct Term: Equatable, Sendable {
  /// The word.
  public let name: String

  /// What it means.
  public let meaning: String

  /// Creates a term.
  ///
  /// - Parameters:
  ///   - name: The word.
  ///   - meaning: What it means.
  public init(_ name: String, _ meaning: String) {
    self.name = name
    self.meaning = meaning
  }
}

/// A command line that works as it stands, and what it does.
///
///     Example("hp-books show 3", "Read the third volume")
///
/// A class, for the reason that ``OptionDefinition`` gives.
public final class Example: Sendable {
  /// What is typed.
  public let commandLine: String

  /// What happens then.
  public let explanation: String

  /// Creates an example.
  ///
  /// - Parameters:
  ///   - commandLine: What is typed, with the name of the program.
  ///   - explanation: What happens then.
  public init(_ commandLine: String, _ explanation: String) {
    self.commandLine = commandLine
    self.explanation = explanation
  }
}

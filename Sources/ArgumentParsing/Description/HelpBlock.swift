/// A piece of running text in a help page and in the manual.
///
/// A string literal is a paragraph:
///
///     let discussion: [HelpBlock] = ["A long summary is cut.", .commands(["hp-books summary 1"])]
package enum HelpBlock: Sendable {
  /// A paragraph, wrapped to the width of the page, but for the commands between backticks.
  case paragraph(String)

  /// Words with their meanings, in two columns if the page is wide enough.
  case terms([Term])

  /// Options with what they do.
  case options([Option])

  /// Lines that keep their breaks, such as a piece of a file.
  case lines([String])

  /// Command lines as a shell reads them, each on one line, so that it can be copied.
  case commands([String])
}

extension HelpBlock: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self = .paragraph(value) }
}

extension String {
  /// What stands between the words of a command, which is there to be copied whole.
  static let tie: Character = "\u{a0}"

  /// The text with its commands, which stand between backticks, in one piece.
  var withTiedCommands: String {
    let parts = split(separator: "`", omittingEmptySubsequences: false)
    if parts.count < 3 { return self }
    return parts.enumerated().map { place, part in
      place.isMultiple(of: 2) ? String(part) : String(part.map { $0 == " " ? Self.tie : $0 })
    }.joined()
  }
}

/// A command line that works as is, and what it does.
///
///     Example("show 3", "Read the third volume")
package struct Example: Sendable {
  /// The words after the name of the program.
  let words: String

  /// What happens then.
  let explanation: String

  package init(_ words: String, _ explanation: String) {
    self.words = words
    self.explanation = explanation
  }

  func commandLine(of program: String) -> String { "\(program) \(words)" }
}

/// A page of help that belongs to no command: `hp-books help environment`.
///
///     Topic("exit-codes", abstract: "What the exit codes mean.", manualSection: "EXIT STATUS") {
///       [.terms([Term("0", "Done."), Term("64", "The command line is wrong.")])]
///     }
package struct Topic: Sendable {
  /// The word after `help`.
  package let name: String

  /// Words that people may type for it, in small letters; an error then names the topic.
  let synonyms: [String]

  /// What the page is about, in one sentence with its period.
  package let abstract: String

  /// The heading of the topic in the manual page, in capital letters.
  package let manualSection: String

  /// Makes the text of the page, which may be long and which few runs need.
  let content: @Sendable () -> [HelpBlock]

  /// Describes a topic, with its heading in the manual if that is not the name in capitals.
  package init(
    _ name: String, synonyms: [String] = [], abstract: String, manualSection: String? = nil,
    content: @escaping @Sendable () -> [HelpBlock]
  ) {
    self.name = name
    self.synonyms = synonyms
    self.abstract = abstract
    self.manualSection = manualSection ?? name.uppercased()
    self.content = content
  }
}

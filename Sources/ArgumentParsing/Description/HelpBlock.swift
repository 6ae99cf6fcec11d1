/// A piece of running text in a help page and in the manual.
///
/// A string literal is a paragraph:
///
///     let discussion: [HelpBlock] = ["A long summary is cut.", .commands(["hp-books summary 1"])]
package enum HelpBlock: Sendable {
  /// A paragraph, wrapped to the width of the page.
  case paragraph(String)

  /// Words with their meanings, in two columns if the page is wide enough.
  case terms([Term])

  /// Options with what they do.
  case options([OptionDefinition])

  /// Lines that keep their breaks, such as a piece of a file.
  case lines([String])

  /// Command lines as a shell reads them, each on one line, so that it can be copied.
  case commands([String])
}

extension HelpBlock: ExpressibleByStringInterpolation {
  /// Creates a paragraph from a literal.
  ///
  /// - Parameter value: The text.
  package init(stringLiteral value: String) { self = .paragraph(value) }
}

/// A word and what it means: `Term("NO_COLOR", "Not empty: never use colour.")`.
package struct Term: Equatable, Sendable {
  /// The word.
  package let name: String

  /// What it means.
  package let meaning: String

  /// Creates a term.
  ///
  /// - Parameters:
  ///   - name: The word.
  ///   - meaning: What it means.
  package init(_ name: String, _ meaning: String) {
    self.name = name
    self.meaning = meaning
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

  /// Creates an example.
  ///
  /// - Parameters:
  ///   - words: The words after the name of the program.
  ///   - explanation: What happens then.
  package init(_ words: String, _ explanation: String) {
    self.words = words
    self.explanation = explanation
  }

  func commandLine(of program: any ParsableProgram.Type) -> String {
    program.name + " " + words
  }
}

/// A page of help that belongs to no command: `hp-books help environment`.
///
///     Topic("exit-codes", abstract: "What the exit codes mean.", manualSection: "EXIT STATUS") {
///       [.terms([Term("0", "Done."), Term("64", "The command line is wrong.")])]
///     }
package struct Topic: Sendable {
  /// The word after `help`.
  package let name: String

  /// Words that people may type for it.
  let synonyms: [String]

  /// What the page is about, in one sentence.
  package let abstract: String

  /// The heading of the topic in the manual page, in capital letters.
  package let manualSection: String

  /// Makes the text of the page, which may be long and which few runs need.
  let content: @Sendable () -> [HelpBlock]

  /// Describes a topic.
  ///
  /// - Parameters:
  ///   - name: The word after `help`.
  ///   - synonyms: Words that people may type for it, in small letters; an error then names it.
  ///   - abstract: What the page is about, in one sentence with its period.
  ///   - manualSection: The heading in the manual page, if it is not the name in capitals.
  ///   - content: Makes the text of the page; called only if the page is shown.
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

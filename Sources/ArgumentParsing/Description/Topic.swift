/// A page of help that belongs to no command: `hp-books help environment`.
///
///     Topic(
///       "exit-codes", abstract: "What the exit codes mean.", manualSection: "EXIT STATUS",
///       content: [.terms([Term("0", "Done."), Term("64", "The command line is wrong.")])])
package struct Topic: Sendable {
  /// The word after `help`.
  package let name: String

  /// What the page tells, in one sentence.
  package let abstract: String

  /// The heading under which the manual page holds the topic, in capital letters.
  package let manualSection: String

  /// The text of the page.
  let content: [HelpBlock]

  /// Describes a topic.
  ///
  /// - Parameters:
  ///   - name: The word after `help`.
  ///   - abstract: What the page tells, in one sentence with its period.
  ///   - manualSection: The heading in the manual page, where it is not the name in capitals.
  ///   - content: The text of the page.
  package init(
    _ name: String,
    abstract: String,
    manualSection: String? = nil,
    content: [HelpBlock]
  ) {
    self.name = name
    self.abstract = abstract
    self.manualSection = manualSection ?? name.uppercased()
    self.content = content
  }
}

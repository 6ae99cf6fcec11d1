/// A page of help that belongs to no command: `hp-books help environment`.
///
///     Topic("exit-codes", abstract: "What the exit codes mean.", manualSection: "EXIT STATUS") {
///       [.terms([Term("0", "Done."), Term("64", "The command line is wrong.")])]
///     }
package struct Topic: Sendable {
  /// The word after `help`.
  package let name: String

  /// What the page tells, in one sentence.
  package let abstract: String

  /// The heading under which the manual page holds the topic, in capital letters.
  package let manualSection: String

  /// Makes the text of the page, which may be long and which few runs want.
  let content: @Sendable () -> [HelpBlock]

  /// Describes a topic.
  ///
  /// - Parameters:
  ///   - name: The word after `help`.
  ///   - abstract: What the page tells, in one sentence with its period.
  ///   - manualSection: The heading in the manual page, where it is not the name in capitals.
  ///   - content: Makes the text of the page; called only when the page is wanted.
  package init(
    _ name: String,
    abstract: String,
    manualSection: String? = nil,
    content: @escaping @Sendable () -> [HelpBlock]
  ) {
    self.name = name
    self.abstract = abstract
    self.manualSection = manualSection ?? name.uppercased()
    self.content = content
  }
}

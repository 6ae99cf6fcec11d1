/// A page of help that belongs to no command: `hp-books help environment`.
///
///     Topic("exit-codes", abstract: "What the exit codes mean.", manualSection: "EXIT STATUS") {
///       [.terms([Term("0", "Done."), Term("64", "The command line is wrong.")])]
///     }
package struct Topic: Sendable {
  /// The word after `help`.
  package let name: String

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
  ///   - abstract: What the page is about, in one sentence with its period.
  ///   - manualSection: The heading in the manual page, if it is not the name in capitals.
  ///   - content: Makes the text of the page; called only if the page is shown.
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

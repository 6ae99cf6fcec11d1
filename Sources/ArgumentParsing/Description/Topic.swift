/// A page of help that belongs to no command: `hp-books help environment`.
///
///     Topic("exit-codes", abstract: "What the exit codes mean.", manualSection: "EXIT STATUS") {
///       [.terms([Term("0", "Done."), Term("64", "The command line is wrong.")])]
///     }
///
/// A class, for the reason that ``OptionDefinition`` gives.
public final class Topic: Sendable {
  /// The word after `help`.
  public let name: String

  /// What the page tells, in one sentence.
  public let abstract: String

  private let givenManualSection: String?
  private let makeContent: @Sendable () -> [Prose]

  /// Describes a topic.
  ///
  /// - Parameters:
  ///   - name: The word after `help`.
  ///   - abstract: What the page tells, in one sentence with its period.
  ///   - manualSection: The heading in the manual page, where it is not the name in capitals.
  ///   - content: Makes the text of the page; called only when the page is wanted.
  public init(
    _ name: String,
    abstract: String,
    manualSection: String? = nil,
    content: @escaping @Sendable () -> [Prose]
  ) {
    self.name = name
    self.abstract = abstract
    givenManualSection = manualSection
    makeContent = content
  }

  /// The heading under which the manual page holds the topic, in capital letters.
  public var manualSection: String {
    givenManualSection ?? name.uppercased()
  }

  /// The text of the page.
  public var content: [Prose] {
    makeContent()
  }
}

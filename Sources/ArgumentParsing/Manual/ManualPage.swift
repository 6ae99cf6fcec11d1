/// The manual page of a program in mdoc, as `man` reads it.
///
/// The page is made of ASCII alone, so it shows the same in every locale.
///
///     ManualPage(program, date: "November 21, 2026").text  // ".Dd November 21, 2026\n…"
public struct ManualPage: Sendable {
  let program: Program
  let date: String

  /// Describes the page.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - date: When the page last changed, in the form `November 21, 2026`.
  public init(_ program: Program, date: String) {
    self.program = program
    self.date = date
  }

  /// The whole page; its last line ends with a line break.
  public var text: String {
    var page = MdocWriter()
    page.macro("Dd", .plain(date))
    page.macro("Dt", .plain(program.name.uppercased()), .plain("1"))
    page.macro("Os")
    addName(to: &page)
    addSynopsis(to: &page)
    page.section(Words.descriptionSection)
    page.prose([.paragraph(program.abstract)] + program.discussion)
    addCommands(to: &page)
    page.section(Words.optionsSection)
    page.prose([.paragraph(Words.optionsOfEveryCommand)])
    addList(of: program.sharedOptions + StandardFlags.all, to: &page)
    for topic in topicsInOrder {
      page.section(topic.manualSection)
      page.prose(topic.content)
    }
    addExamples(to: &page)
    return page.text
  }
}

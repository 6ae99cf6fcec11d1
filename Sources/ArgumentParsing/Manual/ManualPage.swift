/// The manual page of a program in mdoc, as `man` reads it.
///
/// The page is pure ASCII, so it looks the same in every locale.
///
///     ManualPage(program, date: "November 21, 2026").contents.text
///     // ".\\\" Manual page of hp-books. Checksum of the rest: …\n.Dd November 21, 2026\n…"
package struct ManualPage: Sendable {
  private let program: any ParsableProgram.Type
  private let date: String

  /// Describes the page.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - date: When the page last changed, in the form `November 21, 2026`.
  package init(_ program: any ParsableProgram.Type, date: String) {
    self.program = program
    self.date = date
  }

  /// The whole page; its last line ends with a line break.
  package var contents: SealedText {
    SealedText(
      heading: #".\" Manual page of \#(program.name)."#,
      mark: ".Dt \(program.name.uppercased()) 1", body: body)
  }
}

extension ManualPage {
  /// Readers of manual pages look for a few examples, and for more in the help of a command.
  private static let maxExamples = 10

  private var body: String {
    var page = MdocWriter()
    page.macro("Dd", date.mdocWords)
    // Otherwise groff takes the manual for one of BSD or of the system that it runs on.
    page.macro("ds", .plain("doc-volume-operating-system"))
    page.line(
      [.macro("ds"), .plain("doc-default-operating-system")] + program.versionLine.mdocWords)
    page.macro("Dt", .plain(program.name.uppercased()), .plain("1"))
    page.macro("Os")
    addName(to: &page)
    addSynopsis(to: &page)
    page.section("DESCRIPTION")
    page.paragraph(program.abstract)
    addCommands(to: &page)
    for topic in topicsInOrder {
      page.section(topic.manualSection)
      page.blocks(topic.content())
    }
    addExamples(to: &page)
    addRelatedPages(to: &page)
    return page.text
  }
}

extension ManualPage {
  /// The sections that manual pages have in this order, after all others.
  private static let conventionalSections = ["ENVIRONMENT", "FILES", "EXIT STATUS"]

  private var topicsInOrder: [Topic] {
    let conventional = Self.conventionalSections.flatMap { section in
      program.allTopics.filter { $0.manualSection == section }
    }
    return program.allTopics.filter { !Self.conventionalSections.contains($0.manualSection) }
      + conventional
  }

  private func addName(to page: inout MdocWriter) {
    page.section("NAME")
    page.macro("Nm", .plain(program.name))
    let abstract = program.abstract
    let phrase = abstract.prefix(1).lowercased() + abstract.dropFirst()
    page.macro("Nd", (phrase.last == "." ? String(phrase.dropLast()) : phrase).mdocWords)
  }

  private func addSynopsis(to page: inout MdocWriter) {
    page.section("SYNOPSIS")
    if let command = program.defaultCommand {
      page.macro("Nm")
      for argument in command.arguments { page.line(argument.mdocSynopsis) }
    }
    for command in program.allCommands {
      page.macro("Nm")
      page.macro("Cm", .plain(command.name))
      for options in command.optionsByAlternative {
        page.macro("Op", options.map(\.mdocSynopsis).joinedByBar)
      }
      for argument in command.arguments { page.line(argument.mdocSynopsis) }
    }
    page.macro("Nm")
    page.macro("Op", StandardFlags.all.map(\.mdocSynopsis).joinedByBar)
  }

  private func addCommands(to page: inout MdocWriter) {
    page.section("COMMANDS")
    page.list(program.allCommands) { command, page in
      page.item([.macro("Cm"), .plain(command.name)] + command.arguments.flatMap(\.mdocSynopsis))
      page.blocks([.paragraph(command.abstract)] + command.discussion)
      page.list(command.arguments.flatMap(\.mdocTerms))
      page.list(command.options.map { ($0.mdocLabel, $0.fullHelp) })
      page.paragraph(command.exclusiveGroups.help)
    }
  }

  /// Adds those of the program, and the first of each command.
  private func addExamples(to page: inout MdocWriter) {
    let examples = program.examples + program.parsableCommands.flatMap { $0.examples.prefix(1) }
    var distinct: [Example] = []
    for example in examples where !distinct.contains(where: { $0.words == example.words }) {
      distinct.append(example)
    }
    page.section("EXAMPLES")
    page.list(
      distinct.prefix(Self.maxExamples).map {
        ([.macro("Li"), .plain($0.commandLine(of: program.name))], $0.explanation)
      })
  }

  private func addRelatedPages(to page: inout MdocWriter) {
    let names = program.relatedPages
    guard let last = names.last else { return }
    page.section("SEE ALSO")
    for name in names.dropLast() { page.macro("Xr", .plain(name), .plain("1"), .macro(",")) }
    page.macro("Xr", .plain(last), .plain("1"))
  }
}

extension ParsableCommand {
  /// The options in order, those that exclude each other together.
  fileprivate static var optionsByAlternative: [[OptionDefinition]] {
    var named: [String] = []
    return options.compactMap { option in
      guard !named.contains(option.name) else { return nil }
      let alternatives = exclusiveGroups.ruledOut(by: option)
      named += alternatives.map(\.name)
      return alternatives
    }
  }
}

extension String {
  /// The words of a text after a macro that takes a whole line: in quotation marks, some programs
  /// show the marks, and others do not recognize a date.
  fileprivate var mdocWords: [MdocWord] { split(separator: " ").map { .plain(String($0)) } }
}

extension ArgumentDefinition {
  /// The argument in a synopsis.
  fileprivate var mdocSynopsis: [MdocWord] {
    let end: [MdocWord] = ending.map { [.macro("Op"), .macro("Ar"), .plain($0.name)] } ?? []
    return (isOptional ? [.macro("Op")] : []) + mdocLabel + end
  }

  /// What it takes, where that is explained.
  fileprivate var mdocTerms: [(label: [MdocWord], text: String)] {
    terms.map { term in
      (term.name == name ? mdocLabel : [.macro("Ar"), .plain(term.name)], term.meaning)
    }
  }

  private var mdocLabel: [MdocWord] {
    let isRepeated = extent == .words && ending == nil
    return [.macro("Ar"), .plain(name)] + (isRepeated ? [.macro("...")] : [])
  }
}

extension OptionDefinition {
  /// The long name with its value, as the synopsis shows it.
  fileprivate var mdocSynopsis: [MdocWord] { [.macro("Fl"), .plain("-\(name)")] + mdocValue }

  /// Both names with the value, as the list of options shows them.
  var mdocLabel: [MdocWord] {
    let shortName = short.map { [MdocWord.macro("Fl"), .plain("\($0)"), .macro(",")] } ?? []
    return shortName + mdocSynopsis
  }

  private var mdocValue: [MdocWord] {
    value.map { [.macro("Ar"), .plain($0.placeholder)] } ?? []
  }
}

extension [[MdocWord]] {
  /// The alternatives of a synopsis on one line.
  fileprivate var joinedByBar: [MdocWord] { joined(separator: [.macro("|")]).map(\.self) }
}

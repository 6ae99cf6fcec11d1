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

extension ManualPage {
  /// The sections that every manual page has in this order, behind all others.
  private static let conventionalSections = ["ENVIRONMENT", "FILES", "EXIT STATUS"]

  var topicsInOrder: [Topic] {
    let conventional = Self.conventionalSections.flatMap { section in
      program.topics.filter { $0.manualSection == section }
    }
    return program.topics.filter { !Self.conventionalSections.contains($0.manualSection) }
      + conventional
  }

  func addName(to page: inout MdocWriter) {
    page.section(Words.nameSection)
    page.macro("Nm", .plain(program.name))
    page.macro("Nd", .plain(Words.withoutPeriod(program.abstract)))
  }

  func addSynopsis(to page: inout MdocWriter) {
    page.section(Words.synopsisSection)
    for command in program.allCommands {
      page.macro("Nm")
      page.macro("Cm", .plain(command.name))
      for options in command.optionsByAlternative {
        page.macro("Op", options.map(\.mdocSynopsis).joinedByBar)
      }
      for argument in command.arguments {
        page.line(argument.mdocSynopsis)
      }
    }
    page.macro("Nm")
    page.macro("Op", StandardFlags.all.map(\.mdocSynopsis).joinedByBar)
  }

  func addCommands(to page: inout MdocWriter) {
    page.section(Words.commandsSection)
    page.list(program.allCommands) { command, page in
      page.item([.macro("Cm"), .plain(command.name)] + command.arguments.flatMap(\.mdocSynopsis))
      page.prose([.paragraph(command.abstract)] + command.discussion)
      page.list(command.arguments) { argument, page in
        page.item(argument.mdocLabel)
        page.prose([.paragraph(argument.fullHelp)])
      }
      addList(of: command.options, in: command, to: &page)
    }
  }

  func addList(
    of options: [OptionDefinition],
    in command: Command? = nil,
    to page: inout MdocWriter
  ) {
    page.list(options) { option, page in
      page.item(option.mdocLabel)
      page.prose([.paragraph(option.fullHelp(in: command))])
    }
  }

  func addExamples(to page: inout MdocWriter) {
    let examples = program.examples + program.commands.flatMap(\.examples)
    var commandLines: Set<String> = []
    page.section(Words.examplesSection)
    page.list(examples.filter { commandLines.insert($0.commandLine).inserted }) { example, page in
      page.item([.macro("Li"), .plain(example.commandLine)])
      page.prose([.paragraph(example.explanation)])
    }
  }
}

extension Command {
  /// The options in their order, those that exclude each other together.
  var optionsByAlternative: [[OptionDefinition]] {
    var named: Set<String> = []
    return options.compactMap { option in
      guard !named.contains(option.name) else { return nil }
      let names = optionNames(rulingOut: option)
      named.formUnion(names)
      return options.filter { names.contains($0.name) }
    }
  }
}

extension ArgumentDefinition {
  /// The argument in a synopsis.
  var mdocSynopsis: [MdocWord] {
    (isOptional ? [.macro("Op")] : []) + mdocLabel
  }

  /// The argument where it is explained.
  var mdocLabel: [MdocWord] {
    [.macro("Ar"), .plain(name)] + (isRepeating ? [.macro("...")] : [])
  }
}

extension OptionDefinition {
  /// The long name with its value, as the synopsis shows it.
  var mdocSynopsis: [MdocWord] {
    [.macro("Fl"), .plain("-\(name)")] + mdocValue
  }

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
  var joinedByBar: [MdocWord] {
    joined(separator: [.macro("|")]).map(\.self)
  }
}

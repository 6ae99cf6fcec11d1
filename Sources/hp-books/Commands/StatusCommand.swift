import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText

/// `hp-books` alone, or `hp-books status`: where the user is.
struct StatusCommand: LibraryCommand {
  static let name = "status"
  static let synonyms: [Synonym] = ["where", "progress", "stats"]
  static let abstract = "Show where you are in the series."
  static let discussion: [HelpBlock] = [
    """
    The length of each bar stands for the pages of the volume; its heavy part is what you have \
    read: in chapter 9, that is 8 chapters. Of a long series, it shows only the volume that you \
    are in and others that you have begun, kept or looked at recently. hp-books without a command \
    shows the same.
    """,
    """
    When you have finished all volumes and begin one again, that is the second reading, for which \
    bars and chapters are counted anew, and so on.
    """,
  ]
  static let examples = [Example("status", "Where you are, and what to type next")]
  static let options = [CommonOptions.noCover, CommonOptions.json]

  init(_ given: GivenValues) {}

  func run(_ library: inout Library, _ settings: Settings) -> CommandOutput {
    let step = library.nextStep
    let overview = Overview(
      library.progress, current: step.book.seriesNumber, recent: library.state.recentVolumes)
    var reading: Int? = step.book.seriesNumber
    if case .chooseAnother = step { reading = nil }
    return settings.output(
      json: .overview(library.series.books, library.state, overview.totals, reading: reading),
      page: page(overview, step, library, settings))
  }

  private func page(
    _ overview: Overview, _ step: NextStep, _ library: Library, _ settings: Settings
  ) -> Page {
    var advice = Overview.Advice()
    advice.place = step.place(in: overview)
    advice.next = settings.commandLines(step.commandsInOverview)
    advice.list = settings.commandLine([ListCommand.name])
    advice.notice = settings.notice(ofLost: library.state.lostRecords.count)
    advice.last = settings.commandLines(step.storySoFar(in: library))
    advice.last.append(("All commands: ", ShellCommand([Messages.programName, "help"])))
    let painter = settings.output.colorDepth.map { CoverPainter(library.series, depth: $0) }
    let hasCover = settings.coverDepth != nil
    return overview.page(
      advice, cover: hasCover ? painter?.cover(of: step.book) ?? .none : .none,
      barColor: { painter?.hue(of: $0) }, format: settings.format)
  }
}

extension NextStep {
  /// Where the reader is, below the rows of an overview; empty if nothing has been begun.
  fileprivate func place(in overview: Overview) -> StyledText {
    switch self {
    case .lookInside: StyledText()
    case .chooseAnother(_, let name): StyledText("\(NameError.lostBook(name)).")
    case .begin(let book):
      StyledText(Answers.next("\(book.seriesNumber) \(overview.title(of: book))"))
    case .readAgain: StyledText(Messages.allFinished)
    case .setBookmarkAgain(_, let record): StyledText(Answers.chapterGone(record))
    case .readOn(let book, let chapter): Overview.chapter(at: chapter, of: book.chapters)
    }
  }

  /// What to type to go on, with more of a choice than below an answer.
  fileprivate var commandsInOverview: [Command] {
    switch self {
    case .lookInside(let book), .chooseAnother(let book, _):
      [
        ("Look inside: ", [ShowCommand.name, String(book.seriesNumber)]),
        ("In full screen: ", [ReadCommand.name]),
        BookmarkCommand.beginning(book, after: Messages.setBookmark),
      ]
    case .readOn(let book, let chapter):
      [
        (Messages.readOn, [ReadCommand.name]),
        (
          chapter == book.chapters.count ? Messages.finishIt : "Next chapter: ",
          [NextCommand.name]
        ),
      ]
    case .begin, .setBookmarkAgain, .readAgain: commands
    }
  }
}

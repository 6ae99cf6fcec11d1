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
    let isLost = if case .chooseAnother = step { true } else { false }
    return settings.output(
      json: .overview(
        library.series.books, library.state, overview.totals,
        reading: isLost ? nil : step.book.seriesNumber),
      page: page(overview, step, library, settings))
  }
}

extension StatusCommand {
  private func page(
    _ overview: Overview, _ step: NextStep, _ library: Library, _ settings: Settings
  ) -> Page {
    var advice = advice(step, overview, library, settings)
    advice.notice = settings.notice(ofLost: library.state.lostRecords.count)
    advice.list = settings.commandLine([ListCommand.name])
    advice.last = settings.commandLines(step.storySoFar)
    advice.last.append((Messages.allCommands, ShellCommand([Messages.programName, "help"])))
    let painter = settings.output.colorDepth.map { CoverPainter(library.series, depth: $0) }
    let hasCover = settings.coverDepth != nil
    return overview.page(
      advice, cover: hasCover ? painter?.cover(of: step.book) ?? .none : .none,
      barColor: { painter?.hue(of: $0) }, format: settings.format)
  }

  /// What to say of the volume that the user is in, and what to type next.
  private func advice(
    _ step: NextStep, _ overview: Overview, _ library: Library, _ settings: Settings
  ) -> Overview.Advice {
    var place = StyledText()
    var commands = step.commands
    switch step {
    case .lookInside(let book), .chooseAnother(let book, _):
      if case .chooseAnother(_, let name) = step {
        place = StyledText("\(NameError.lostBook(name)).")
      }
      commands = [
        (Messages.lookInside, [ShowCommand.name, String(book.seriesNumber)]),
        (Messages.inFullScreen, [ReadCommand.name]),
        BookmarkCommand.beginning(book, after: Messages.setBookmark),
      ]
    case .begin(let book):
      place = StyledText(Answers.next("\(book.seriesNumber) \(overview.title(of: book))"))
    case .readAgain: place = StyledText(Messages.allFinished)
    case .setBookmarkAgain(_, let record): place = StyledText(Answers.chapterGone(record))
    case .readOn(let book, let chapter):
      let isLast = chapter == book.chapters.count
      place = Overview.chapter(at: chapter, of: book.chapters)
      commands = [
        (Messages.readOn, [ReadCommand.name]),
        (isLast ? Messages.finishIt : Messages.nextChapter, [NextCommand.name]),
      ]
    }
    return Overview.Advice(place: place, next: settings.commandLines(commands))
  }
}

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
    """
  ]
  static let examples = [Example("status", "Where you are, and what to type next")]
  static let options = [CommonOptions.noCover, CommonOptions.json]

  init(_ given: GivenValues) {}

  func run(_ library: inout Library, _ settings: Settings) -> CommandOutput {
    let step = library.nextStep
    let overview = Overview(
      library.progress, current: step.book.seriesNumber, recent: library.state.recentVolumes)
    let isNew = if case .lookInside = step { true } else { false }
    return settings.output(
      json: .overview(
        library.series.books, library.state, overview.totals,
        reading: isNew ? nil : step.book.seriesNumber),
      page: page(overview, step, library, settings))
  }
}

extension StatusCommand {
  private func page(
    _ overview: Overview, _ step: NextStep, _ library: Library, _ settings: Settings
  ) -> Page {
    var advice = advice(step, overview, library, settings)
    advice.notice = settings.lostNotice(of: library)
    advice.list = settings.commandLine([ListCommand.name])
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
    func command(_ label: String, _ words: [String]) -> [Overview.LabelledCommand] {
      settings.commandLine(words).map { [(label, $0)] } ?? []
    }
    func first(_ label: String) -> [Overview.LabelledCommand] {
      command(
        step.book.chapters.isEmpty ? Messages.finishIt : label,
        BookmarkCommand.beginning(step.book))
    }
    var advice = Overview.Advice()
    switch step {
    case .lookInside(let book):
      advice.next =
        command(Messages.lookInside, [ShowCommand.name, String(book.seriesNumber)])
        + command(Messages.inFullScreen, [ReadCommand.name]) + first(Messages.setBookmark)
    case .begin(let book):
      advice.place = StyledText(Answers.next("\(book.seriesNumber) \(overview.title(of: book))"))
      advice.next = command(Messages.beginIt, [NextCommand.name])
    case .nothing: advice.place = StyledText(Messages.allFinished)
    case .setBookmarkAgain(let book):
      advice.place = StyledText(Answers.chapterGone(library.record(of: book)))
      advice.next = first(Messages.setItAnew)
    case .readOn(let book, let place):
      let isLast = place == book.chapters.count
      advice.place = Overview.chapter(at: place, of: book.chapters)
      advice.next =
        command(Messages.readOn, [ReadCommand.name])
        + command(isLast ? Messages.finishIt : Messages.nextChapter, [NextCommand.name])
      if book.chapters.prefix(place - 1).contains(where: { !$0.isUntold }) {
        advice.last = command(Messages.storySoFar, [RecapCommand.name])
      }
    }
    return advice
  }
}

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
    The length of each bar stands for the pages of the volume; the thick part shows how much you \
    have read. The sign » marks the volume you are reading. If the series is long, it shows only the \
    volumes around that one. When all are finished, their covers stand above them if the window is \
    tall enough. hp-books without a command shows the same.
    """,
    """
    When you have finished all volumes and begin one again, your second reading begins: rows, bars \
    and counts, here and in other commands, are about that reading. A volume that is added or \
    forgotten brings the earlier reading back, since it has not been finished as often.
    """,
  ]
  static let examples = [Example("status", "Where you are and what to type next")]
  static let options = [CommonOptions.noCover, CommonOptions.json]

  init(_ given: GivenValues) {}

  func run(_: Void, _ library: inout Library, _ settings: Settings) -> CommandOutput {
    let (step, progress) = (library.nextStep, library.progress)
    return CommandOutput(
      json: .overview(of: library.series, library.state, progress.totals),
      page: page(VolumeRowFacts(library.series, progress), step, library, settings), settings)
  }

  private func page(
    _ facts: VolumeRowFacts, _ step: NextStep, _ library: Library, _ settings: Settings
  ) -> Page {
    let painter = settings.painter(of: library)
    var overview = Overview(
      facts, around: step.book.seriesNumber, barColor: { painter?.hue(of: $0) },
      format: settings.format)
    overview.place = step.place(facts, library)
    if case .readOn = step { overview.isPlaceMarked = true }
    if case .lookInside = step { overview.showsExtent = true }
    overview.ways = step.ways(in: library, settings)
    overview.list = settings.command("", AdvisedLine.list).first
    overview.notice =
      step.question(library, settings).lines + settings.newReaderNotice
      + LostBooks(records: library.state.lostRecords, settings: settings).notice
      + MovedBooks.notice(in: library, settings)
    guard settings.showsCovers, let painter else {
      return overview.page(cover: .none, height: settings.windowHeight)
    }
    var wall: Page?
    if case .readAgain = step {
      wall = .covers(
        of: library.series.books, facts.progress, painter, maxRows: 2, format: settings.format)
    }
    return overview.page(
      cover: painter.cover(of: step.book), wall: wall?.lines ?? [], height: settings.windowHeight)
  }
}

extension NextStep {
  /// Where the reader is, below the rows of an overview; empty if nothing has been begun.
  fileprivate func place(_ facts: VolumeRowFacts, _ library: Library) -> StyledText {
    switch self {
    case .lookInside: StyledText()
    case .chooseAnother(_, let name): StyledText("\(NameError(.lostBook(name))).")
    case .begin(let book): Answers.next(facts.name(of: book))
    case .readAgain: StyledText(Answers.allFinished)
    case .setBookmarkAgain(_, let record): StyledText(prose: Answers.chapterGone(record))
    case .readOn(let book, let chapter):
      facts.name(of: book)
        + StyledText(
          prose: ", \(Answers.inWords(book, chapter: chapter))"
            + Answers.since(library.record(of: book).movedOn))
    }
  }

  /// What a new reader may do with a bookmark, or whether one in the middle has read what is before.
  fileprivate func question(_ library: Library, _ settings: Settings) -> Page {
    switch self {
    case .lookInside:
      let everything = library.story(isWhole: true)
      let isTold = library.series.contains { everything.recap(of: $0).tellsSomething }
      return .answer(isTold ? [Messages.bookmarkHelps] : [], format: settings.format)
    case .readOn(let book, _):
      return .answer(
        [], commands: library.asking(whetherReadBefore: book, settings), format: settings.format)
    case .begin, .setBookmarkAgain, .readAgain, .chooseAnother: return Page()
    }
  }

  /// What to type to go on, with more of a choice than below an answer.
  fileprivate func ways(in library: Library, _ settings: Settings) -> [LabelledCommand] {
    first(library, settings) + toldSoFar(in: library, settings)
      + [LabelledCommand("All commands: ", [Messages.programName, "help"])]
  }

  private func first(_ library: Library, _ settings: Settings) -> [LabelledCommand] {
    switch self {
    case .lookInside(let book), .chooseAnother(let book, _):
      settings.command("Look inside: ", AdvisedLine.show(book))
        + settings.command("Full screen: ", AdvisedLine.read(currentVolume == nil ? book : nil))
        + settings.command(Messages.setBookmark, setting: nil, in: book)
        + inTheMiddle(library, settings)
    case .readOn(let book, let chapter):
      settings.command(Messages.openIt, AdvisedLine.read())
        + settings.command(
          chapter == book.chapters.count ? Messages.finishIt : Messages.nextChapter,
          AdvisedLine.next)
    case .begin, .setBookmarkAgain:
      settings.command(Messages.openIt, AdvisedLine.read()) + commands(settings)
    case .readAgain: commands(settings)
    }
  }

  /// How to set the bookmark of a new reader in the middle of a series, where most are.
  private func inTheMiddle(_ library: Library, _ settings: Settings) -> [LabelledCommand] {
    let series = library.series
    let book = series[series.count / 2]
    guard case .lookInside = self, series.count > 1, !book.chapters.isEmpty else { return [] }
    let place = (book.chapters.count + 1) / 2
    return settings.command(
      Messages.orInTheMiddle, AdvisedLine.chapter(place, of: book, AdvisedLine.bookmarks[0]))
  }

  /// What to type to be told what happened and who is who; nothing before anything is begun.
  private func toldSoFar(in library: Library, _ settings: Settings) -> [LabelledCommand] {
    if case .lookInside = self { return [] }
    let people = AdvisedLine.list(
      .person, in: [], upTo: nil, in: library.story(), isWhole: false)
    return storySoFar(in: library, settings) + settings.command(Messages.whoIsWho, people)
  }
}

import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText

/// `hp-books` alone, or `hp-books status`: where the user is.
struct StatusCommand: LibraryCommand {
  static let name = "status"
  static let synonyms: [Synonym] = ["where", "progress", "stats"]
  static let abstract = "Show where you are in the series."
  static let discussion: HelpBlock = [
    """
    The length of each bar stands for the pages of the volume; the thick part shows how much you \
    have read. The sign » marks the volume you are reading. If the series is long, it shows only \
    the volumes around that one. When all are finished, their covers stand above them if the \
    window is tall enough. hp-books without a command shows the same.
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

  func run(_: Void, in visit: inout Visit) -> CommandOutput {
    let (library, step, progress) = (visit.library, visit.library.nextStep, visit.library.progress)
    return CommandOutput(
      json: .overview(of: library.series, library.state, progress.totals),
      page: visit.overview(VolumeRowFacts(library.series, progress), around: step), visit.settings)
  }
}

extension Visit {
  fileprivate func overview(_ facts: VolumeRowFacts, around step: NextStep) -> Page {
    let painter = painter
    var overview = Overview(
      facts, around: step.book.seriesNumber, barColor: { painter?.hue(of: $0) }, format: format)
    overview.place = place(of: step, facts)
    if case .readOn = step { overview.isPlaceMarked = true }
    if case .lookInside = step { overview.showsExtent = true }
    overview.ways =
      first(step) + toldSoFar(before: step)
      + [LabelledCommand("All commands: ", [Messages.programName, "help"])]
    overview.list = command("", AdvisedLine.list)
    overview.notice =
      question(step) + format.answer(settings.newReader.map { [Messages.newReader($0)] } ?? [])
      + notice(ofLost: library.state.lostRecords) + movedBooks
    var wall: Page?
    if case .readAgain = step, settings.showsCovers, let painter {
      wall = .covers(of: library.series.books, facts.progress, painter, maxRows: 2, format: format)
    }
    let window = settings.context.output
    return overview.page(
      cover: cover(of: step.book), wall: wall?.lines ?? [],
      height: window.isTerminal ? window.rows : nil)
  }

  /// Where the reader is, below the rows of an overview; empty if nothing has been begun.
  private func place(of step: NextStep, _ facts: VolumeRowFacts) -> StyledText {
    switch step {
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
  private func question(_ step: NextStep) -> [StyledText] {
    switch step {
    case .lookInside:
      let everything = library.story(isWhole: true)
      let isTold = library.series.contains { everything.recap(of: $0).tellsSomething }
      let help = "Up to your bookmark, recap tells the story, and who tells who is who."
      return format.answer(isTold ? [help] : [])
    case .readOn(let book, _): return format.answer(commands: asking(whetherReadBefore: book))
    case .begin, .setBookmarkAgain, .readAgain, .chooseAnother: return []
    }
  }

  /// What to type to go on, with more of a choice than below an answer.
  private func first(_ step: NextStep) -> [LabelledCommand] {
    switch step {
    case .lookInside(let book), .chooseAnother(let book, _):
      command("Look inside: ", AdvisedLine.show(book))
        + command("Full screen: ", AdvisedLine.read(step.currentVolume == nil ? book : nil))
        + command(Messages.setBookmark, setting: nil, in: book) + inTheMiddle(step)
    case .readOn(let book, let chapter):
      command(Messages.openIt, AdvisedLine.read())
        + command(
          chapter == book.chapters.count ? Messages.finishIt : Messages.nextChapter,
          AdvisedLine.next)
    case .begin, .setBookmarkAgain:
      command(Messages.openIt, AdvisedLine.read()) + commands(for: step)
    case .readAgain: commands(for: step)
    }
  }

  /// How to set the bookmark of a new reader in the middle of a series, where most are.
  private func inTheMiddle(_ step: NextStep) -> [LabelledCommand] {
    let series = library.series
    let book = series[series.count / 2]
    guard case .lookInside = step, series.count > 1, !book.chapters.isEmpty else { return [] }
    let place = (book.chapters.count + 1) / 2
    return command(
      "Or further on: ", AdvisedLine.chapter(place, of: book, AdvisedLine.bookmarks[0]))
  }

  /// What to type to be told what happened and who is who; nothing before anything is begun.
  private func toldSoFar(before step: NextStep) -> [LabelledCommand] {
    if case .lookInside = step { return [] }
    let people = AdvisedLine.list(.person, in: [], upTo: nil, in: library.story(), isWhole: false)
    return storySoFar(before: step) + command(Messages.whoIsWho, people)
  }
}

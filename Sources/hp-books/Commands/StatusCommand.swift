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
    let (volumes, state) = (library.progress, library.state)
    let isNew = !state.records.contains(where: \.isBegun)
    let count = volumes.count
    let current =
      isNew ? state.shownVolume(inSeriesOf: count) : state.currentVolume(inSeriesOf: count)
    let overview = Overview(volumes, current: current, recent: state.recentVolumes)
    return settings.output(
      json: .overview(
        library.series.books, state, overview.totals, reading: isNew ? nil : current),
      page: page(overview, volumes[current - 1], isNew: isNew, library, settings))
  }
}

extension StatusCommand {
  private func page(
    _ overview: Overview, _ volume: VolumeProgress, isNew: Bool, _ library: Library,
    _ settings: Settings
  ) -> Page {
    var advice = advice(overview, volume, isNew: isNew, settings)
    advice.notice = settings.lostNotice(of: library)
    let painter = settings.output.colorDepth.map { CoverPainter(library.series, depth: $0) }
    let hasCover = settings.coverDepth != nil
    return overview.page(
      advice, cover: hasCover ? painter?.cover(of: volume.book) ?? .none : .none,
      barColor: { painter?.hue(of: $0) }, format: settings.format)
  }

  /// What to say of the volume that the user is in, and what to type next.
  private func advice(
    _ overview: Overview, _ volume: VolumeProgress, isNew: Bool, _ settings: Settings
  ) -> Overview.Advice {
    func command(_ label: String, _ words: [String]) -> [Overview.LabelledCommand] {
      settings.commandLine(words).map { [(label, $0)] } ?? []
    }
    let number = String(volume.book.seriesNumber)
    func first(_ label: String) -> [Overview.LabelledCommand] {
      command(
        volume.chapterCount == 0 ? Messages.finishIt : label, BookmarkCommand.beginning(volume.book)
      )
    }
    var advice = Overview.Advice()
    switch volume.status {
    case _ where isNew:
      advice.next =
        command(Messages.lookInside, [ShowCommand.name, number])
        + command(Messages.inFullScreen, [ReadCommand.name]) + first(Messages.setBookmark)
    case .notBegun:
      advice.place = StyledText(Answers.next("\(number) \(overview.title(of: volume))"))
      advice.next = command(Messages.beginIt, [NextCommand.name])
    case .finished: advice.place = StyledText(Messages.allFinished)
    case .begun:
      advice.place = StyledText(Answers.chapterGone)
      advice.next = first(Messages.setItAnew)
    case .chapter(let place):
      let chapters = volume.book.chapters
      advice.place = Overview.chapter(at: place, of: chapters)
      advice.next =
        command(Messages.readOn, [ReadCommand.name])
        + command(
          place == chapters.count ? Messages.finishIt : Messages.nextChapter, [NextCommand.name])
      if chapters.prefix(place - 1).contains(where: { !$0.isUntold }) {
        advice.last = command(Messages.storySoFar, [RecapCommand.name])
      }
    }
    advice.list = settings.commandLine([ListCommand.name])
    advice.last.append((Messages.allCommands, ShellCommand([Messages.programName, "help"])))
    return advice
  }
}

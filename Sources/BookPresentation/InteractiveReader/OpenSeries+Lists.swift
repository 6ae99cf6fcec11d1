import BookCore
import DisplayText

// The lists that can take the place of the page, as they are now.
extension OpenSeries {
  func layout(of list: OpenList) -> ListLayout {
    switch list.content {
    case .hits: hitList
    case .volumes(let kind): volumeList(kind, list)
    case .chapters(let book): chapterList(of: book, list)
    case .people: peopleList(list)
    }
  }

  /// What was found in the story so far, one hit per row: the text, and the words in it; above the
  /// hits of each volume is its title.
  private var hitList: ListLayout {
    let format = page.plan.listFormat
    let hits = search?.hits ?? []
    let labelWidth = search?.labelWidth ?? 0
    let extent = Messages.hits(hits.count, inVolumes: search?.volumeCount ?? 0)
    let titles = [Messages.storyPrompt, Messages.shortStoryPrompt].map {
      $0 + (search?.words ?? "")
    }
    let numberWidth = hits.last.map { String($0.volume).utf8.count } ?? 0
    return ListLayout(
      format: format, heading: ScreenHeading(titles.map { ($0, extent) } + [(titles[1], "")]),
      count: hits.count,
      hints: [
        .init(Messages.openHint, 2), .init(Messages.moveHint, 4),
        .init(Messages.pageOnlyHint, 3), .init(Messages.closeHint, 1),
      ], titledRows: search?.firstHits ?? [],
      title: {
        title(of: series.books[hits[$0].volume - 1], numberWidth: numberWidth, format)
          .indented(by: 1)
      },
      line: { hits[$0].line(labelWidth: labelWidth, format).indented(by: 1) })
  }

  /// The number and the title of a volume above its hits, as the command `search` has them.
  private func title(of book: Book, numberWidth: Int, _ format: PageFormat) -> StyledText {
    let number = StyledText(String(book.seriesNumber), style: .bold).paddedAtStart(to: numberWidth)
    let gap = StyledText(.spaces(PageFormat.volumeNumberGap))
    let room = format.width - numberWidth - PageFormat.volumeNumberGap - 2
    let titles = [book.title.onOneLine, memory.columns.titles.short(book.title.onOneLine)]
    let title = titles.first { $0.displayWidth <= room } ?? titles[1]
    return number + gap
      + StyledText(prose: title, style: .bold).truncated(to: room, ellipsis: format.ellipsis)
  }

  /// Volumes in the contents, one per row, as the overview has them, and the facts of the one that is
  /// selected.
  private func volumeList(_ kind: OpenList.Volumes, _ list: OpenList) -> ListLayout {
    let book = list.selected.map { series.books[$0 - 1] }
    let cover = book.map(coverBesideList) ?? .none
    let format = page.plan.listFormat(beside: cover)
    let (facts, areKept) = (memory.rowFacts, kind == .shelf)
    // The mark of the selection takes a column of the margin at the end.
    let rows = VolumeRows(facts, .overview, areKept: areKept, barColor: hue, format: format)
    let hasChapters = book?.chapters.isEmpty == false
    let hasNext = book.map(hasNextChapter) ?? true
    let next = hasNext ? Messages.nextChapterHint : StyledText()
    let progress = list.selected.map { facts.progress.volumes[$0 - 1] }
    return ListLayout(
      format: format, heading: list.heading(kind, facts), count: list.numbers.count, cover: cover,
      facts: page.plan.hasRoomForFacts
        ? progress.map { format.facts(of: $0, areKept: areKept) } ?? [] : [],
      hints: list.hints(
        ofRow: [Messages.openHint] + (hasChapters ? [Messages.chaptersHint] : []),
        Messages.tabHint(kind.next(in: state)), andLast: next),
      nothing: kind == .shelf && !list.isNarrowed ? Messages.emptyShelf : Messages.noRows
    ) { rows.row(of: list.numbers[$0], marking: list.matches) }
  }

  /// Chapters in the contents, one per row, the one with the bookmark marked.
  private func chapterList(of book: Book, _ list: OpenList) -> ListLayout {
    let cover = coverBesideList(of: book)
    let format = page.plan.listFormat(beside: cover)
    let chapters = ChapterList(book.chapters, record(of: book).status(in: book.chapters))
    let extent = Messages.chapterUnit.count(list.numbers.count)
    let title = book.title.onOneLine
    let titles = [title, memory.columns.titles.short(title)].map {
      Messages.narrowed($0, to: list.words)
    }
    return ListLayout(
      format: format, heading: ScreenHeading(titles.map { ($0, extent) } + [(titles[1], "")]),
      count: list.numbers.count, cover: cover,
      hints: list.hints(
        ofRow: [Messages.goThereHint, Messages.setBookmarkHint], Messages.backToVolumesHint)
    ) { chapters.row(at: list.numbers[$0] - 1, format) }
  }

  /// People, one per row, as `list` has them: the volume in which each was met, the name, and who
  /// they are now.
  private func peopleList(_ list: OpenList) -> ListLayout {
    let format = page.plan.listFormat
    let rows = PeopleRows(list.people, nameWidth: list.nameWidth, format)
    let title = Messages.narrowed(Messages.whoIsWho, to: list.words)
    return ListLayout(
      format: format,
      heading: ScreenHeading([
        (title, Messages.personUnit.count(list.numbers.count)), (title, ""),
      ]),
      count: list.numbers.count, hints: list.hints(ofRow: [Messages.openHint], Messages.moveHint)
    ) { rows.row(of: list.people[list.numbers[$0] - 1]).indented(by: 1) }
  }

  /// Why there is nobody who has been met.
  var whyNobody: String {
    let tellsOfPeople = series.contains { $0.chapters.contains(where: \.hasPeople) }
    if !tellsOfPeople { return Messages.noPeople }
    let book = page.book
    let canMove =
      hasNextChapter(book) && record(of: book).step(by: 1, in: book.chapters) != .unknown
    return Messages.nobodyMet(movesBookmark: canMove)
  }

  private func coverBesideList(of book: Book) -> DrawnCover {
    page.plan.hasRoomForCover ? cover(of: book) : .none
  }
}

extension OpenList {
  /// The keys of the contents: those of a row, the most important first, and those of the list; one
  /// more of a row where there is room for all.
  fileprivate func hints(
    ofRow row: [StyledText], _ other: StyledText, andLast last: StyledText = StyledText()
  ) -> [StatusLine.Part] {
    let row = numbers.isEmpty ? [] : row
    let close = isNarrowed ? Messages.allRowsHint : Messages.closeHint
    return row.enumerated().map { .init($1, $0 + 3) }
      + (row.isEmpty ? [] : [.init(last, row.count + 4)])
      + [.init(Messages.narrowHint, 1), .init(other, row.count + 3), .init(close, 2)]
  }

  /// What stands above volumes: of all of them the series, and how much of it has been read.
  fileprivate func heading(_ kind: Volumes, _ facts: VolumeRowFacts) -> ScreenHeading {
    let isWhole = kind == .all && !isNarrowed
    let name =
      switch kind {
      case .all: facts.seriesName
      case .shelf: Messages.onShelf
      case .recent: Messages.shownRecently
      }
    let title = Messages.narrowed(name, to: words)
    let extent =
      isWhole
      ? Messages.progress(facts.progress.totals) : Messages.volumeUnit.count(numbers.count)
    return ScreenHeading([(title, extent), (title, "")])
  }
}

extension PageFormat {
  /// The facts of a volume in a list: its title, and below that as many others as there is room
  /// for.
  fileprivate func facts(of volume: VolumeProgress, areKept: Bool) -> [StyledText] {
    let book = volume.book
    let facts = [
      book.releaseDate.formatted, Messages.chapterUnit.count(volume.chapterCount),
      areKept ? volume.reading : volume.wholeStatus,
    ].filter { !$0.isEmpty }
    let shown = facts.indices.map { Array(facts[...$0]).joined(by: .spaces(4)) }
      .last { $0.displayWidth <= fullWidth }
    return [
      StyledText(prose: book.title.onOneLine, style: .bold)
        .truncated(to: fullWidth, ellipsis: ellipsis), StyledText(shown ?? ""),
    ].map { indented($0).indented(by: 1) }
  }
}

extension ActiveSearch.Hit {
  /// The columns that the words need beside a label.
  private static let minTextWidth = 16

  private static let gap = 2

  /// The text, and the words in it.
  fileprivate func line(labelWidth: Int, _ format: PageFormat) -> StyledText {
    var line = StyledText()
    var room = format.textWidth
    if room - labelWidth - Self.gap >= Self.minTextWidth {
      line += StyledText(text.field.label).paddedAtEnd(to: labelWidth + Self.gap)
      room -= labelWidth + Self.gap
    }
    let found = text.line(style: .plain, found: .bold)
    let isWhole = found.displayWidth <= room
    return line + (isWhole ? found : Excerpt(text, ellipsis: format.ellipsis).line(width: room))
  }
}

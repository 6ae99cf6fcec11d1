import BookCore
import DisplayText

extension OpenSeries {
  /// A list that can take the place of the page, as it is now.
  func list(_ list: OpenList) -> any ScreenList {
    let plan = page.plan
    switch list.content {
    case .keys: return KeyHelp(plan.listFormat)
    case .hits(let search): return HitList(search, plan.listFormat)
    case .recap(let book): return recapList(of: book)
    case .volumes(let kind):
      let book = list.selected.map { series.books[$0 - 1] }
      return VolumeList(self, kind, list, cover: coverBesideList(of: book))
    case .chapters(let book):
      return ChapterRows(self, book, list, cover: coverBesideList(of: book))
    }
  }

  /// The story of a volume up to where its bookmark is now.
  func recapList(of book: Book) -> RecapList {
    RecapList(recap(of: book), of: book, page.plan.listFormat)
  }

  private func coverBesideList(of book: Book?) -> DrawnCover {
    guard let book, page.plan.hasRoomForCover else { return .none }
    return cover(of: book)
  }
}

/// Volumes in the contents, one per row, as `list` has them.
private struct VolumeList: ScreenList {
  let format: PageFormat
  let cover: DrawnCover
  private let open: OpenSeries
  private let kind: OpenList.Volumes
  private let list: OpenList
  private let table: SeriesTable

  init(_ open: OpenSeries, _ kind: OpenList.Volumes, _ list: OpenList, cover: DrawnCover) {
    self.open = open
    self.kind = kind
    self.list = list
    self.cover = cover
    format = open.page.plan.listFormat(beside: cover)
    let statuses = open.state.records.map { record in
      Messages.status(of: record, in: open.series[volume: record.volume]?.chapters ?? [])
    }
    table = SeriesTable(
      open.columns, statusWidth: SeriesColumns.statusWidth(statuses), format, isInList: true)
  }

  let isSelectable = true

  var headings: [(title: String, extent: String)] {
    let title = Messages.contents(kind, narrowedTo: list.words)
    return [(title, Messages.volumeUnit.count(count)), (title, "")]
  }

  var count: Int {
    list.numbers.count
  }

  func hints(isWhole: Bool) -> [StatusLine.Part] {
    let close = list.isNarrowed ? Messages.allRowsHint : Messages.closeHint
    let row: [StatusLine.Part] = [
      .init(text: Messages.openHint, rank: 2), .init(text: Messages.nextChapterHint, rank: 3),
      .init(text: Messages.chaptersHint, rank: 4),
    ]
    return (count == 0 ? [] : row) + [
      .init(text: Messages.tabHint(kind), rank: 5), .init(text: Messages.narrowHint, rank: 6),
      .init(text: close, rank: 1),
    ]
  }

  func line(at row: Int) -> StyledText {
    let book = open.series.books[list.numbers[row] - 1]
    let status = Messages.status(of: open.record(of: book), in: book.chapters)
    return table.row(book.heading, status: status)
  }
}

/// Chapters in the contents, one per row, the one with the bookmark marked.
private struct ChapterRows: ScreenList {
  let format: PageFormat
  let cover: DrawnCover
  private let book: Book
  private let titles: SeriesTitles
  private let list: OpenList
  private let chapters: ChapterList

  init(_ open: OpenSeries, _ book: Book, _ list: OpenList, cover: DrawnCover) {
    self.book = book
    self.list = list
    self.cover = cover
    titles = open.columns.titles
    format = open.page.plan.listFormat(beside: cover)
    chapters = ChapterList(book.chapters, open.record(of: book).status(in: book.chapters))
  }

  let isSelectable = true

  var headings: [(title: String, extent: String)] {
    let extent = Messages.chapterUnit.count(count)
    let titles = [book.title.onOneLine, titles.short(book.title.onOneLine)].map {
      Messages.narrowed($0, to: list.words)
    }
    return titles.map { ($0, extent) } + [(titles[1], "")]
  }

  var count: Int {
    list.numbers.count
  }

  func hints(isWhole: Bool) -> [StatusLine.Part] {
    let close = list.isNarrowed ? Messages.allRowsHint : Messages.closeHint
    let row: [StatusLine.Part] = [
      .init(text: Messages.goThereHint, rank: 2), .init(text: Messages.setBookmarkHint, rank: 3),
    ]
    return (count == 0 ? [] : row) + [
      .init(text: Messages.backToVolumesHint, rank: 4), .init(text: Messages.narrowHint, rank: 5),
      .init(text: close, rank: 1),
    ]
  }

  func line(at row: Int) -> StyledText {
    chapters.row(at: list.numbers[row] - 1, format)
  }
}

import BookCore
import DisplayText

/// The page of a topic, and all that tells it from other topics on a screen.
struct Sheet: Sendable {
  let page: Page

  /// What stands above it, from the longest form to the shortest, and how much there is below it.
  var titles: [String] = []
  var extent = ""

  /// Whether the header is that of a volume, with a badge for each.
  var hasBadges = false

  /// What the entries of a list are, of which one is chosen; nil of a text.
  var unit: Messages.Unit?

  /// Whether the names in a text lead somewhere, and whose card it is.
  var hasNames = false
  var owner: StoryEntry?

  /// What is at the top when it is opened, or chosen.
  var opening: Anchor?

  /// Whether what is chosen is a volume, which is shown beside and below the rows.
  var showsChosen = false

  /// What was found, if that is what it shows.
  var found: [SearchResult] = []
}

/// What knows the sheet of each topic, with the page as the commands print it.
struct TopicPages: Sendable {
  var plan: ScreenPlan

  /// What knows the hues of the volumes and draws their covers; nil without colour.
  let painter: CoverPainter?

  let showsCovers: Bool

  /// The sheet of a topic, which is opened from a volume; on a page that is searched, nothing is
  /// left out.
  func sheet(
    of topic: Topic, isSearched: Bool, from current: Int, _ memory: inout ReaderMemory
  ) -> Sheet {
    let (series, story, format) = (memory.series, memory.story, plan.pageFormat)
    let book = series[(topic.volume ?? topic.endedVolume ?? current) - 1]
    let volume = memory.library.progress(of: book)
    let (record, status) = (volume.record, volume.status)
    let title = book.title.onOneLine
    let titles = [title, memory.columns.titles.short(title)]
    var sheet: Sheet
    switch topic {
    case .volume:
      var shown = volume
      shown.record.isExpanded = record.isExpanded || isSearched
      // What is expanded for a search alone is not as the button says.
      let isAsRemembered = shown.record.isExpanded == record.isExpanded
      let button = StyledText(record.isExpanded ? "[ m  Less ]" : "[ m  More ]", style: .bold)
      sheet = Sheet(
        page: .book(
          shown, control: isAsRemembered ? format.lines(button) : [], cover: cover(of: book),
          hue: painter?.hue(of: book), repeatsTitle: isSearched, format: format))
      sheet.hasBadges = true
    case .contents(let kind):
      let facts = VolumeRowFacts(memory.columns, memory.library.progress)
      sheet = Sheet(
        page: .contents(
          memory.volumes(kind), facts: facts, areKept: kind == .shelf,
          hues: painter?.hues(of: series), format: listFormat))
      let count = Messages.volumeUnit.count(memory.volumes(kind).count)
      (sheet.titles, sheet.extent) =
        switch kind {
        case .all: ([facts.seriesName], Messages.progress(facts.progress.totals))
        case .shelf: ([Messages.onShelf], count)
        case .recent: (["Shown most recently"], count)
        }
      (sheet.unit, sheet.showsChosen) = (Messages.volumeUnit, true)
      sheet.opening = .volume(current)
    case .chapters(let number):
      sheet = Sheet(page: .chapters(of: volume, hue: painter?.hue(of: book), format: format))
      (sheet.titles, sheet.unit) = (titles, Messages.chapterUnit)
      sheet.extent =
        Messages.chaptersRead(status, of: book.chapters.count)
        ?? Messages.chapterUnit.count(book.chapters.count)
      sheet.opening = status.place.map { .chapter($0, volume: number) }
    case .story(let number, let tellsAllRead):
      let recap = tellsAllRead ? story.recapOfAllRead(in: book) : story.recap(of: book)
      sheet = Sheet(
        page: .recap(
          recap, bookmark: status, orElse: Answers.nothing(of: recap, record),
          others: recap.before.others.flatMap { otherStory(of: $0) }
            + recap.before.begun.flatMap { otherStory(of: $0, " so far") },
          next: status == .begun ? [LabelledCommand("Set it anew: ", ["C", "."])] : [],
          format: format))
      sheet.extent = recap.tellsVolume ? recap.extent : "The story so far"
      sheet.titles = titles
      sheet.hasNames = true
      sheet.opening = recap.chapters.last.map { .chapter($0.place, volume: number) }
    case .entries(let kind):
      let entries = memory.entries(kind)
      let unit = kind?.unit ?? Messages.Unit(one: "name", many: "names")
      sheet = Sheet(
        page: entries.isEmpty
          ? Page(format.answer([Answers.noneMet(kind ?? .person)]))
          : .entries(entries, in: series, format: format))
      (sheet.titles, sheet.unit) = ([kind?.heading ?? "Who and what"], unit)
      sheet.extent = unit.count(entries.count)
    case .entry(let kind, let name):
      let entry = memory.entry(kind, named: name)
      sheet = Sheet(
        page: entry.map { .entry($0, format: format) }
          ?? Page(format.answer(["Not known at this bookmark; U takes it back."])))
      (sheet.titles, sheet.extent) = ([kind.heading], "as far as you have read")
      (sheet.hasNames, sheet.owner) = (entry != nil, entry)
    case .hits(let words):
      let findings = SearchQuery(words).map { SearchFindings(of: $0, in: story) }
      sheet = Sheet(page: findings.map { .search($0, format: format) } ?? Page())
      sheet.found = findings?.results ?? []
      sheet.titles = Messages.storyPrompts.map { $0 + words }
      let rows = sheet.page.rows
      sheet.extent = Messages.hitUnit.count(rows.beginnings.count { rows[$0].isChoice })
      sheet.unit = Messages.hitUnit
    case .end:
      sheet = Sheet(
        page: .end(
          Answers.bookmark(book, record),
          story: book.chapters.isEmpty ? nil : story.recap(of: book).story,
          next: status == .finished ? Answers.next(memory.library.nextStep) : [], in: series,
          cover: cover(of: book), format: format))
      (sheet.titles, sheet.extent) = (titles, "The end")
      sheet.hasNames = true
    case .keys:
      sheet = Sheet(page: KeyTable.page(format))
      sheet.titles = ["Keys"]
    }
    return sheet
  }

  private func otherStory(of volume: Int, _ extent: String = "") -> [Row] {
    plan.pageFormat.lines(StyledText("The story of volume \(volume)\(extent)"))
      .rows(at: .story(volume))
  }

  /// What narrows a list: its rows, and what its entries are called, which may say more.
  func filter(_ sheet: Sheet, rows: [Row], memory: inout ReaderMemory) -> RowFilter {
    let series = memory.series
    let entries = Dictionary(
      memory.entries(nil).map { ($0.anchor, [$0.name] + $0.names + $0.forms) }
    ) { first, _ in first }
    return RowFilter(rows) { anchor in
      switch anchor {
      case .volume(let volume) where sheet.found.isEmpty:
        let book = series[volume - 1]
        return [book.title, String(volume)] + book.otherTitles
      case .chapter(let place, let volume):
        let chapter = series[volume - 1].chapters[place - 1]
        return [chapter.title, chapter.shownNumber.map(String.init) ?? ""]
      case .entry: return entries[anchor] ?? []
      case .hit, .volume: return sheet.found.hit(at: anchor)?.names ?? []
      case .section, .key, .story: return []
      }
    }
  }

  func target(of anchor: Anchor, on sheet: Sheet) -> Target? {
    switch anchor {
    case .volume(let volume): Target(topic: .volume(volume))
    case .chapter(_, let volume): Target(topic: .story(volume), anchor: anchor)
    case .entry(let kind, let name): Target(topic: .entry(kind, name), anchor: anchor)
    case .hit(_, let volume): sheet.found.hit(at: anchor)?.target(in: volume)
    case .section, .key, .story: nil
    }
  }
}

// MARK: The contents

extension TopicPages {
  /// The rows below a list that say what is chosen, at least: an empty one, and two lines.
  private static let leastFacts = 3

  /// The rows of the screen for a page of so many: below a list of volumes, what is chosen has room
  /// for a few lines.
  func rows(for sheet: Sheet, count: Int) -> Int {
    if sheet.hasBadges { return plan.textRows }
    if !sheet.showsChosen || !plan.hasRoomForFacts { return plan.listRows }
    return min(count, plan.listRows - Self.leastFacts)
  }

  func width(of sheet: Sheet) -> Int {
    sheet.showsChosen && hasCovers ? listFormat.width + listFormat.margin - 1 : plan.pageWidth
  }

  /// The room for a list to the left of covers, or of none.
  private var listFormat: PageFormat {
    hasCovers
      ? plan.pageFormat.onScreen(
        columns: plan.pageWidth - DrawnCover.width - 2 * plan.pageFormat.margin)
      : plan.pageFormat
  }

  private var hasCovers: Bool { showsCovers && painter != nil && plan.hasRoomForCover }

  private func cover(of book: Book) -> DrawnCover {
    hasCovers ? painter?.cover(of: book) ?? .none : .none
  }

  /// What stands around the rows of the contents, of which so many have room: what is known of the
  /// chosen volume below them, and its cover to their right.
  func framed(
    _ lines: [StyledText], height: Int, choosing volume: Int, _ memory: ReaderMemory
  ) -> [StyledText] {
    let book = memory.series[volume - 1]
    var lines = lines
    if plan.hasRoomForFacts {
      // It stays where it is while the list is narrowed.
      lines += Array(repeating: StyledText(), count: height + 1 - lines.count)
      lines += listFormat.facts(
        of: memory.library.progress(of: book), memory.story, rows: plan.listRows - lines.count)
    }
    let cover = cover(of: book).rows
    lines += Array(repeating: StyledText(), count: max(0, cover.count - lines.count))
    let column = listFormat.width + listFormat.margin
    for (index, row) in cover.enumerated() {
      lines[index] =
        lines[index].truncated(to: column - 1, ellipsis: plan.ellipsis).paddedAtEnd(to: column)
        + row
    }
    return lines
  }
}

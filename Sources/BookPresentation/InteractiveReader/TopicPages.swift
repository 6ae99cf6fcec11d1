import BookCore
import DisplayText

/// What knows the page of each topic, as the commands print it, and what stands around it.
struct TopicPages: Sendable {
  var plan: ScreenPlan

  /// What knows the hues of the volumes and draws their covers; nil without colour.
  let painter: CoverPainter?

  let showsCovers: Bool

  /// The page of a screen.
  func page(of screen: Screen, _ memory: inout ReaderMemory) -> Page {
    let (series, story, format) = (memory.series, memory.story, plan.pageFormat)
    switch screen.topic {
    case .volume(let volume):
      let book = series[volume - 1]
      var progress = memory.progress(of: book)
      progress.record.isExpanded = progress.record.isExpanded || screen.isExpanded
      return .book(
        progress, control: .button, cover: plan.hasRoomForCover ? cover(of: book) : .none,
        hue: painter?.hue(of: book), hidesTitle: plan.hidesTitle && screen.words.isEmpty,
        format: format)
    case .contents(let kind): return contents(kind, &memory)
    case .chapters(let volume):
      let book = series[volume - 1]
      return .chapters(
        of: memory.progress(of: book), hue: painter?.hue(of: book), format: format)
    case .story(let volume):
      let book = series[volume - 1]
      let recap = recap(of: book, on: screen, memory)
      let record = memory.record(of: book)
      return .recap(
        recap, bookmark: record.status(in: book.chapters),
        orElse: Answers.nothing(of: recap, record), format: format)
    case .people:
      let people = memory.people
      return people.isEmpty
        ? .answer([Answers.nobodyMet()], format: format)
        : .people(people, in: series, format: format)
    case .person(let name):
      return memory.person(named: name).map { .person($0, in: series, format: format) }
        ?? .answer([Answers.nobodyMet()], format: format)
    case .hits(let words):
      return .search(SearchQuery(words)?.results(in: story) ?? [], format: format)
    case .keys: return KeyHelp.page(format)
    }
  }

  /// What a story tells: what has been read this time or, where something else was asked for, all
  /// that ever was.
  private func recap(of book: Book, on screen: Screen, _ memory: ReaderMemory) -> Recap {
    screen.tellsAllRead ? memory.story.recapOfAllRead(in: book) : memory.story.recap(of: book)
  }

  /// The rows of a screen for its page.
  func rows(for topic: Topic) -> Int {
    switch topic {
    case .volume: plan.textRows
    case .contents where plan.hasRoomForFacts: plan.listRows - Self.factRows
    default: plan.listRows
    }
  }

  /// The columns of a screen for its page, beside which covers may stand.
  func width(of topic: Topic) -> Int {
    if case .contents = topic, hasCovers { return listFormat.width + listFormat.margin - 1 }
    return plan.pageWidth
  }

  /// Where an entry of a list leads.
  func target(of anchor: Anchor, on page: Page) -> Target? {
    switch anchor {
    case .volume(let volume): Target(topic: .volume(volume))
    case .chapter(_, let volume): Target(topic: .story(volume), anchor: anchor)
    case .person(let name): Target(topic: .person(name))
    case .hit(let index, let volume): page.hit(index, in: volume)?.target(in: volume)
    case .section, .key: nil
    }
  }

  /// What narrows a list: the names of its entries, also those that their rows do not say.
  func filter(for topic: Topic, _ page: Page, _ memory: inout ReaderMemory) -> PageFilter {
    let rows = Array(page.rows.dropFirst(page.headCount))
    let series = memory.series
    switch topic {
    case .people:
      let people = memory.people
      var places: [String: Int] = [:]
      for (index, person) in people.enumerated() { places[person.id] = index + 1 }
      return PageFilter(rows, TitleLookup(of: people)) { anchor in
        guard case .person(let name) = anchor, let place = places[name] else { return nil }
        return (place, people[place - 1].otherNames)
      }
    case .chapters(let volume):
      return PageFilter(rows, TitleLookup(series[volume - 1].chapters.map(\.title))) { anchor in
        if case .chapter(let place, _) = anchor { (place, []) } else { nil }
      }
    case .hits:
      let entries = rows.beginnings.filter { rows[$0].isChoice }.compactMap { rows[$0].anchor }
      let names = entries.map { anchor -> [String] in
        guard case .hit(let index, let volume) = anchor else { return [] }
        return page.hit(index, in: volume)?.names ?? []
      }
      var place = 0
      return PageFilter(rows, TitleLookup(ofEach: names)) { _ in
        place += 1
        return (place, [])
      }
    default:
      return PageFilter(rows, TitleLookup(of: series)) { anchor in
        guard case .volume(let volume) = anchor else { return nil }
        let book = series[volume - 1]
        return (volume, [book.title] + book.otherTitles)
      }
    }
  }
}

extension Page {
  /// One of the texts in a volume in which something was found.
  fileprivate func hit(_ index: Int, in volume: Int) -> SearchHit? {
    let result = found.indices.partitioningIndex { found[$0].volume >= volume }
    return result < found.count ? found[result].hits[index] : nil
  }
}

extension SearchHit {
  /// The screen that has the text, and where.
  fileprivate func target(in volume: Int) -> Target {
    let chapter = field.chapter.map { Anchor.chapter($0, volume: volume) }
    return switch field.kind {
    case .title, .otherTitle, .author: Target(topic: .volume(volume), anchor: .section(.facts))
    case .dedication: Target(topic: .volume(volume), anchor: .section(.dedication))
    case .summary: Target(topic: .volume(volume), anchor: .section(.summary))
    case .chapterTitle: Target(topic: .volume(volume), anchor: chapter)
    case .chapterSummary: Target(topic: .story(volume), anchor: chapter)
    case .person: Target(topic: .person(personName ?? ""), anchor: chapter)
    case .story: Target(topic: .story(volume), anchor: .volume(volume))
    }
  }

  /// What it is by name: a title, or the name of a person.
  fileprivate var names: [String] {
    personName.map { [$0] } ?? (field.kind.traits.isShort ? [text] : [])
  }
}

// MARK: The contents

extension TopicPages {
  /// An empty row, the title, and other facts.
  private static let factRows = 3

  private func contents(_ kind: Topic.Volumes, _ memory: inout ReaderMemory) -> Page {
    memory.keepRowFacts()
    let volumes = memory.volumes(kind)
    let format = listFormat
    if volumes.isEmpty { return .answer([Messages.emptyShelf], format: format) }
    let rows = VolumeRows(
      memory.rowFacts, .contents, areKept: kind == .shelf, barColor: { painter?.hue(of: $0) },
      format: format)
    return Page(
      rows: volumes.map {
        Row(rows.row(of: $0), at: .volume($0), isChoice: true)
      })
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
    showsCovers ? painter?.cover(of: book) ?? .none : .none
  }

  /// What stands around the rows of the contents: the facts of the chosen volume below them, and
  /// its cover to their right.
  func framed(
    _ lines: [StyledText], choosing volume: Int?, _ memory: ReaderMemory
  ) -> [StyledText] {
    guard let volume else { return lines }
    var lines = lines
    if plan.hasRoomForFacts {
      let progress = memory.rowFacts.progress.volumes[volume - 1]
      // They stay where they are while a short list is narrowed.
      let start = max(lines.count + 1, DrawnCover.height + 1 - Self.factRows)
      lines += Array(repeating: StyledText(), count: start - lines.count)
      lines += plan.pageFormat.facts(of: progress)
    }
    guard hasCovers else { return lines }
    let format = listFormat
    for (index, row) in cover(of: memory.series[volume - 1]).rows.enumerated() {
      if index == lines.count { lines.append(StyledText()) }
      lines[index] = lines[index].paddedAtEnd(to: format.width + format.margin) + row
    }
    return lines
  }
}

extension PageFormat {
  /// The facts of a volume below a list that its row does not say.
  fileprivate func facts(of volume: VolumeProgress) -> [StyledText] {
    let book = volume.book
    let facts = [
      book.releaseDate.formatted, Messages.chapterUnit.count(volume.chapterCount),
    ].joined(by: .spaces(4))
    return [StyledText(prose: book.title.onOneLine, style: .bold), StyledText(facts)].map {
      indented($0.truncated(to: textWidth, ellipsis: ellipsis)).indented(by: 1)
    }
  }
}

extension Topic {
  /// What the entries of a list are.
  var unit: Messages.Unit {
    switch self {
    case .chapters: Messages.chapterUnit
    case .people: Messages.personUnit
    case .hits: Messages.hitUnit
    default: Messages.volumeUnit
    }
  }
}

// MARK: What stands above a page

extension TopicPages {
  /// The title of a screen and how much there is below it, from the longest form to the shortest.
  func heading(of screen: Screen, _ view: PageView, entries: Int?, _ memory: ReaderMemory)
    -> [(title: String, extent: String)]
  {
    let count = screen.topic.unit.count(view.choices.count)
    let narrowed = entries.map { Messages.number(view.choices.count, of: $0) }
    func list(_ titles: [String], _ extent: String) -> [(title: String, extent: String)] {
      let titles = titles.map { Messages.narrowed($0, to: narrowed == nil ? "" : screen.words) }
      return titles.map { ($0, narrowed ?? extent) } + [(titles[titles.count - 1], "")]
    }
    switch screen.topic {
    case .volume: return []
    case .contents(.all):
      return list([memory.rowFacts.seriesName], Messages.progress(memory.totals))
    case .contents(let kind):
      let title = kind == .shelf ? Messages.onShelf : Messages.shownRecently
      return list([title], count)
    case .chapters(let volume):
      let book = memory.series[volume - 1]
      let title = book.title.onOneLine
      let status = memory.record(of: book).status(in: book.chapters)
      return list(
        [title, memory.columns.titles.short(title)],
        Messages.chaptersRead(status, of: book.chapters.count) ?? count)
    case .story(let volume):
      let book = memory.series[volume - 1]
      let recap = recap(of: book, on: screen, memory)
      let extent = recap.tellsVolume ? recap.extent : Messages.storySoFar
      let title = book.title.onOneLine
      return [(title, extent), (memory.columns.titles.short(title), extent), (extent, "")]
    case .people: return list([Messages.whoIsWho], count)
    case .person: return [(Messages.whoIsWho, Messages.asFarAsRead), (Messages.whoIsWho, "")]
    case .hits(let words):
      return list([Messages.storyPrompt, Messages.shortStoryPrompt].map { $0 + words }, count)
    case .keys: return [(Messages.helpTitle, "")]
    }
  }
}

package import BookCore
package import DisplayText
package import TerminalKit

/// The interactive reader: screens with pages that commands print, and how each key changes them.
///
/// A value with no access to the outside world. It answers each key with what is to be done there;
/// what is on the screen is ``frame``. What keys there are, ``KeyTable`` says; a ``Browser`` keeps
/// the screens, of which ``TopicPages`` makes the pages, a ``PageView`` what is seen of one, and
/// ``ScreenFrame`` all that is drawn.
///
///     var reader = InteractiveReader(library, volume: 3, size: size)
///     reader.press(.character("s"))  // .save("On the shelf")
///     reader.frame                   // one line for each row of the screen
package struct InteractiveReader {
  var browser: Browser

  /// The words, or the command, while they are typed, and the screen as it was before.
  var prompt: PromptLine?
  var unnarrowed: Screen?

  /// The name of the reader, unless it is the usual one; it stands in the header.
  package var readerName: String?

  /// What was searched for, the latest last.
  var history: [String] = []

  /// What there is to tell the reader until the next key.
  private(set) var notice: String?

  /// Whether that is about words which may be in the story so far.
  var offersStory = false

  /// The digits that the next one may follow in the number of a row.
  private var digits = ""

  /// What was replaced by the last key that took a change back; the same key does that again.
  var undone: ReaderState.Replaced?

  /// Opens a volume of a library: at its top, where its bookmark is, or at the place of a chapter.
  ///
  /// The page is as wide as `widestPage` if there is room; without a `painter` there are no colours
  /// of volumes and no covers.
  package init(
    _ library: Library, volume: Int, atBookmark: Bool = false, chapter: Int? = nil,
    size: TerminalSize, widestPage: PageFormat = .usual, painter: CoverPainter? = nil,
    showsCovers: Bool = true
  ) {
    let volumes = library.series.volumes
    let volume = min(max(volume, volumes.lowerBound), volumes.upperBound)
    browser = Browser(
      library, volume: volume,
      TopicPages(plan: ScreenPlan(size, widestPage), painter: painter, showsCovers: showsCovers))
    let bookmark = atBookmark ? browser.memory.bookmark(of: browser.book) : nil
    if let place = chapter ?? bookmark { browser.reveal(.chapter(place, volume: volume)) }
  }

  /// What the screen shows: a line for each row, none wider than the screen.
  ///
  /// The same events give the same frame, whatever was drawn before.
  package var frame: [StyledText] { ScreenFrame(of: self).lines }

  /// Where the cursor is in that frame, or nil if it is hidden.
  package var cursor: ScreenPosition? {
    prompt.map { ScreenPosition(row: size.rows - 1, column: $0.row(width: size.columns).cursor) }
  }

  package var size: TerminalSize { browser.plan.size }

  package var volume: Int { browser.volume }

  /// What the address on the page leads to, or nil if there is none.
  package var link: WebAddress? { browser.sheet.page.link }

  package var library: Library { browser.memory.library }

  /// Lets somebody outside save what is remembered, or read what another window has changed.
  package mutating func change<Result>(_ body: (inout ReaderStateSession) -> Result) -> Result {
    browser.change(body)
  }

  /// Remembers that the open volume was shown, as when the reader is suspended or quit.
  package mutating func rememberVolume() {
    let book = browser.book
    if browser.top.topic == .volume(volume), !library.state.includes(.shown(book)) {
      change { $0.remember(.shown(book)) }
    }
  }

  package mutating func resize(to size: TerminalSize) {
    browser.plan = ScreenPlan(size, browser.plan.widestPage)
  }

  package mutating func say(_ text: String) { (notice, offersStory) = (text, false) }

  /// Takes a key, and answers with what is to be done outside.
  package mutating func press(_ key: Key) -> ReaderAnswer {
    var answer: ReaderAnswer?
    for key in prompt == nil ? key.meant : [key] where answer != .quit {
      let next = obey(key)
      answer = answer?.followed(by: next) ?? next
      notice = next.notice
    }
    return answer ?? .draw()
  }
}

extension InteractiveReader {
  /// Does what the table says of a key; one that changes nothing is never answered by silence.
  private mutating func obey(_ key: Key) -> ReaderAnswer {
    offersStory = false
    let rows = KeyTable.rows.filter { $0.step(of: key) != nil }
    if prompt != nil, !rows.contains(where: \.isForPrompt) { return pressInPrompt(key) }
    if !key.isDigit { digits = "" }
    guard let row = rows.first(where: { $0.holds(self) }), let step = row.step(of: key) else {
      rememberVolume()
      return .draw(rows.last?.otherwise ?? Messages.doesNothing(key.name))
    }
    if !row.passes { rememberVolume() }
    let before = self
    let answer = row.does(&self, step)
    // Another topic is another page, and need not be drawn to see that.
    let isSilent =
      answer == .draw() && notice == nil && prompt == nil
      && browser.top.topic == before.browser.top.topic && frame == before.frame
    return isSilent ? .draw("That changes nothing here") : answer
  }
}

// MARK: Where keys hold

extension InteractiveReader {
  var isList: Bool { browser.view.isList }

  var isVolume: Bool { browser.sheet.hasBadges }

  /// Whether there is a text of the books.
  var isProse: Bool { !isList && browser.top.topic != .keys }

  /// Whether there are names in a text, which come first of its marks.
  var hasNames: Bool { !isList && browser.view.marks.first?.target != nil }

  var hasChosenName: Bool { browser.view.mark(of: browser.top)?.target != nil }

  /// The places in a text of the words that are looked for.
  var places: [Int] {
    let marks = isList ? [] : browser.view.marks
    return marks.indices.filter { marks[$0].target == nil }
  }

  var hasPlaces: Bool { !places.isEmpty }

  var shownVolumes: Topic.Volumes? {
    if case .contents(let kind) = browser.top.topic { kind } else { nil }
  }

  var nextVolumes: String? {
    guard let kind = shownVolumes else { return nil }
    let next = browser.memory.volumes(after: kind, 1)
    return next == kind ? nil : next.rawValue
  }

  /// What Tab lists behind a list of entries; nil on another screen.
  private var otherKind: EntryKind? {
    guard case .entries(let kind) = browser.top.topic else { return nil }
    return kind?.other ?? .person
  }

  var listsEntries: Bool { otherKind != nil }

  /// The same in a word; nil if there are none.
  var otherEntries: String? {
    otherKind.flatMap { browser.memory.metKinds.contains($0) ? $0.unit.many : nil }
  }

  /// What `q` does.
  var closeWord: String? {
    hasPlaces && !browser.top.isFound ? nil : browser.stack.isFirst ? "quit" : "back"
  }

  var whereabouts: String {
    ["Volume \(volume)", browser.position].filter { !$0.isEmpty }.joined(by: ", ")
  }

  // MARK: Where keys lead

  /// Opens a screen, or closes it if it is the one that is seen.
  mutating func toggle(_ topic: Topic) -> ReaderAnswer {
    if browser.top.topic == topic { return goBack() }
    browser.open(Target(topic: topic))
    return .draw()
  }

  mutating func goBack() -> ReaderAnswer { .draw(browser.goBack() ? nil : Messages.nothingToClose) }

  mutating func goForward() -> ReaderAnswer {
    browser.goForward()
    return .draw()
  }

  mutating func openContents() -> ReaderAnswer {
    shownVolumes == nil ? toggle(.contents(.all)) : goBack()
  }

  /// Lists the next part of the contents that there is, and says how the shelf is filled if it is
  /// passed.
  mutating func showVolumes(_ step: Int) -> ReaderAnswer {
    let next = browser.memory.volumes(after: shownVolumes ?? .all, step)
    browser.replace(by: .contents(next))
    let passesShelf = next != .shelf && library.state.keptVolumes.isEmpty
    return .draw(passesShelf ? Messages.emptyShelf : nil)
  }

  mutating func openChapters() -> ReaderAnswer {
    browser.book.chapters.isEmpty
      ? .draw(Messages.noChapters) : toggle(.chapters(browser.volume))
  }

  /// Opens the story of the volume, and says why it is not told if it is not, or nothing is.
  mutating func openStory() -> ReaderAnswer {
    if case .story = browser.top.topic { return goBack() }
    let (book, memory) = (browser.book, browser.memory)
    let recap = memory.story.recap(of: book)
    let leads = !recap.before.others.isEmpty || !recap.before.begun.isEmpty
    if recap.tellsSomething || recap.tellsVolume || leads || recap.status == .begun {
      browser.open(Target(topic: .story(book.seriesNumber)))
    }
    if recap.tellsVolume { return .draw() }
    if book.chapters.isEmpty { return .draw(Messages.noChapters) }
    let reason = memory.whyNoBookmark(in: book, orElse: "No bookmark here; . sets one")
    return .draw(recap.isUntold ? Messages.untold : reason)
  }

  /// Lists who has been met or, if that is nobody, what has.
  mutating func openEntries() -> ReaderAnswer {
    if listsEntries { return goBack() }
    guard let kind = browser.memory.metKinds.first else { return .draw(whyNone(.person)) }
    return toggle(.entries(kind))
  }

  /// Lists the entries of the other kind, narrowed as those were, or says why there are none.
  mutating func showOtherEntries() -> ReaderAnswer {
    guard let kind = otherKind, browser.memory.metKinds.contains(kind) else {
      return .draw(whyNone(otherKind ?? .thing))
    }
    browser.replace(by: .entries(kind))
    return .draw()
  }

  private func whyNone(_ kind: EntryKind) -> String {
    if !library.series.contains(where: { $0.chapters.contains { $0.has(kind) } }) {
      return "The data file tells of no \(kind.unit.many)"
    }
    let book = browser.bookToMoveIn ?? browser.book
    let step = browser.memory.record(of: book).step(by: 1, in: book.chapters)
    return "You have met \(kind.none) yet"
      + (hasNextChapter(book) && step != .unknown ? "; . moves the bookmark on" : "")
  }

  mutating func follow() -> ReaderAnswer {
    guard let target = browser.target else { return .draw(Messages.noRows) }
    if let place = browser.chosenChapter { return openChapter(place, of: browser.book) }
    let words = if case .hits(let words) = browser.top.topic { words } else { "" }
    browser.open(target, foundBy: words)
    return .draw()
  }

  /// Opens a chapter that has been read in its story, and another on the page of its volume.
  private mutating func openChapter(_ place: Int, of book: Book) -> ReaderAnswer {
    let (story, volume) = (browser.memory.story, book.seriesNumber)
    let anchor = Anchor.chapter(place, volume: volume)
    let isRead = place <= story[book].chapters.count
    let isTold = isRead && !story.recapOfAllRead(in: book).isUntold
    let isHere = browser.memory.bookmark(of: book) == place
    browser.open(Target(topic: isTold ? .story(volume) : .volume(volume), anchor: anchor))
    if isTold { return .draw() }
    return .draw(isHere ? "You are here; . moves on" : isRead ? Messages.untold : "Not read yet")
  }

  mutating func turn(_ step: Int) -> ReaderAnswer {
    library.series.volumes.contains(volume + step)
      ? go(to: volume + step)
      : .draw(step < 0 ? "This is the first volume" : "This is the last volume")
  }

  /// Puts a volume's story in place of a story, or its page in place of anything else; or opens its
  /// page above that, as after `:5`.
  mutating func go(to volume: Int, isAbove: Bool = false) -> ReaderAnswer {
    guard library.series.volumes.contains(volume) else {
      return .draw(Messages.none(Messages.volumeUnit, volume))
    }
    let isStory = if case .story = browser.top.topic { !isAbove } else { false }
    let topic = isStory ? Topic.story(volume) : .volume(volume)
    if browser.top.topic == topic { return .draw(Messages.same(Messages.volumeUnit, volume)) }
    if isAbove { browser.open(Target(topic: topic)) } else { browser.replace(by: topic) }
    let words = browser.top.words
    return .draw(words.isEmpty || hasPlaces ? nil : Messages.noHits(for: words))
  }

  /// Takes a digit: among numbered rows it chooses one, elsewhere it goes to a volume or, where ten
  /// and more have numbers, begins one in a prompt.
  mutating func type(_ digit: Int) -> ReaderAnswer {
    guard let unit = browser.sheet.unit, browser.isOfVolume else {
      if library.series.count < 10 { return go(to: digit) }
      defer { prompt?.edit(.pasted(String(digit))) }
      return openPrompt(.command)
    }
    let current = browser.view.row(of: browser.top.spot)
    for typed in [digits + String(digit), String(digit)] {
      let rows = Int(typed).map { browser.rows(numbered: $0) } ?? []
      guard let row = rows.first(where: { $0 > current }) ?? rows.first else { continue }
      (digits, browser.top.spot) = (typed, browser.view.spot(at: row))
      return .draw(row == current ? Messages.same(unit, Int(typed) ?? digit) : nil)
    }
    digits = String(digit)
    let isNone = browser.anchors(numbered: digit).isEmpty
    return .draw(isNone ? Messages.none(unit, digit) : "Not in this list")
  }

  mutating func goToBookmark() -> ReaderAnswer {
    let memory = browser.memory
    let marked = [browser.book, memory.currentBook].first { memory.bookmark(of: $0) != nil }
    guard let marked, let place = memory.bookmark(of: marked) else {
      return .draw(memory.whyNoBookmark(in: browser.book))
    }
    let volume = marked.seriesNumber
    let anchor = Anchor.chapter(place, volume: volume)
    guard [.volume(volume), .chapters(volume)].contains(browser.top.topic) else {
      browser.open(Target(topic: .volume(volume), anchor: anchor))
      return .draw()
    }
    if browser.isInSight(anchor), !isList || browser.chosen?.anchor == anchor {
      return .draw("The bookmark is in view")
    }
    browser.reveal(anchor)
    return .draw()
  }

  /// Drops the chosen name, else goes a step back.
  mutating func giveUp() -> ReaderAnswer {
    if hasChosenName {
      browser.top.mark = nil
    } else if !browser.goBack() {
      // A notice is closed, too.
      return .draw(notice == nil ? Messages.nothingToClose : nil)
    }
    return .draw()
  }

  /// Scrolls, or moves what is chosen, or says why that leads nowhere.
  mutating func scroll(_ move: Move, _ step: Int) -> ReaderAnswer {
    if isList, browser.view.choices.isEmpty { return .draw(Messages.noRows) }
    guard let row = browser.scroll(move, step) else { return .draw() }
    if step < 0 { return .draw("This is the beginning") }
    let isLast = move == .sections && row < browser.view.lastRow
    return .draw(isLast ? "This is the last section" : "This is the end")
  }

  mutating func step(_ step: Int, amongNames: Bool) -> ReaderAnswer {
    let isRound = browser.step(step, amongNames: amongNames) ?? false
    return .draw(isRound ? step > 0 ? "Again from the top" : "Again from the end" : nil)
  }
}

import BookCore

// From screen to screen.
extension InteractiveReader {
  /// Opens a screen, or closes it if it is the one that is seen; or says why there is nothing to
  /// show.
  mutating func toggle(_ topic: Topic) -> KeyAnswer {
    if stack.top.topic.isOfKey(of: topic) { return goBack() }
    switch topic {
    case .chapters where book.chapters.isEmpty: return KeyAnswer(notice: Messages.noChapters)
    case .entries(let kind) where memory.entries(kind).isEmpty:
      return KeyAnswer(notice: whyNone(.person))
    case .story:
      let recap = memory.story.recap(of: book)
      let notice =
        recap.tellsVolume
        ? nil : recap.isUntold ? Messages.untold : memory.whyNoStory(of: book)
      if recap.tellsSomething { open(Target(topic: topic)) }
      return KeyAnswer(notice: notice)
    default: break
    }
    open(Target(topic: topic))
    return KeyAnswer()
  }

  /// Opens a screen above the others, at what it is to show; with words, from a list of hits.
  mutating func open(_ target: Target, foundBy words: String = "") {
    let volume = volume
    var screen = Screen(topic: target.topic)
    screen.words = words.isEmpty ? target.words : words
    screen.isFound = !words.isEmpty
    if case .volume = target.topic, target.anchor == nil, words.isEmpty {
      screen.place = stack.place(of: target.topic) ?? Place()
    }
    stack.push(screen)
    refresh()
    if !words.isEmpty { expandForWords() }
    if let anchor = target.anchor {
      tellAllReadIfNeeded(for: anchor)
      reveal(anchor)
    } else if let opening = opening(of: target.topic, volume: volume) {
      stack.top.place = opening
    }
    if !words.isEmpty { goToHit(from: target.anchor) }
  }

  /// Puts a volume's story in place of a story, or its page in place of anything else.
  mutating func go(to volume: Int) -> KeyAnswer {
    guard memory.series.volumes.contains(volume) else {
      let isEarlier = volume < self.volume
      return KeyAnswer(notice: isEarlier ? Messages.noEarlierVolume : Messages.noLaterVolume)
    }
    let isStory = if case .story = stack.top.topic { true } else { false }
    let topic = isStory ? Topic.story(volume) : .volume(volume)
    if stack.top.topic == topic { return KeyAnswer(notice: Messages.sameVolume(volume)) }
    var screen = Screen(topic: topic)
    if !view.isList { screen.words = stack.top.words }
    screen.place = stack.place(of: topic) ?? Place()
    stack.replace(by: screen)
    refresh()
    if let opening = opening(of: topic, volume: volume) { stack.top.place = opening }
    expandForWords()
    if screen.words.isEmpty || !view.hits.isEmpty { return KeyAnswer() }
    return KeyAnswer(notice: Messages.noHits(for: screen.words))
  }

  mutating func go(by step: Int) -> KeyAnswer { go(to: volume + step) }

  /// Opens the page of a volume, as after `:5`.
  mutating func openPage(ofVolume volume: Int) -> KeyAnswer {
    guard memory.series.volumes.contains(volume) else {
      return KeyAnswer(notice: Messages.noVolume(volume))
    }
    if stack.top.topic == .volume(volume) {
      return KeyAnswer(notice: Messages.sameVolume(volume))
    }
    open(Target(topic: .volume(volume)))
    return KeyAnswer()
  }

  mutating func goBack() -> KeyAnswer {
    if stack.isFirst { return KeyAnswer(notice: Messages.nothingToClose) }
    stack.pop()
    refresh()
    return KeyAnswer()
  }

  /// Drops the chosen name, else the marks or the filter, else goes a step back.
  mutating func giveUp() -> KeyAnswer {
    let hasMarks = view.isList ? !stack.top.words.isEmpty : !view.hits.isEmpty
    if stack.top.name != nil {
      stack.top.name = nil
    } else if hasMarks, !stack.top.isFound {
      endSearch()
    } else {
      // A notice is closed, too.
      return stack.isFirst && notice != nil ? KeyAnswer() : goBack()
    }
    return KeyAnswer()
  }

  /// Where a topic opens: at the volume or the chapter that the reader is in, or at what was told
  /// last.
  private func opening(of topic: Topic, volume: Int) -> Place? {
    var anchor: Anchor?
    switch topic {
    case .contents: anchor = .volume(volume)
    case .chapters(let volume):
      anchor = memory.bookmark(of: memory.series[volume - 1]).map { .chapter($0, volume: volume) }
    case .story(let volume):
      let told = memory.story.recap(of: memory.series[volume - 1]).chapters.last
      return told.flatMap { view.run(of: .chapter($0.place, volume: volume))?.lowerBound }
        .map(view.opening)
    default: break
    }
    return anchor.flatMap { view.run(of: $0)?.lowerBound }.map { view.place(at: $0) }
  }

  /// What was found, or is asked for, may have been read before and not yet this time.
  private mutating func tellAllReadIfNeeded(for anchor: Anchor) {
    guard case .story = stack.top.topic, view.run(of: anchor) == nil else { return }
    stack.top.tellsAllRead = true
    refresh()
  }
}

// MARK: Where rows and names lead

extension InteractiveReader {
  /// Goes where what is chosen leads; without anything chosen, a line down.
  mutating func follow() -> KeyAnswer {
    if let name = view.name(of: stack.top) {
      open(view.links[name].target)
      return KeyAnswer()
    }
    guard let target else { return scroll(.rows(1)) }
    switch (stack.top.topic, target.anchor) {
    case (.hits(let words), _): open(target, foundBy: words)
    case (.chapters, .chapter(let place, let volume)?):
      return openChapter(place, of: memory.series[volume - 1])
    default: open(target)
    }
    return KeyAnswer()
  }

  /// Follows as Right does: in the contents to the chapters of the chosen volume.
  mutating func followToChapters() -> KeyAnswer {
    guard case .contents = stack.top.topic, chosen != nil else { return follow() }
    if book.chapters.isEmpty { return KeyAnswer(notice: Messages.noChapters) }
    open(Target(topic: .chapters(volume)))
    return KeyAnswer()
  }

  /// Opens a chapter that has been read in its story, and another on the page of its volume.
  private mutating func openChapter(_ place: Int, of book: Book) -> KeyAnswer {
    let anchor = Anchor.chapter(place, volume: book.seriesNumber)
    let isRead = place <= memory.story[book].chapters.count
    if isRead, !memory.story.recapOfAllRead(in: book).isUntold {
      open(Target(topic: .story(book.seriesNumber), anchor: anchor))
      return KeyAnswer()
    }
    let isHere = memory.bookmark(of: book) == place
    open(Target(topic: .volume(book.seriesNumber), anchor: anchor))
    return KeyAnswer(
      notice: isHere ? Messages.youAreHere : isRead ? Messages.untold : Messages.notReadYet)
  }

  /// Chooses the next name of a text, from the one that was chosen if it is in sight, or else from
  /// what is.
  mutating func chooseName(_ step: Int) -> KeyAnswer {
    let rows = view.links.map { $0.marks.first?.row ?? 0 }
    let visible = view.visibleRows(of: stack.top)
    let last = view.name(of: stack.top).flatMap { visible.contains(rows[$0]) ? $0 : nil }
    let below = rows.firstIndex { $0 >= visible.lowerBound } ?? rows.count
    let behind = rows.firstIndex { $0 >= visible.upperBound } ?? rows.count
    let next = last.map { $0 + step } ?? (step > 0 ? below : behind - 1)
    let (index, answer) = goingRound(to: next, of: rows.count)
    stack.top.name = index
    stack.top.place = view.place(showing: rows[index], from: stack.top)
    return answer
  }

  /// Lists the next part of the contents that there is, and says how the shelf is filled if it is
  /// passed.
  mutating func showVolumes(_ step: Int, from kind: Topic.Volumes) -> KeyAnswer {
    let volume = volume
    let next = memory.volumes(after: kind, step)
    var screen = Screen(topic: .contents(next))
    screen.words = stack.top.words
    stack.replace(by: screen)
    refresh()
    reveal(.volume(volume))
    let passesShelf = next != .shelf && memory.state.keptVolumes.isEmpty
    return KeyAnswer(notice: passesShelf ? Messages.emptyShelf : nil)
  }

  /// Lists the entries of the other kind, or says that there are none.
  mutating func showEntries(_ kind: EntryKind) -> KeyAnswer {
    if memory.entries(kind).isEmpty { return KeyAnswer(notice: whyNone(kind)) }
    var screen = Screen(topic: .entries(kind))
    screen.words = stack.top.words
    stack.replace(by: screen)
    refresh()
    return KeyAnswer()
  }

  /// Goes to the bookmark of the volume, or else to that of the one that the reader is in; from
  /// there it goes back to where it came from.
  mutating func goToBookmark() -> KeyAnswer {
    let marked = [book, memory.currentBook].first { memory.bookmark(of: $0) != nil }
    guard let marked, let place = memory.bookmark(of: marked) else {
      return KeyAnswer(notice: memory.whyNoBookmark(in: book))
    }
    let volume = marked.seriesNumber
    let anchor = Anchor.chapter(place, volume: volume)
    let isHere = isInSight(anchor) && (chosen == nil || chosen?.anchor == anchor)
    switch (stack.top.topic, stack.top.origin) {
    case (_, .below?) where isHere: return goBack()
    case (_, .place(let place)?) where isHere:
      (stack.top.place, stack.top.origin) = (place, nil)
    case (.volume(volume), _), (.chapters(volume), _):
      if isHere { return KeyAnswer(notice: Messages.bookmarkInSight) }
      stack.top.origin = .place(stack.top.place)
      reveal(anchor)
    default:
      open(Target(topic: .volume(volume), anchor: anchor))
      stack.top.origin = .below
    }
    return KeyAnswer()
  }

  /// Why there is nothing of a kind that has been met.
  private func whyNone(_ kind: EntryKind) -> String {
    let isTold = memory.series.contains { $0.chapters.contains { $0.has(kind) } }
    if !isTold { return Messages.noneTold(kind) }
    let book = bookToMoveIn ?? book
    let canMove =
      hasNextChapter(book) && memory.record(of: book).step(by: 1, in: book.chapters) != .unknown
    return Messages.noneMet(kind, movesBookmark: canMove)
  }
}

extension Topic {
  /// Whether it is what the key of a topic opens.
  fileprivate func isOfKey(of other: Topic) -> Bool {
    switch (self, other) {
    case (.contents, .contents), (.entries, .entries): true
    default: self == other
    }
  }
}

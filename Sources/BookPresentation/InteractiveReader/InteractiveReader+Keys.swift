import BookCore
import DisplayText
import TerminalKit
import TypedText

// What each key does.
extension InteractiveReader {
  mutating func press(_ key: Key) -> [ReaderEffect] {
    if !key.isDigit { digits.reset() }
    // A volume that is only passed may never have been looked at.
    let shown = passesOn(key) ? nil : unshownBook
    var answer = answer(to: key)
    // The first of two, as in vim, has gone there already.
    if key == .character("g"), lastKey == key { answer.notice = nil }
    lastKey = key
    notice = answer.notice.map { Notice(text: $0, offersStory: answer.offersStory) }
    let visit = shown.map { remember(.shown($0)).effects } ?? []
    return visit + answer.effects
  }

  /// Whether a key only leads on to another volume.
  private func passesOn(_ key: Key) -> Bool {
    prompt == nil
      && (key.isDigit || [.character("h"), .left, .character("l"), .right].contains(key))
  }

  private mutating func answer(to key: Key) -> KeyAnswer {
    let hadBegunToQuit = hasBegunToQuit
    hasBegunToQuit = false
    switch key {
    case .control("l"): return KeyAnswer(effects: [.reload, .repaint])
    case .control("c"): return KeyAnswer(effects: [.quit])
    case _ where prompt != nil: return pressInPrompt(key)
    case _ where hadBegunToQuit:
      if key == .escape { return KeyAnswer() }
      return key == .character("Z")
        ? KeyAnswer(effects: [.quit]) : KeyAnswer(notice: Messages.unknownKey(key, after: "Z"))
    case .character("Z"):
      hasBegunToQuit = true
      return KeyAnswer(notice: "Z")
    case .character("Q"): return KeyAnswer(effects: [.quit])
    case .character("q"): return stack.isFirst ? KeyAnswer(effects: [.quit]) : goBack()
    case .escape: return giveUp()
    case .character("/"): return openPrompt(view.isList ? .filter : .page)
    case .character(":"): return openPrompt(.command)
    case .character("c"): return toggle(.contents(.all))
    case .character("C"): return toggle(.chapters(volume))
    case .character("r"): return toggle(.story(volume))
    case .character("p"):
      return toggle(.entries(memory.entries(.person).isEmpty ? .thing : .person))
    case .character("?"): return toggle(.keys)
    case .character("'"): return goToBookmark()
    case .character("U"): return undo()
    case .character("="), .control("g"): return KeyAnswer(notice: whereabouts())
    case .character("n"): return view.isList ? scroll(.rows(1)) : visitHit(1)
    case .character("N"): return view.isList ? scroll(.rows(-1)) : visitHit(-1)
    case .tab: return turn(1) ?? scroll(key)
    case .shiftTab: return turn(-1) ?? scroll(key)
    case .enter: return follow()
    case .character("l"), .right: return view.isList ? followToChapters() : go(by: 1)
    case .character("h"), .left: return view.isList ? goBack() : go(by: -1)
    case .character(let digit) where key.isDigit: return type(digit)
    default: return change(with: key) ?? scroll(key)
    }
  }

  private mutating func scroll(_ key: Key) -> KeyAnswer {
    Scrolling(key, rows: view.height).map { scroll($0) }
      ?? KeyAnswer(notice: Messages.unknownKey(key))
  }

  /// Scrolls, or moves what is chosen, or says why that leads nowhere.
  mutating func scroll(_ scrolling: Scrolling) -> KeyAnswer {
    if view.isList, view.choices.isEmpty { return KeyAnswer(notice: Messages.noRows) }
    // A hit that was kept in sight is where the screen is.
    let before =
      view.isList ? view.row(of: stack.top.place) : view.visibleRows(of: stack.top).lowerBound
    let row = view.row(from: before, scrolling)
    if row == before {
      return KeyAnswer(notice: scrolling.excuse(at: before, last: max(before, view.lastRow)))
    }
    stack.top.place = view.place(at: row)
    keepHitOnlyInSight()
    return KeyAnswer()
  }

  /// A hit that has been scrolled away from does not come back by itself.
  private mutating func keepHitOnlyInSight() {
    guard let hit = view.hitRow(of: stack.top) else { return }
    let top = view.row(of: stack.top.place)
    if !(top..<top + view.height).contains(hit) { stack.top.keepsHit = false }
  }

  /// Goes on to the next name of a text, the next part of the contents, or the other kind of entries;
  /// nil where there is none.
  private mutating func turn(_ step: Int) -> KeyAnswer? {
    if case .contents(let kind) = stack.top.topic { return showVolumes(step, from: kind) }
    if case .entries(let kind) = stack.top.topic {
      return showEntries(kind?.other ?? .person)
    }
    return view.links.isEmpty ? nil : chooseName(step)
  }

  /// Takes a digit of the number of a row or of a volume.
  private mutating func type(_ digit: Character) -> KeyAnswer {
    switch stack.top.topic {
    case .chapters(let volume):
      let chapters = memory.series[volume - 1].chapters
      let last = chapters.reduce(chapters.count) { max($0, $1.number ?? 0) }
      let numbers = ChapterNumbers(chapters)
      return choose(digit, upTo: last, Messages.noChapter) { number in
        numbers.places(of: number, upTo: .max).map { .chapter($0, volume: volume) }
      }
    case .contents:
      let volumes = memory.series.volumes
      return choose(digit, upTo: volumes.upperBound, Messages.noVolume) {
        volumes.contains($0) ? [.volume($0)] : []
      }
    default:
      let volumes = memory.series.volumes
      let number = digits.type(digit, upTo: volumes.upperBound, where: volumes.contains)
      return number.map { go(to: $0) }
        ?? KeyAnswer(notice: Int(String(digit)).map(Messages.noVolume))
    }
  }

  /// Chooses the row with the number that the digits are so far, or says that there is none; of
  /// several that have it, the next.
  private mutating func choose(
    _ digit: Character, upTo last: Int, _ complaint: (Int) -> String,
    _ anchors: (Int) -> [Anchor]
  ) -> KeyAnswer {
    let listed = Set(view.choices.compactMap { view.rows[$0].anchor })
    let number = digits.type(digit, upTo: last) { anchors($0).contains(where: listed.contains) }
    if let number {
      let rows = anchors(number).compactMap { view.run(of: $0)?.lowerBound }.sorted()
      let current = view.row(of: stack.top.place)
      if let row = rows.first(where: { $0 > current }) ?? rows.first {
        stack.top.place = view.place(at: row)
      }
    } else if !digits.awaitsDigit, let number = Int(String(digit)) {
      let isElsewhere = !anchors(number).isEmpty
      return KeyAnswer(notice: isElsewhere ? Messages.notListed : complaint(number))
    }
    return KeyAnswer()
  }

  /// The volume, what is at the top or chosen, and how far down that is.
  private mutating func whereabouts() -> String {
    let row =
      view.rows.indices.contains(view.row(of: stack.top.place))
      ? view.rows[view.row(of: stack.top.place)] : nil
    let part: String? =
      switch row?.anchor {
      case .section(let section): section.heading
      case .chapter(let place, let volume):
        Messages.chapter(at: place, in: memory.series[volume - 1].chapters)
      case .entry(let kind, let name): memory.entry(kind, named: name)?.name.onOneLine
      case .key: Messages.helpTitle
      case .volume, .hit, nil: nil
      }
    return Messages.whereabouts(volume: volume, part, position)
  }

  /// How far down the page that is; which of the entries is chosen in a list.
  var position: String {
    let row = view.row(of: stack.top.place)
    if view.isList {
      guard let index = view.choices.firstIndex(of: row) else { return "" }
      return Messages.number(index + 1, of: view.choices.count)
    }
    let top = view.visibleRows(of: stack.top).lowerBound
    if view.lastTop == 0 { return Messages.whole }
    if top == 0 { return Messages.top }
    return top >= view.lastTop
      ? Messages.bottom : Messages.percentage(top * 100 / view.lastTop)
  }
}

import BookCore
import TerminalKit

/// The lists that are open in place of the page, each of which a key may have opened from the one
/// before, and what keys do in the last, which is shown.
struct OpenLists: Sendable {
  private var lists: [OpenList] = []

  /// The number of a row that is being typed.
  var digits = TypedNumber()

  /// The list that is shown, or nil if the page is.
  var last: OpenList? { lists.last }

  var isEmpty: Bool { lists.isEmpty }

  /// Whether what was found in the story so far is shown.
  var areHits: Bool {
    if case .hits = last?.content { true } else { false }
  }

  mutating func show(_ list: OpenList) { lists = [list] }

  mutating func update(_ open: inout OpenSeries) {
    for index in lists.indices { lists[index].update(&open) }
  }

  mutating func press(_ key: Key, in open: inout OpenSeries) -> KeyAnswer {
    if let prompt = list.prompt { return narrow(by: key, in: prompt, &open) }
    switch (key, list.content) {
    case (.escape, _) where list.isNarrowed: list.narrow(to: "", in: &open)
    case (.character("q"), .hits), (.escape, .hits):
      return leave(with: open.returnToSearchStart())
    case (.character("q"), _), (.escape, _): lists.removeLast()
    case (.tab, .hits):
      return leave(with: open.returnToSearchStart().then(open.find("", in: .page)))
    case (.enter, .hits): return leave(with: open.goToHit(list.row))
    case (_, .volumes(let kind)): return press(key, in: &open, inVolumes: kind)
    case (_, .chapters(let book)): return press(key, in: &open, inChaptersOf: book)
    case (_, .people): return press(key, inPeopleOf: &open)
    default: return move(key, in: open)
    }
    return KeyAnswer()
  }
}

extension OpenLists {
  private var list: OpenList {
    get { lists[lists.count - 1] }
    set { lists[lists.count - 1] = newValue }
  }

  /// Goes to the page, which may have changed already.
  private mutating func leave(with answer: KeyAnswer = KeyAnswer()) -> KeyAnswer {
    lists = []
    return answer
  }

  private mutating func close() -> KeyAnswer {
    lists.removeLast()
    return KeyAnswer()
  }

  private mutating func press(
    _ key: Key, in open: inout OpenSeries, inVolumes kind: OpenList.Volumes
  ) -> KeyAnswer {
    let book = list.selected.flatMap { open.series[volume: $0] }
    switch key {
    case .tab: return showVolumes(after: kind, in: &open)
    case .character(let digit) where key.isDigit:
      let volumes = open.series.volumes
      return select(digit, upTo: volumes.upperBound, Messages.noVolume) {
        volumes.contains($0) ? $0 : nil
      }
    case .enter:
      guard let book else { return close() }
      let isOpen = book.seriesNumber == open.volume
      return leave(with: isOpen ? KeyAnswer() : open.go(to: book.seriesNumber))
    case .character("s") where list.numbers.isEmpty && !list.isNarrowed:
      // As an empty shelf says.
      return open.change(open.page.book, with: key) ?? KeyAnswer()
    case .right, .character("l"):
      guard let book else { return move(key, in: open) }
      if book.chapters.isEmpty { return KeyAnswer(notice: Messages.noChapters) }
      let place = open.record(of: book).status(in: book.chapters).place
      lists.append(OpenList(.chapters(of: book), in: &open, selecting: place))
      return KeyAnswer()
    default: return press(key, about: book, in: &open)
    }
  }

  /// Lists the next volumes that there are, and says how the shelf is filled if it is passed.
  private mutating func showVolumes(
    after kind: OpenList.Volumes, in open: inout OpenSeries
  ) -> KeyAnswer {
    let number = list.selected ?? open.volume
    let next = kind.next(in: open.state)
    list = OpenList(.volumes(next), in: &open, selecting: number)
    let passesShelf = kind == .all && next != .shelf
    return KeyAnswer(notice: passesShelf ? Messages.emptyShelf : nil)
  }

  private mutating func press(
    _ key: Key, in open: inout OpenSeries, inChaptersOf book: Book
  ) -> KeyAnswer {
    switch key {
    case .left, .character("h"): return close()
    case .character(let digit) where key.isDigit:
      let last = book.chapters.reduce(book.chapters.count) { max($0, $1.number ?? 0) }
      let numbers = ChapterNumbers(book.chapters)
      return select(digit, upTo: last, Messages.noChapter) { numbers.places(of: $0, upTo: 1).first }
    case .enter:
      guard let place = list.selected else { return close() }
      return leave(with: open.goToChapter(place, of: book.seriesNumber))
    case .character("."):
      return list.selected.map { open.setBookmark(of: book, to: $0) } ?? KeyAnswer()
    case .character(","):
      return list.selected.map { open.removeBookmark(of: book, from: $0) } ?? KeyAnswer()
    default: return press(key, about: book, in: &open)
    }
  }

  private mutating func press(_ key: Key, inPeopleOf open: inout OpenSeries) -> KeyAnswer {
    switch key {
    case .character("p"): return close()
    case .character("/"): return beginNarrowing(&open)
    case .enter:
      guard let place = list.selected else { return close() }
      open.showCard(of: list.people[place - 1], from: self)
      return leave()
    default: return move(key, in: open)
    }
  }

  /// Takes a key that does the same for volumes and for chapters.
  private mutating func press(
    _ key: Key, about book: Book?, in open: inout OpenSeries
  ) -> KeyAnswer {
    if key == .character("c") { return leave() }
    if key == .character("/") { return beginNarrowing(&open) }
    guard let book, var answer = open.change(book, with: key) else { return move(key, in: open) }
    if key == .character("m"), answer.notice == nil {
      // The page would show it.
      answer.notice = Messages.summary(isExpanded: open.record(of: book).isExpanded)
    }
    return answer
  }

  private mutating func beginNarrowing(_ open: inout OpenSeries) -> KeyAnswer {
    list.narrow(to: "", in: &open)
    list.prompt = PromptLine()
    return KeyAnswer()
  }

  /// Narrows the list letter by letter, while Up and Down select a row of what is left, which Enter
  /// opens; Escape leaves the list narrowed.
  private mutating func narrow(
    by key: Key, in prompt: PromptLine, _ open: inout OpenSeries
  ) -> KeyAnswer {
    switch key {
    case .enter:
      list.prompt = nil
      if !list.numbers.isEmpty { return press(key, in: &open) }
      list.narrow(to: "", in: &open)
      return KeyAnswer(notice: Messages.noHits(for: prompt.text))
    case .escape where !prompt.text.isEmpty: list.prompt = nil
    case .up, .down, .pageUp, .pageDown, .control("n"), .control("p"): return move(key, in: open)
    case _ where prompt.isGivenUp(by: key):
      list.prompt = nil
      list.narrow(to: "", in: &open)
    default:
      list.prompt?.edit(key)
      list.narrow(to: list.prompt?.text ?? "", in: &open)
    }
    return KeyAnswer()
  }

  /// Moves the selection, or says why that leads nowhere.
  private mutating func move(_ key: Key, in open: OpenSeries) -> KeyAnswer {
    guard let scrolling = Scrolling(key, rows: open.page.plan.listRows), !scrolling.isByPart else {
      return KeyAnswer(notice: Messages.unknownKey(key))
    }
    let layout = open.layout(of: list)
    let before = min(list.row, layout.lastRow)
    list.move(to: layout.row(from: before, scrolling))
    let excuse = scrolling.excuse(at: before, last: layout.lastRow)
    return KeyAnswer(notice: list.row == before ? excuse : nil)
  }

  /// Selects what the digits name so far, or says that there is none.
  ///
  /// The highest number is `last`; `place` finds the volume or the chapter with a number.
  private mutating func select(
    _ digit: Character, upTo last: Int, _ complaint: (Int) -> String, _ place: (Int) -> Int?
  ) -> KeyAnswer {
    let numbers = list.numbers
    let number = digits.type(digit, upTo: last) { place($0).map(numbers.contains) ?? false }
    if let number {
      list.select(place(number))
    } else if !digits.awaitsDigit {
      let isElsewhere = Int(String(digit)).flatMap(place) != nil
      return isElsewhere
        ? KeyAnswer(notice: Messages.notListed) : .nothing(numbered: digit, complaint)
    }
    return KeyAnswer()
  }
}

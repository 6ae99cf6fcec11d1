import BookCore
import TerminalKit

/// A list that is open, and where the user is in it.
struct OpenList: Sendable {
  enum Content: Sendable {
    /// The page of keys.
    case keys

    /// What was found in all volumes.
    case hits(ActiveSearch)

    /// Volumes of the series.
    case volumes(Volumes)

    /// The chapters of a volume.
    case chapters(of: Book)

    /// The story of a volume so far.
    case recap(of: Book)
  }

  /// Which volumes the contents list.
  enum Volumes: Int {
    case all, shelf, recent

    /// Those that come next when the user goes around.
    var next: Volumes { Volumes(rawValue: rawValue + 1) ?? .all }
  }

  let content: Content

  /// The selected row, or the one at the top.
  var row: Int

  /// In the contents, the numbers of the volumes or the places of the chapters that have a row.
  private(set) var numbers: [Int] = []

  /// What the user has selected, and what is selected again when it has a row.
  private var wanted: Int?

  /// The words in the titles to which the rows are narrowed; empty if they are not.
  private(set) var words = ""

  /// The titles in which they are looked for.
  private var titles: TitleLookup?

  /// Those that have them.
  private var found: Set<Int> = []

  init(_ content: Content, row: Int = 0) {
    self.content = content
    self.row = row
  }

  /// Opens a part of the contents.
  ///
  /// - Parameters:
  ///   - content: The part.
  ///   - open: The series.
  ///   - number: What is selected if it has a row, otherwise the first row.
  init(_ content: Content, in open: OpenSeries, selecting number: Int?) {
    self.init(content)
    update(open)
    select(number)
  }

  /// Whether rows are left out.
  var isNarrowed: Bool { !words.isEmpty }

  /// The number of the selected volume or the place of the selected chapter; nil if there is none.
  var selected: Int? { row < numbers.count ? numbers[row] : nil }

  /// Leaves only rows with some words, of which the last may not be typed whole yet.
  mutating func narrow(to words: String, in open: OpenSeries) {
    self.words = words
    switch content {
    case .volumes where titles == nil: titles = TitleLookup(open.series.map(\.title))
    case .chapters(let book) where titles == nil: titles = TitleLookup(book.chapters.map(\.title))
    default: break
    }
    found = Set(isNarrowed ? titles?.places(narrowedTo: words) ?? [] : [])
    update(open)
    if let wanted, !numbers.contains(wanted) { row = numbers.firstIndex { $0 > wanted } ?? 0 }
  }

  /// Lists what there is by now; the selection stays where it is as far as possible.
  mutating func update(_ open: OpenSeries) {
    let before = selected
    switch content {
    case .keys, .hits, .recap: return
    case .volumes(.all): numbers = Array(open.series.volumes)
    case .volumes(.shelf): numbers = open.state.keptVolumes
    case .volumes(.recent): numbers = open.state.recentVolumes
    case .chapters(let book): numbers = Array(1...book.chapters.count)
    }
    if isNarrowed { numbers.removeAll { !found.contains($0) } }
    let row = wanted.flatMap(numbers.firstIndex) ?? before.flatMap(numbers.firstIndex)
    self.row = row ?? min(self.row, max(0, numbers.count - 1))
  }

  private mutating func select(_ number: Int?) {
    wanted = number
    row = number.flatMap(numbers.firstIndex) ?? 0
  }
}

// MARK: Keys

/// What a key in a list leads to.
enum ListStep {
  case stay(KeyAnswer = KeyAnswer())

  /// Back to what was there before.
  case close

  /// To another list, until that is closed.
  case open(OpenList)

  /// To another list in place of this one.
  case turnInto(OpenList)

  /// To the page.
  case leave(KeyAnswer)

  /// Words are typed, to which the rows are narrowed.
  case typeWords
}

extension OpenList {
  /// Takes a key; digits before it may be the beginning of a number.
  mutating func press(
    _ key: Key, _ digits: inout TypedNumber, in open: inout OpenSeries
  ) -> ListStep {
    switch (key, content) {
    case (.escape, _) where isNarrowed:
      narrow(to: "", in: open)
      return .stay()
    case (.character("q"), _), (.escape, _): return .close
    case (.tab, .hits(let search)): return .leave(open.find(search.words, in: .volume))
    case (.enter, .hits): return .leave(open.goToHit(row))
    case (.character("r"), .recap): return .close
    case (.enter, .recap(let book)):
      let lines = open.storyLines(of: book)
      let chapter = lines.prefix(min(row, lines.count) + 1).last?.chapter
      return .leave(chapter.map { open.goToChapter($0, of: book.seriesNumber) } ?? KeyAnswer())
    case (_, .volumes(let kind)): return press(key, &digits, in: &open, inVolumes: kind)
    case (_, .chapters(let book)): return press(key, &digits, in: &open, inChaptersOf: book)
    default: return move(key, in: open)
    }
  }

  private mutating func press(
    _ key: Key, _ digits: inout TypedNumber, in open: inout OpenSeries, inVolumes kind: Volumes
  ) -> ListStep {
    let book = selected.flatMap { open.series[volume: $0] }
    switch key {
    case .tab:
      let number = selected ?? open.volume
      return .turnInto(OpenList(.volumes(kind.next), in: open, selecting: number))
    case .character(let digit) where key.isDigit:
      let volumes = open.series.volumes
      return select(digit, &digits, upTo: volumes.upperBound, Messages.noVolume) {
        volumes.contains($0) ? $0 : nil
      }
    case .enter:
      guard let book else { return .close }
      let isOpen = book.seriesNumber == open.volume
      return .leave(isOpen ? KeyAnswer() : open.go(to: book.seriesNumber))
    case .right, .character("l"):
      guard let book else { return move(key, in: open) }
      if book.chapters.isEmpty { return .stay(KeyAnswer(notice: Messages.noChapters)) }
      let place = open.record(of: book).status(in: book.chapters).chapter
      return .open(OpenList(.chapters(of: book), in: open, selecting: place))
    default: return press(key, about: book, in: &open)
    }
  }

  private mutating func press(
    _ key: Key, _ digits: inout TypedNumber, in open: inout OpenSeries, inChaptersOf book: Book
  ) -> ListStep {
    switch key {
    case .left, .character("h"): return .close
    case .character(let digit) where key.isDigit:
      let last = book.chapters.reduce(book.chapters.count) { max($0, $1.number ?? 0) }
      let lookup = ChapterLookup(book.chapters)
      return select(digit, &digits, upTo: last, Messages.noChapter, lookup.chapter(numbered:))
    case .enter:
      return selected.map { .leave(open.goToChapter($0, of: book.seriesNumber)) } ?? .close
    case .character("."):
      return .stay(selected.map { open.setBookmark(of: book, to: $0) } ?? KeyAnswer())
    default: return press(key, about: book, in: &open)
    }
  }

  /// Takes a key that does the same for volumes and for chapters.
  private mutating func press(
    _ key: Key, about book: Book?, in open: inout OpenSeries
  ) -> ListStep {
    if key == .character("c") { return .leave(KeyAnswer()) }
    if key == .character("/") {
      narrow(to: "", in: open)
      return .typeWords
    }
    guard let book, var answer = open.change(book, with: key) else { return move(key, in: open) }
    if key == .character("m"), answer.notice == nil {
      // The page would show it.
      answer.notice = Messages.summary(isExpanded: open.record(of: book).isExpanded)
    }
    return .stay(answer)
  }

  /// Moves the selection or scrolls, or says why that leads nowhere.
  private mutating func move(_ key: Key, in open: OpenSeries) -> ListStep {
    let rows = open.page.plan.listRows
    let list = open.list(self)
    guard let scrolling = Scrolling(key, rows: rows), !scrolling.isBySection else {
      return .stay(KeyAnswer(notice: Messages.unknownKey(key)))
    }
    let last = list.lastRow(in: rows)
    let before = min(row, last)
    row = scrolling.row(from: before, last: last)
    wanted = selected
    return .stay(KeyAnswer(notice: row == before ? scrolling.excuse(at: row, last: last) : nil))
  }

  /// Selects what the digits name so far, or says that there is none.
  ///
  /// - Parameters:
  ///   - digit: The digit that was typed.
  ///   - digits: Those before it.
  ///   - last: The highest number.
  ///   - complaint: Says that there is none.
  ///   - place: Finds the volume or the chapter with a number.
  /// - Returns: What that leads to.
  private mutating func select(
    _ digit: Character, _ digits: inout TypedNumber, upTo last: Int,
    _ complaint: (Int) -> String, _ place: (Int) -> Int?
  ) -> ListStep {
    let number = digits.type(digit, upTo: last) { place($0).map(numbers.contains) ?? false }
    if let number {
      select(place(number))
    } else if !digits.awaitsDigit {
      let isElsewhere = Int(String(digit)).flatMap(place) != nil
      return .stay(
        isElsewhere ? KeyAnswer(notice: Messages.notListed) : .nothing(numbered: digit, complaint))
    }
    return .stay()
  }
}

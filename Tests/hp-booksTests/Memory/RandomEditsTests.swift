import Foundation
import TestSupport
import Testing

/// Lives of a reader whose data file is edited at random between commands, beside a model of the
/// rule by which what is remembered finds its book, and a bookmark its chapter.
///
/// `HP_BOOKS_FUZZ` asks for another number of them:
///
///     HP_BOOKS_FUZZ=200 swift test --filter RandomEditsTests
struct RandomEditsTests {
  private static let seeds: [UInt64] = {
    let count = ProcessInfo.processInfo.environment["HP_BOOKS_FUZZ"].flatMap(UInt64.init)
    return count.map { Array(1...max(1, $0)) } ?? (1...10).sampled(2)
  }()

  @Test(arguments: seeds)
  func everyRecordGoesToItsOwnBookOrToNone(seed: UInt64) throws {
    var life = Life(seed: seed)
    var user = try LibraryUser(life.shelf.map(\.sample))
    if seed.isMultiple(of: 2) { user.variables["HP_BOOKS_READER"] = "Zoë" }
    var story: [String] = []
    for index in 1...60 {
      story.append(life.edit())
      // Some days see more than one change.
      let day = "2026-03-\(10 + index / 3)"
      user.variables["HP_BOOKS_TODAY"] = day
      try user.edit(life.shelf.map(\.sample))
      try compare(user, life, story)
      let line = life.nextLine()
      story.append(line)
      let run = user.run(line + " --json")
      // There may be no such chapter.
      try #require(
        run.ending == .exit(0) || line.hasPrefix("bookmark"),
        "\(story.suffix(12)): \(run.errors)")
      if run.ending == .exit(0) {
        try life.follow(line, place: VolumesDocument(run).volumes.first?.bookmark?.place, on: day)
      }
      try compare(user, life, story)
    }
  }

  private func compare(_ user: LibraryUser, _ life: Life, _ story: [String]) throws {
    let (told, expected) = (try user.memory(), life.memory)
    try #require(told == expected, "\(told.difference(from: expected)): \(story.suffix(60))")
  }
}

// MARK: The model

/// What a chapter is known by: its title, or else its number.
private enum ChapterKey: Hashable {
  case title(String)
  case number(Int)
}

private struct ModelBook {
  var title: String
  var chapters: [ChapterKey]

  /// Which of the chapters with a title are printed with a number.
  var isNumbered: (Int) -> Bool = { _ in true }

  var hasTitles: Bool { chapters.allSatisfy { if case .title = $0 { true } else { false } } }

  var sample: SampleBook {
    let headings = zip(1..., chapters).map { place, key in
      switch key {
      case .title(let title): hasTitles && isNumbered(place) ? "\(place). \(title)" : title
      case .number(let number): "\(number)."
      }
    }
    return SampleBook(title: title, chapters: headings)
  }
}

private struct Mark: Equatable {
  let place: Int
  let chapterCount: Int
  let key: ChapterKey
  let wasOnly: Bool

  init(_ place: Int, in chapters: [ChapterKey]) {
    (self.place, chapterCount, key) = (place, chapters.count, chapters[place - 1])
    wasOnly = chapters.count { $0 == chapters[place - 1] } == 1
  }

  /// The place of the chapter today; nil if it is gone.
  func place(in chapters: [ChapterKey]) -> Int? {
    let places = chapters.indices.filter { chapters[$0] == key }.map { $0 + 1 }
    if wasOnly, places.count == 1 { return places[0] }
    return chapters.count == chapterCount && places.contains(place) ? place : nil
  }
}

private struct ModelRecord: Equatable {
  var title: String
  var volume: Int
  var isKept = false
  var timesFinished = 0
  var mark: Mark?

  /// How many chapters there were when the book was finished.
  var chapterCount = 0

  /// When this reading was begun, when its mark was moved, and when the book was finished.
  var begun: String?
  var moved: String?
  var finished: [String] = []

  var isBlank: Bool { !isKept && timesFinished == 0 && mark == nil }

  /// Whether the book was finished, and has grown since.
  func hasGrown(to chapters: [ChapterKey]) -> Bool {
    timesFinished > 0 && mark == nil && chapters.count > chapterCount
  }

  /// How often the book was read to the end that it has now.
  func readings(of chapters: [ChapterKey]) -> Int {
    timesFinished - (timesFinished > 0 && chapters.count > chapterCount ? 1 : 0)
  }

  mutating func set(_ new: Mark, on day: String) {
    if mark == nil { begun = new.place < 3 ? day : nil }
    if mark != new { moved = day }
    mark = new
  }

  func isFinished(of chapters: [ChapterKey]) -> Bool {
    timesFinished > 0 && mark == nil && !hasGrown(to: chapters)
  }

  mutating func finish(_ chapters: [ChapterKey], on day: String) {
    if isFinished(of: chapters) { return }
    if mark != nil { finished.append(day) }
    (begun, moved) = (nil, nil)
    // To read on in new chapters, from the last old one at the most, is no other reading.
    let isBehindOldEnd = mark.map { $0.place(in: chapters) ?? .max >= chapterCount } ?? true
    let readsOn = timesFinished > 0 && chapters.count > chapterCount && isBehindOldEnd
    if !readsOn { timesFinished += 1 }
    (mark, chapterCount) = (nil, chapters.count)
  }

  func text(in chapters: [ChapterKey]?) -> String {
    var place = mark == nil ? "" : "marked"
    if let chapters, let mark { place = mark.place(in: chapters).map(String.init) ?? "gone" }
    if let chapters, hasGrown(to: chapters) { place = String(chapterCount + 1) }
    return memory(
      title.folded, place, timesFinished, isKept, [begun, moved].map { $0 ?? "" } + finished)
  }
}

/// What is remembered of a book, in one line.
private func memory(
  _ title: String, _ place: String, _ timesFinished: Int, _ isKept: Bool, _ days: [String]
) -> String {
  "\(title): \(place) \(timesFinished) \(isKept) \(days)"
}

extension String {
  fileprivate var folded: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .replacing("’", with: "'").split(separator: " ").joined(separator: " ")
  }
}

/// A data file, what was done to it and with it, and what must be remembered.
private struct Life {
  /// Titles that are nearly the same, titles that are the same but for case, and equal ones.
  private static let titles = [
    "Henry VI, Part I", "Henry VI, Part II", "Henry VI, Part III", "Winner", "Winter", "Dune",
    "Tune", "Évelina’s Letters", "Sixteen", "Sixteenth", "Emma", "EMMA", "Poems", "Poems",
  ]
  private static let chapterTitles = ["Bran", "Catelyn", "Catelyn I", "Eddard", "Jon", "Tyrion"]

  private(set) var shelf: [ModelBook] = []
  private var away: [ModelBook] = []

  /// The records as they were last saved; the lost ones follow the others.
  private var live: [ModelRecord] = []
  private var lost: [ModelRecord] = []

  /// What the last change made of the record of a title that no other book has.
  private var change: (title: String, before: ModelRecord?, after: ModelRecord?)?

  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    for (index, title) in Self.titles.enumerated() {
      // Of equal titles, either may have the bookmark of the other.
      let hasTitles = index % 3 > 0 || !isOnly(title)
      let chapters = (1...4).map { place in
        hasTitles ? ChapterKey.title(Self.chapterTitles[place]) : .number(place)
      }
      away.append(ModelBook(title: title, chapters: chapters))
    }
    for _ in 1...6 { _ = putIn() }
  }

  /// The records with the numbers of today, by number, and the lost ones.
  private var matched: (live: [Int: ModelRecord], lost: [ModelRecord]) {
    var found: [Int: ModelRecord] = [:]
    var rest = [live, lost]
    for isExact in [true, false] {
      let name = { (title: String) in isExact ? title : title.folded }
      for group in rest.indices {
        for isSameNumber in [true, false] {
          rest[group].removeAll { record in
            let volume = (1...shelf.count).first { volume in
              found[volume] == nil && name(shelf[volume - 1].title) == name(record.title)
                && (!isSameNumber || volume == record.volume)
            }
            guard let volume else { return false }
            found[volume] = record
            found[volume]?.title = shelf[volume - 1].title
            found[volume]?.volume = volume
            return true
          }
        }
      }
    }
    return (found, (rest[0] + rest[1]).inOrder)
  }

  /// Whether some book has never been read to its end, so that this is the first reading of all.
  private var isFirstReading: Bool {
    let live = matched.live
    return zip(1..., shelf).contains { (live[$0]?.readings(of: $1.chapters) ?? 0) == 0 }
  }

  /// What is remembered of each volume, and then of each lost book.
  var memory: [String] {
    let (live, lost) = matched
    return zip(1..., shelf).map { volume, book in
      (live[volume] ?? ModelRecord(title: book.title, volume: volume)).text(in: book.chapters)
    } + lost.map { $0.text(in: nil) }.sorted()
  }
}

// MARK: Edits

extension Life {
  private mutating func random(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private func isOnly(_ title: String) -> Bool {
    Self.titles.count { $0.folded == title.folded } == 1
  }

  private mutating func putIn() -> String {
    let book = away.remove(at: random(0...away.count - 1))
    let place = random(0...shelf.count)
    shelf.insert(book, at: place)
    return "put in \(place + 1) \(book.title)"
  }

  /// Changes the file in one way, and says how.
  mutating func edit() -> String {
    let index = random(0...shelf.count - 1)
    switch random(0...9) {
    case 0...1 where !away.isEmpty: return putIn()
    case 2...3 where shelf.count > 1:
      away.append(shelf.remove(at: index))
      return "take out \(index + 1)"
    case 4:
      let other = random(0...shelf.count - 1)
      if other == index {
        shelf.shuffle(using: &generator)
        return "shuffle \(shelf.map(\.title))"
      }
      shelf.swapAt(index, other)
      return "swap \(index + 1) and \(other + 1)"
    case 5 where isOnly(shelf[index].title):
      let title = shelf[index].title
      let spellings = [
        title.uppercased(), title.lowercased(), title.replacing("’", with: "'"),
        title.decomposedStringWithCanonicalMapping, title.replacing(" ", with: "  "),
      ]
      shelf[index].title = spellings[random(0...4)]
      return "spell \(index + 1) \(shelf[index].title)"
    default: return editChapters(of: index)
    }
  }

  private mutating func editChapters(of index: Int) -> String {
    let count = shelf[index].chapters.count
    let place = random(0...count - 1)
    let title = ChapterKey.title(Self.chapterTitles[random(0...5)])
    let hasTitles = shelf[index].hasTitles
    switch random(0...4) {
    case 0 where count > 3: shelf[index].chapters.remove(at: place)
    // Numbers are what most of the others are known by, and would not be among many titles.
    case 1 where hasTitles: shelf[index].chapters[place] = title
    case 1...2:
      let key = hasTitles || place == 0 && count < 5 ? title : .number(random(1...9))
      shelf[index].chapters.insert(key, at: place)
    case 3: shelf[index].chapters.append(hasTitles ? title : .number(count + 1))
    default:
      let period = random(1...4)
      shelf[index].isNumbered = { $0.isMultiple(of: period) }
    }
    return "chapters \(index + 1) \(shelf[index].sample.chapters)"
  }
}

// MARK: Commands

extension Life {
  /// A line to type, which the rule says all about.
  mutating func nextLine() -> String {
    let volume = random(1...shelf.count)
    let book = shelf[volume - 1]
    let (live, lost) = matched
    // A record that is blank is none, unless it keeps its book from that of an equal title.
    let isOnly = isOnly(book.title)
    switch random(0...9) {
    case 0...1: return "shelf \(volume) --add"
    case 2 where isOnly: return "shelf \(volume) --remove"
    // What is finished already is finished again if a later reading has begun.
    case 3...4
    where isOnly && (isFirstReading || live[volume]?.isFinished(of: book.chapters) != true):
      return "bookmark \(volume) --finished"
    case 5 where isOnly: return "forget \(volume)"
    case 6 where !lost.isEmpty: return "forget --lost"
    case 7...8 where change != nil: return "undo"
    default:
      // A bookmark that is set where it is makes only that a difference which book is being read,
      // and that is enough for the numbers of all to be saved.
      let mark = live[volume]?.mark
      if mark != nil, !isOnly { return "shelf \(volume) --add" }
      let isThere = mark?.place(in: book.chapters) == 1
      return "bookmark \(volume) \(isThere || random(1...2) == 1 ? "+" : "")1"
    }
  }

  /// Takes over what a line does, which has set a bookmark at a place, if any.
  mutating func follow(_ line: String, place: Int?, on day: String) {
    let words = line.split(separator: " ").map(String.init)
    if words == ["undo"] { return undo() }
    var (records, lost) = matched
    if words == ["forget", "--lost"] {
      (live, self.lost, change) = (records.values.inOrder, [], nil)
      return
    }
    let volume = Int(words[1]) ?? 0
    let book = shelf[volume - 1]
    let before = records[volume]
    var record = before ?? ModelRecord(title: book.title, volume: volume)
    switch words.last {
    case "--add": record.isKept = true
    case "--remove": record.isKept = false
    case _ where words[0] == "forget": record = ModelRecord(title: book.title, volume: volume)
    default:
      if let place {
        record.set(Mark(place, in: book.chapters), on: day)
      } else {
        record.finish(book.chapters, on: day)
      }
    }
    let after = record.isBlank ? nil : record
    if before == after {
      // To set a bookmark where it is may be to come from another book.
      if words[0] == "bookmark" { change = nil }
      return
    }
    records[volume] = after
    (live, self.lost) = (records.values.inOrder, lost)
    change = isOnly(book.title) ? (book.title.folded, before, after) : nil
  }

  private mutating func undo() {
    guard let (title, before, after) = change else { return }
    var (records, lost) = matched
    let volume = (1...shelf.count).first { shelf[$0 - 1].title.folded == title }
    if let volume {
      records[volume] = before
    } else {
      lost.removeAll { $0.title.folded == title }
      if let before { lost.append(before) }
    }
    (live, self.lost, change) = (records.values.inOrder, lost, (title, after, before))
  }
}

extension Collection<ModelRecord> {
  fileprivate var inOrder: [ModelRecord] { sorted { $0.volume < $1.volume } }
}

// MARK: The program

private struct VolumesDocument: Decodable {
  struct Volume: Decodable {
    struct Chapter: Decodable { let place: Int? }

    let title: String
    let bookmark: Chapter?
    let timesFinished: Int
    let isKept: Bool
    let begunOn: String?
    let movedOn: String?
    let finishedOn: [String]

    var days: [String] { [begunOn, movedOn].map { $0 ?? "" } + finishedOn }
  }

  let volumes: [Volume]
  let lost: [Volume]?

  init(_ run: ProgramResult) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(run.output.utf8))
  }
}

extension LibraryUser {
  /// What the program says is remembered of each volume, and then of each lost book.
  fileprivate func memory() throws -> [String] {
    let document = try VolumesDocument(run("status --json"))
    let volumes = document.volumes.map { volume in
      let place = volume.bookmark.map { $0.place.map(String.init) ?? "gone" } ?? ""
      return hp_booksTests.memory(
        volume.title.folded, place, volume.timesFinished, volume.isKept,
        volume.days)
    }
    let lost = (document.lost ?? []).map { book in
      hp_booksTests.memory(
        book.title.folded, book.bookmark == nil ? "" : "marked", book.timesFinished, book.isKept,
        book.days)
    }
    return volumes + lost.sorted()
  }
}

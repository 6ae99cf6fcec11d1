import JSON

/// A chapter of a book.
public struct Chapter: Identifiable, Sendable {
  /// The chapter's place in its book, counted from 1.
  public var place: Int { Int(storedPlace) }

  /// The place, which is unique only within the book.
  public var id: Int { place }

  /// The chapter's number as it is shown, or nil for an unnumbered chapter, such as a prologue
  /// among numbered chapters.
  public var number: Int? { storedNumber == .min ? nil : storedNumber }

  /// The chapter's title without its number; empty if it has none.
  public var title: String { titleText.string }

  /// What happens in the chapter, without white space around it; empty if the data file does not
  /// say.
  public var summary: String { summaryText.string }

  /// What the chapter makes known of people, each of them once.
  public var people: [ChapterEntry] { entries(.person) }

  /// What the chapter makes known of things, each of them once.
  public var things: [ChapterEntry] { entries(.thing) }

  // A large file has hundreds of thousands of chapters, so each takes as little room as it can.

  private let bytes: [UInt8]

  /// Where the title stands, and a number that the data file has before it.
  private let heading: TextBounds

  private let summaryBounds: TextBounds
  private let peopleBounds: TextBounds
  private let thingBounds: TextBounds
  private var titleStart: UInt32 = 0

  private let storedPlace: UInt32

  /// The number, or the least of all for none; an optional would take twice the room.
  private var storedNumber = Int.min

  /// Creates a chapter.
  ///
  /// - Parameters:
  ///   - place: The chapter's place in its book, counted from 1.
  ///   - number: The chapter's number, or nil for an unnumbered one.
  ///   - title: The chapter's title without its number; empty if it has none.
  ///   - summary: What happens in it; empty if that is not told.
  ///   - people: What it makes known of people.
  ///   - things: What it makes known of things.
  public init(
    place: Int, number: Int?, title: String, summary: String = "", people: [ChapterEntry] = [],
    things: [ChapterEntry] = []
  ) {
    let texts = Array((title + summary).utf8)
    let withPeople = texts + Self.list(of: people)
    bytes = withPeople + Self.list(of: things)
    heading = TextBounds(0..<title.utf8.count)
    summaryBounds = TextBounds(title.utf8.count..<texts.count)
    peopleBounds = TextBounds(texts.count..<withPeople.count)
    thingBounds = TextBounds(withPeople.count..<bytes.count)
    storedPlace = UInt32(place)
    storedNumber = number ?? .min
  }

  /// The title as the data file has it, with its number.
  var headingText: StoredText { StoredText(heading, of: bytes) }

  var titleText: StoredText { headingText.dropFirst(Int(titleStart)) }

  var summaryText: StoredText { StoredText(summaryBounds, of: bytes) }

  private func bounds(of kind: EntryKind) -> TextBounds {
    kind == .person ? peopleBounds : thingBounds
  }

  /// The list of the ``people``, or of the ``things``, in JSON; nothing if there are none.
  func entryList(_ kind: EntryKind) -> StoredText { StoredText(bounds(of: kind), of: bytes) }

  package func has(_ kind: EntryKind) -> Bool { bounds(of: kind).count > 0 }

  var hasEntries: Bool { EntryKind.allCases.contains(where: has) }

  /// Whether an entry of a kind may have some letters in its names or its text, judging by the bytes
  /// of the list; where there is an escape, it may.
  func mayTell(_ kind: EntryKind, in mayBe: (StoredText) -> Bool) -> Bool {
    let list = entryList(kind)
    if list.isEmpty { return false }
    // To stop at the first one takes a twentieth of `search owl`, by its benchmark.
    var isEscaped = false
    list.utf8.withUnsafeBufferPointer { bytes in
      for byte in bytes where byte == UInt8(ascii: "\\") { isEscaped = true }
    }
    return isEscaped || mayBe(list)
  }

  /// Calls a closure with each of the ``people``, or of the ``things``.
  func forEachEntry(of kind: EntryKind, _ body: (ChapterEntry) -> Void) {
    let list = entryList(kind)
    if list.isEmpty { return }
    var json = list.json
    try? json.beginList()
    while (try? json.nextElement()) == true,
      let entry = try? ChapterEntry(reading: &json, noting: { _, _ in })
    {
      body(entry)
    }
  }

  /// The ``people``, or the ``things``.
  func entries(_ kind: EntryKind) -> [ChapterEntry] {
    var entries: [ChapterEntry] = []
    forEachEntry(of: kind) { entries.append($0) }
    return entries
  }

  /// The list of entries that a program made, as a data file has it.
  private static func list(of entries: [ChapterEntry]) -> [UInt8] {
    entries.isEmpty ? [] : JSONValue.list(entries.map(\.json)).encoded
  }

  /// Whether the title says the number and nothing else, as *Chapter Nine* does.
  package var isTitledByNumber: Bool {
    guard titleStart == 0, let number, let said = titleText.saidNumber else { return false }
    return said == (number, 0)
  }

  package var isUntold: Bool { summaryText.isEmpty }

  /// The number and the title as the heading alone has them, whatever the other chapters of the
  /// book have; nil if it has no number.
  var ownNumberAndTitle: (number: Int, title: String)? {
    if let own = headingText.headingNumber {
      return (own.number, headingText.dropFirst(own.length).string)
    }
    // A program may give a number without a heading.
    guard title.isEmpty, let number, number != place else { return nil }
    return (number, "")
  }

  /// Separates numbers from titles in the headings of one book.
  ///
  /// Data files write a chapter as `14. Norbert the Norwegian Ridgeback`, with variants such as
  /// `14.Norbert` or `14) Norbert`, as `Chapter 14: Norbert`, `CHAPTER XIV. Norbert`, `第十四章
  /// 挪威脊背龙` or `14장 노버트`, or as the bare title. A heading with a word for a chapter and nothing
  /// but a number is a title, too. If at least half of the headings have a number, these numbers
  /// are used, and otherwise only those with such a word; without any, the chapters are counted
  /// from 1.
  ///
  ///     Chapter.list(headings: ["14. Norbert"])[0].number           // 14
  ///     Chapter.list(headings: ["14. Norbert"])[0].title            // "Norbert"
  ///     Chapter.list(headings: ["Owl Post", "1984"]).map(\.number)  // [1, 2]
  ///     Chapter.list(headings: ["Chapter Nine"])[0].title           // "Chapter Nine"
  ///
  /// - Parameter headings: The headings of all chapters, in reading order.
  /// - Returns: One chapter for each heading.
  public static func list(headings: [String]) -> [Chapter] {
    var chapters = headings.enumerated().map { index, heading in
      Chapter(place: index + 1, heading: heading)
    }
    chapters.countUnlessNumbered()
    return chapters
  }
}

extension Chapter: Hashable, CustomStringConvertible, CustomReflectable {
  /// The place and the title, such as `9 Grim Defeat`.
  public var description: String { "\(place) \(titleText)" }

  /// The fields of the chapter.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "place": place, "number": number as Any, "title": title, "summary": summary,
        "people": people, "things": things,
      ])
  }

  /// Whether two chapters say the same, however their numbers were written.
  public static func == (left: Chapter, right: Chapter) -> Bool {
    left.place == right.place && left.number == right.number && left.title == right.title
      && left.summaryText == right.summaryText && left.people == right.people
      && left.things == right.things
  }

  /// Feeds what the chapter says to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(title)
    hasher.combine(summaryText)
  }
}

extension Chapter {
  /// Creates a chapter as a data file has it, with a number of its own if the heading begins with
  /// one.
  init(
    place: Int, heading: Range<Int>, summary: Range<Int>, people: Range<Int>, things: Range<Int>,
    of bytes: [UInt8]
  ) {
    self.bytes = bytes
    self.heading = TextBounds(heading)
    summaryBounds = StoredText(summary, of: bytes).boundsWithoutOuterBlanks
    peopleBounds = TextBounds(people)
    thingBounds = TextBounds(things)
    storedPlace = UInt32(place)
    if let (number, length) = headingText.headingNumber {
      storedNumber = number
      titleStart = UInt32(length)
    } else if headingText.isBlank {
      titleStart = UInt32(heading.count)
    }
  }

  init(
    place: Int, heading: String, summary: String = "", people: ArraySlice<UInt8> = [],
    things: ArraySlice<UInt8> = []
  ) {
    let texts = Array((heading + summary).utf8)
    let (middle, end) = (heading.utf8.count, texts.count + people.count)
    self.init(
      place: place, heading: 0..<middle, summary: middle..<texts.count, people: texts.count..<end,
      things: end..<end + things.count, of: texts + people + things)
  }

  /// Whether the heading says the number with a word for a chapter.
  fileprivate var saysNumber: Bool { number != nil && headingText.saidNumber != nil }

  /// Takes another number than the heading says, whose own then belongs to the title.
  fileprivate mutating func take(_ other: Int?) {
    // A number that only repeats the chapter's place is not a title, and nor are blanks.
    if titleStart < UInt32(heading.count) || number != nil && number != other { titleStart = 0 }
    storedNumber = other ?? .min
  }
}

extension [Chapter] {
  /// Unless half of the chapters or more have numbers of their own, takes away those without a word
  /// for a chapter; where none is left, the chapters are counted from 1.
  mutating func countUnlessNumbered() {
    let numbered = reduce(0) { $1.number == nil ? $0 : $0 + 1 }
    guard numbered * 2 < count else { return }
    let areCounted = !contains(where: \.saysNumber)
    for index in indices where areCounted || !self[index].saysNumber {
      self[index].take(areCounted ? index + 1 : nil)
    }
  }

  /// Headings from which a reader of a data file makes the same chapters.
  var headings: [String] {
    let headings = map(\.headingText.string)
    let isRead = zip(self, Chapter.list(headings: headings)).allSatisfy { chapter, read in
      (chapter.number, chapter.title) == (read.number, read.title)
    }
    if isRead { return headings }
    // A program gives a number apart from its title.
    return map { chapter in chapter.number.map { "\($0). \(chapter.title)" } ?? chapter.title }
  }
}

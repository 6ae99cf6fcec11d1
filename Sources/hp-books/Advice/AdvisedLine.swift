import BookCore
import BookPresentation
import DisplayText

/// The words of the command lines that the program advises, behind its name.
///
/// They stand below the commands, in the words that a user types, so that each command may lead to
/// any other.
enum AdvisedLine {
  static let all = "--all"

  static let list = ["list"]
  static let next = ["next"]
  static let undo = ["undo"]
  static let recap = ["recap"]
  static let bookmarks = ["bookmark"]
  static let forgettingLost = ["forget", "--lost"]

  static func takingOver(from path: String) -> [String] { bookmarks + ["--from", path] }

  static func next(in book: Book) -> [String] { next + [volume(book)] }
  static func chapters(ofVolume volume: Int) -> [String] { ["chapters", String(volume)] }
  static func search(for words: [String] = [], isWhole: Bool = false) -> [String] {
    ["search"] + words + (isWhole ? [all] : [])
  }

  private static func volume(_ book: Book) -> String { String(book.seriesNumber) }

  /// The words of a command about a chapter, by its name; where it tells the story, by no title
  /// that is not told.
  static func chapter(
    _ place: Int, of book: Book, _ command: String, telling story: StorySoFar? = nil
  ) -> [String] {
    [command, volume(book), book.nameOfChapter(at: place, telling: story)]
  }

  // MARK: Pages

  static func show(_ book: Book) -> [String] { ["show", volume(book)] }

  static func read(_ book: Book? = nil) -> [String] { ["read"] + (book.map { [volume($0)] } ?? []) }

  static func toggle(_ book: Book, isExpanded: Bool) -> [String] {
    ["summary", volume(book), isExpanded ? "--collapse" : "--expand"]
  }

  // MARK: What is remembered

  static func shelve(_ book: Book) -> [String] { ["shelf", volume(book), "--add"] }
  static func unshelve(_ book: Book) -> [String] { ["shelf", volume(book), "--remove"] }

  static func finish(_ volumes: [Int]) -> [String] {
    ["bookmark", VolumeNumbers(volumes).typed, "--finished"]
  }

  static func move(by step: String, inVolume volume: Int?) -> [String] {
    ["bookmark"] + (volume.map { [String($0)] } ?? []) + [step]
  }

  /// Sets the bookmark of a record where it was, or else in the first chapter, or finishes a volume
  /// without chapters.
  static func setBookmark(_ record: BookRecord? = nil, in book: Book) -> [String] {
    let count = book.chapters.count
    if count == 0 { return finish([book.seriesNumber]) }
    return chapter(record?.bookmark.map { min($0.placeWhenSet, count) } ?? 1, of: book, "bookmark")
  }

  // MARK: The story

  static func recap(_ volumes: [Int], isWhole: Bool) -> [String] {
    ["recap", VolumeNumbers(volumes).typed] + (isWhole ? [all] : [])
  }

  static func recap(chapter place: Int, of book: Book, _ library: Library) -> [String] {
    let last = ["--last", "1"]
    if place < book.chapters.count {
      return chapter(place + 1, of: book, "recap", telling: library.story()) + last
    }
    return recap([book.seriesNumber], isWhole: library.state.status(of: book) != .finished) + last
  }

  /// Tells the story of a whole volume: with the volume, with the next one, or with all of it; nil
  /// if that also tells the volume before, which may not be told.
  static func recap(storyOf book: Book, in story: StorySoFar, _ library: Library) -> [String]? {
    let (read, volume) = (library.story(), book.seriesNumber)
    if read.recap(of: book).story != nil { return recap([volume], isWhole: false) }
    if read[book].story != nil, library.series.volumes.contains(volume + 1) {
      return recap([volume + 1], isWhole: false)
    }
    let isBeforeTold = library.series[volume: volume - 1].map { story[$0].isWhole } ?? true
    return isBeforeTold ? recap([volume], isWhole: true) : nil
  }

  // MARK: People and things

  static func command(for kind: EntryKind) -> String { kind == .person ? "who" : "what" }

  /// Lists who or what is in the story of some volumes, or of one up to a chapter; nil if that is
  /// none.
  static func list(
    _ kind: EntryKind, in books: [Book], upTo place: Int?, in story: StorySoFar, isWhole: Bool
  ) -> [String]? {
    let command = command(for: kind)
    if let place {
      let isAny = story.has(kind, upToPlace: place, of: books[0])
      return isAny ? chapter(place, of: books[0], command, telling: story) : nil
    }
    if !isWhole { return story.has(kind) ? [command] : nil }
    let volumes = VolumeNumbers(books.map(\.seriesNumber).sorted()).typed
    return books.contains { story[$0].has(kind) } ? [command, volumes, all] : nil
  }

  /// Asks for entries by words that name them, or what tells of them.
  static func ask(for kind: EntryKind, by words: [String], isWhole: Bool = false) -> [String] {
    [command(for: kind)] + words + (isWhole ? [all] : [])
  }

  /// Shows an entry alone; nil if the name does not lead to it alone, or cannot be typed.
  static func ask(
    for kind: EntryKind, alone name: String, among known: [StoryEntry], isWhole: Bool
  ) -> [String]? {
    guard name.utf8.count <= maxNameLength, name.canBeTypedAsEntry,
      known.only(kind, called: name) != nil
    else { return nil }
    return ask(for: kind, by: name.words, isWhole: isWhole)
  }

  /// In bytes; a line repeats no longer name.
  static let maxNameLength = 256
}

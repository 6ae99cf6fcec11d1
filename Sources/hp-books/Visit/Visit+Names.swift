import ArgumentParsing
import BookCore
import BookPresentation
import TypedText

// MARK: Volumes

extension Visit {
  /// The volume that the command line asks for or, without a name, the one shown last.
  ///
  /// - Throws: `ValidationError` if the series has no such volume, or several.
  func requestedBook(named name: String?) throws -> Book {
    if let name { return try book(named: name) }
    return series[volume: library.state.shownVolume(inSeriesOf: series.count)] ?? series[0]
  }

  /// The volume that the command line asks for or, without a name, the one that the user is in.
  ///
  /// - Throws: `ValidationError` if the series has no such volume, or several.
  func currentBook(named name: String?) throws -> Book {
    try name.map(book) ?? library.currentBook
  }

  /// Finds a volume.
  ///
  /// - Parameter name: A number, or words of a title.
  /// - Returns: The volume.
  /// - Throws: `ValidationError` if the series has no such volume, or several.
  func book(named name: String) throws -> Book {
    if let volume = WholeNumber(name)?.value, let book = series[volume: volume] {
      return book
    }
    return try bookAndChapter(named: [name]).book
  }

  /// Finds the volume that words name, and what they say behind its name.
  ///
  ///     try visit.bookAndChapter(named: ["goblet", "of", "fire", "9"])  // volume 4, "9"
  ///
  /// - Parameter words: At least one word.
  /// - Returns: The volume, and the name of a chapter or nil if no word is left for one.
  /// - Throws: `ValidationError` if the series has no such volume, or several.
  func bookAndChapter(named words: [String]) throws -> (book: Book, chapter: String?) {
    var names = VolumeNames(words)
    guard let volume = try names.next(in: self).first, let book = series[volume: volume]
    else { throw ValidationError(Messages.whichVolume) }
    return (book, names.remainder)
  }

  /// Finds several volumes.
  ///
  ///     try visit.volumes(named: ["3-5", "goblet", "of", "fire", "1"])  // [3, 4, 5, 1]
  ///
  /// - Parameter words: Numbers, lists of numbers and words of titles.
  /// - Returns: The numbers of the volumes in the order of the words, each once.
  /// - Throws: `ValidationError` if the series lacks one of them, or several have a name.
  func volumes(named words: [String]) throws -> [Int] {
    var names = VolumeNames(words, takesLists: true)
    var volumes: [Int] = []
    var seen: Set<Int> = []
    while !names.rest.isEmpty {
      volumes += try names.next(in: self).filter { seen.insert($0).inserted }
    }
    return volumes
  }

  /// Whether words are numbers of volumes that the series has.
  func hasVolumes(numbered words: [String]) -> Bool {
    words.allSatisfy(\.isNumberOrList) && (try? volumes(named: words)) != nil
  }

  /// The only volume that matches a name.
  ///
  /// - Throws: `ValidationError` that lists several volumes, or names the one that was probably meant.
  func volume(_ match: TitleMatch, for name: String, among titles: TitleLookup)
    throws(ValidationError) -> Int
  {
    let isCommandImplied = invocation.values.isCommandImplied
    var none: String {
      isCommandImplied ? Messages.noCommandOrTitle(name) : Messages.noTitle(name)
    }
    if case .none = match, let hint = hint(for: name, of: titles.count) {
      throw ValidationError(none, hint: hint)
    }
    let otherwise =
      isCommandImplied && name.utf8.count <= Self.maxHintedLength
      ? invocation.advice("To search for it", [SearchCommand.name], name: name)
      : invocation.advice("To see all volumes", [ListCommand.name])
    return try match.onlyPlace(
      several: isCommandImplied ? Messages.noCommandButVolumes : Messages.severalVolumes, name,
      row: { (String($0), titles[$0]) }, none: none, hint: otherwise)
  }

  /// In bytes; a hint repeats no longer name.
  private static let maxHintedLength = 256

  /// What was meant by a name that no title has: an option, `volume 3`, or a data file; nil if that
  /// cannot be told.
  private func hint(for name: String, of count: Int) -> String? {
    guard let command = invocation.command else { return nil }
    let words = name.unicodeScalars.split(separator: " ").map { String($0) }
    if words.count > 1, let option = command.options.first(where: { words.contains($0.name) }) {
      return invocation.advice("For options such as \(option.spelling)", ["help", command.name])
    }
    let numbers = words.compactMap { WholeNumber($0)?.value }
    if numbers.count == 1, (1...count).contains(numbers[0]) {
      return invocation.advice(
        "To choose a volume by its number", [command.name, String(numbers[0])])
    }
    let isLikePath = name.hasSuffix(".json") || name.utf8.contains(UInt8(ascii: "/"))
    guard isLikePath, name.utf8.count <= Self.maxHintedLength else { return nil }
    let list = ShellCommand([
      HPBooks.name, ListCommand.name, CommonOptions.data.definition.spelling + "=" + name,
    ])
    return "To read a data file, type: \(list.text)"
  }
}

// MARK: Chapters

extension Visit {
  /// Finds a chapter.
  ///
  /// - Parameters:
  ///   - name: A number, or words of a title.
  ///   - book: The volume.
  /// - Returns: The place of the chapter, counted from 1.
  /// - Throws: `ValidationError` if the volume has no such chapter, or several.
  func chapter(named name: String, in book: Book) throws(ValidationError) -> Int {
    let lookup = ChapterLookup(book.chapters)
    guard !book.chapters.isEmpty else {
      throw ValidationError(
        Messages.noChapters(inVolume: book.seriesNumber),
        hint: invocation.example(BookmarkCommand.finishing(volume: book.seriesNumber)))
    }
    let heading = PrintedHeading(name)
    let place = heading?.number.value.flatMap(lookup.chapter(numbered:))
    if WholeNumber(name) != nil, let place { return place }
    // A number may also be a title, such as 1984.
    if let place = lookup.chapter(titled: name) { return place }
    if let heading, heading.title.isEmpty {
      guard let place else { throw ValidationError(Messages.noChapter(heading.text, in: book)) }
      return place
    }
    if let heading, let place, lookup.chapter(at: place, hasTitle: heading.title) { return place }
    lazy var names = lookup.names
    return try lookup.chapter(named: name).onlyPlace(
      several: Messages.severalChapters, name,
      row: { place in
        let (name, title) = (names[place - 1], book.chapters[place - 1].title)
        // A title that is its own name need not be there twice.
        return (name.flatMap { $0 == title ? nil : $0 } ?? "", title)
      },
      none: Messages.noChapterTitle(name, inVolume: book.seriesNumber),
      hint: invocation.advice(
        "To see its chapters", [ChaptersCommand.name, String(book.seriesNumber)]))
  }

  /// Reads a step from where the bookmark is: `+1` or `-2`.
  ///
  /// - Parameter name: What is said of a chapter.
  /// - Returns: How many chapters on or, below 0, back; nil if the name is no step. It is small enough
  ///   to be added to any place.
  /// - Throws: `ValidationError` if no volume can be that long.
  func chapterStep(named name: String) throws(ValidationError) -> Int? {
    guard name.first == "+" || name.first == "-", let number = WholeNumber(name) else { return nil }
    guard let step = number.value.flatMap(Int32.init(exactly:)) else {
      throw ValidationError(Messages.stepTooLong(name))
    }
    return Int(step)
  }
}

/// A chapter as it is printed: `9. Grim Defeat`, `9`, `chapter 9 of 22, Grim Defeat`, or `제9장`.
private struct PrintedHeading {
  /// The number as it was typed.
  let text: String
  let number: WholeNumber

  /// The title; empty if there is none.
  let title: String

  /// Reads a name; nil if it has no number in front.
  init?(_ name: String) {
    var words = name.split(separator: " ")[...]
    if words.first?.lowercased() == "chapter" { words.removeFirst() }
    guard let text = words.popFirst().map(Self.withoutSign), let number = WholeNumber(text) else {
      guard let (number, title) = Chapter.numberAndTitle(in: name) else { return nil }
      (self.text, self.number, self.title) = (String(number), .exactly(number), title)
      return
    }
    let count = words.dropFirst().first.map(Self.withoutSign)
    if words.first == "of", count.flatMap(WholeNumber.init) != nil { words.removeFirst(2) }
    (self.text, self.number, title) = (text, number, words.joined(separator: " "))
  }

  /// A word without the sign that parts a number from a title.
  private static func withoutSign(_ word: Substring) -> String {
    String(word.last.map { ".),".contains($0) } == true ? word.dropLast() : word)
  }
}

extension TitleMatch {
  /// The place of the only title that matches.
  ///
  /// - Throws: `ValidationError` that lists several titles, or names the one that was probably meant.
  fileprivate func onlyPlace(
    several message: (String, Int) -> String, _ name: String,
    row: (Int) -> (number: String, title: String), none: @autoclosure () -> String,
    hint: @autoclosure () -> String?
  ) throws(ValidationError) -> Int {
    switch self {
    case .one(let place): return place
    case .several(let places):
      throw ValidationError(
        message(name, places.count), details: Messages.listed(places, row: row),
        hint: Messages.severalHint)
    case .none(let nearest?): throw ValidationError(Messages.didYouMean(nearest, after: none()))
    case .none: throw ValidationError(none(), hint: hint())
    }
  }
}

import ArgumentParsing
import BookCore
import BookPresentation

// MARK: Volumes

extension Visit {
  /// The volume that the command line asks for or, without a name, the one shown last.
  ///
  /// - Throws: `ValidationError` if the series has no such volume, or several.
  func requestedBook() throws -> Book {
    if let name = invocation.values[VolumeArgument.argument] { return try book(named: name) }
    // The volume shown last may be missing from the data file since; the first is always there.
    if let last = try state.lastShownVolume.flatMap(series.book) { return last }
    return try book(named: "1")
  }

  /// Finds a volume.
  ///
  /// - Parameter name: A number, or words of a title.
  /// - Returns: The volume.
  /// - Throws: `ValidationError` if the series has no such volume, or several.
  func book(named name: String) throws -> Book {
    let number = WholeNumber(name)
    if let volume = number?.value, let book = try series.book(volume: volume) { return book }
    let headings = try series.headings()
    // A number may also be a title, such as 1984.
    let volume =
      try number == nil
      ? volume(named: name, in: headings)
      : TitleLookup(headings.map(\.title)).place(of: name)
    guard let volume, let book = try series.book(volume: volume) else {
      throw ValidationError(Messages.noVolume(name, of: headings.count))
    }
    return book
  }

  private func volume(
    named name: String, in headings: [BookHeading]
  ) throws(ValidationError) -> Int {
    let isCommandImplied = invocation.values.isCommandImplied
    let match = TitleLookup(headings.map(\.title)).match(for: name)
    var none: String {
      isCommandImplied ? Messages.noCommandOrTitle(name) : Messages.noTitle(name)
    }
    if case .none = match, let meant = words(meantBy: name, of: headings.count) {
      throw ValidationError(
        none, hint: invocation.advice("To choose a volume by its number", meant))
    }
    return try match.onlyPlace(
      several: isCommandImplied ? Messages.noCommandButVolumes : Messages.severalVolumes, name,
      row: { (String($0), headings[$0 - 1].title) },
      none: none, hint: invocation.advice("To see all volumes", [ListCommand.name]))
  }

  /// The words of a command line that was meant by a name with a number in it: `volume 3`, or
  /// `expand 3` where `--expand` was meant.
  private func words(meantBy name: String, of count: Int) -> [String]? {
    let words = name.split(separator: " ").map(String.init)
    let numbers = words.compactMap { WholeNumber($0)?.value }
    guard let command = invocation.command, numbers.count == 1,
      (1...count).contains(numbers[0])
    else { return nil }
    let flags = words.count == 2 ? (command.options + CommonOptions.all).filter(\.isFlag) : []
    let flag = flags.first { words.contains($0.name) }
    return [command.name, String(numbers[0])] + (flag.map { [$0.spelling] } ?? [])
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
        hint: BookmarkCommand.setting(.finished, in: book).flatMap(invocation.example))
    }
    if let number = WholeNumber(name) {
      if let place = number.value.flatMap(lookup.chapter(numbered:)) { return place }
      // A number may also be a title, such as 1984.
      if let place = lookup.chapter(titled: name) { return place }
      throw ValidationError(Messages.noChapter(name, in: book))
    }
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

import DisplayText
import TypedText

extension BookSeries {
  /// Finds a volume by what a person types: its number, words of its title, or its initials.
  ///
  ///     let series = try BookSeries.embedded()
  ///     try series.book(named: "3").pages                     // 317
  ///     try series.book(named: "phoenix order").seriesNumber  // 5
  ///     try series.book(named: "gof").seriesNumber            // 4
  ///
  /// A number may stand behind `volume`, `vol` or `book`, unless a title has both. A number that no
  /// volume has may be a title or its beginning, such as *1984*; one with a sign is a title alone.
  /// A title that equals the name is preferred to titles that only have its words: all of them, in
  /// any order, each at the beginning of a word in scripts that put spaces between words; `vol`,
  /// `ch` and their like are no beginnings. Letters are compared as in ``SearchQuery``. If no title
  /// has the words, a name is the initials of a title: `poa`, or `hpatpoa` with the words that all
  /// titles begin with, `oop` without those that are in all, or `hpop` without small ones.
  /// ``Book/otherTitles`` name a book where no title does.
  ///
  /// - Parameter name: The name.
  /// - Returns: The book of the volume.
  /// - Throws: ``NameError`` if the series has no such volume, or several.
  public func book(named name: String) throws(NameError) -> Book {
    // No other names are looked at, however many there are.
    if let number = WholeNumber(name), !number.isSigned,
      let book = number.value.flatMap({ self[volume: $0] })
    {
      return book
    }
    let found = try bookAndChapter(inName: name)
    guard let chapter = found.chapter else { return found.book }
    let place = try found.book.chapter(named: chapter).place
    throw NameError(.namesChapter(name, place: place, ofVolume: found.book.seriesNumber))
  }

  /// Finds the volumes that words name, one name after the other.
  ///
  ///     let series = try BookSeries.embedded()
  ///     let books = try series.books(named: ["3-5", "goblet", "of", "fire", "1"])
  ///     books.map(\.seriesNumber)  // [3, 4, 5, 1]
  ///
  /// A name is the longest run of words that names one volume, as in ``book(named:)``; what follows
  /// is the next name. A name can also be a list of numbers: `3-5`, `1,3-5`, `1 and 2` or `3 to 5`.
  /// Words that are all numbers are as many volumes, whatever titles have them, unless a title is
  /// such a list of several words.
  ///
  /// - Parameter words: The words, as they are parted on a command line.
  /// - Returns: The books of the volumes in the order of the words, each once.
  /// - Throws: ``NameError`` if the series lacks one of the volumes, or several have a name.
  public func books(named words: [String]) throws(NameError) -> [Book] {
    var names = VolumeNames(words, of: self, takesLists: true)
    var books: [Book] = []
    var seen: Set<Int> = []
    while !names.rest.isEmpty {
      books += try names.next().filter { seen.insert($0).inserted }.map { self.books[$0 - 1] }
    }
    return books
  }

  /// Finds the volume that words begin with, and what they say behind its name: the name of a
  /// chapter, or nil if no word is left for one.
  ///
  ///     try series.bookAndChapter(named: ["goblet", "of", "fire", "9"])  // volume 4, "9"
  package func bookAndChapter(
    named words: [String]
  ) throws(NameError) -> (book: Book, chapter: String?) {
    var names = VolumeNames(words, of: self)
    return try bookAndChapter(&names)
  }

  private func bookAndChapter(
    _ names: inout VolumeNames
  ) throws(NameError) -> (book: Book, chapter: String?) {
    let volume = try names.next()[0]
    return (books[volume - 1], names.rest.isEmpty ? nil : Array(names.rest).joined(by: " "))
  }

  /// Finds the volume that a name is, or begins with if it goes on with a chapter of it.
  private func bookAndChapter(
    inName name: String
  ) throws(NameError) -> (book: Book, chapter: String?) {
    let words = name.words
    if let said = SaidNumbers(words[...]), said.kind != nil || said.isRangeOrList {
      return try bookAndChapter(named: words)
    }
    var names = VolumeNames([name], of: self)
    do { return try bookAndChapter(&names) } catch {
      names.begin(with: words)
      guard case .noTitle = error.reason,
        case (let book, let chapter?)? = try? bookAndChapter(&names),
        WholeNumber(chapter) != nil || (try? book.chapter(named: chapter)) != nil
      else { throw error }
      return (book, chapter)
    }
  }
}

extension BookSeries {
  /// The volumes by their numbers.
  func namedVolumes(withOtherTitles: Bool = false) -> [NamedTitle] {
    books.map { book in
      NamedTitle(
        place: book.seriesNumber, name: String(book.seriesNumber), title: book.title,
        otherTitles: withOtherTitles ? book.otherTitles : [])
    }
  }
}

import DisplayText

extension BookSeries {
  /// Finds a volume by what a person types: its number, words of its title, or its initials.
  ///
  ///     let series = try BookSeries.embedded()
  ///     try series.book(named: "3").pages                     // 317
  ///     try series.book(named: "phoenix order").seriesNumber  // 5
  ///     try series.book(named: "gof").seriesNumber            // 4
  ///
  /// A number may stand behind `volume`, `vol` or `book`, unless a title is just that. A number that
  /// no volume has may be a word of a title, such as *1984*. A title that equals the name is
  /// preferred to titles that only have its words: all of them, in any order, each another word, or
  /// the beginning of one, of three letters or more in scripts that put spaces between words. Small
  /// words such as *the* name nothing alone. Letters are compared as in ``SearchQuery``. If no title
  /// has the words, a name is the initials of a title: `poa`, or `hpatpoa` with the words that all
  /// titles begin with, `oop` without those that are in all, or `hpop` without small ones. Whole
  /// words of ``Book/otherTitles`` name a book where no title does.
  ///
  /// - Parameter name: The name.
  /// - Returns: The book of the volume.
  /// - Throws: ``NameError`` if the series has no such volume, or several.
  public func book(named name: String) throws(NameError) -> Book { try names.book(name.words) }

  /// Finds the volumes that words name, one name after the other.
  ///
  ///     let series = try BookSeries.embedded()
  ///     let books = try series.books(named: ["3-5", "goblet", "of", "fire", "1"])
  ///     books.map(\.seriesNumber)  // [3, 4, 5, 1]
  ///
  /// A name is a number, a list of numbers such as `1,3-5`, or the longest run of words that names
  /// one volume, as in ``book(named:)``; what follows is the next name.
  ///
  /// - Parameter words: The words, as they are parted on a command line.
  /// - Returns: The books of the volumes in the order of the words, each once.
  /// - Throws: ``NameError`` if the series lacks one of the volumes, or several have a name.
  public func books(named words: [String]) throws(NameError) -> [Book] { try names.books(words) }

  private var names: Names {
    Names(of: self, titledCount: { $0.chapters.count }) { () throws(NameError) in
      throw NameError(.noTitle("", .volume))
    }
  }
}

import DisplayText
import TypedText

/// What words on a command line name: a volume, a chapter of it, or a step in it.
package struct NamedPlace {
  package let book: Book

  /// The place of the chapter, counted from 1.
  package private(set) var chapter: Int?

  /// How many chapters from the bookmark it is, below 0 for back.
  package private(set) var step: Int?
}

extension BookSeries {
  /// Finds the place that words name: a volume, or one and a chapter of it.
  ///
  /// A chapter or a step alone is one of the volume that the reader is in.
  ///
  ///     try series.place(named: ["goblet", "of", "fire", "9"]) { series[2] }  // volume 4, chapter 9
  ///     try series.place(named: ["grim"]) { series[2] }                       // volume 3, chapter 9
  ///
  /// - Throws: ``NameError`` if there is no such place, or several, or if a step is named where none
  ///   is taken.
  package func place(
    named words: [String], takesSteps: Bool = false,
    current: () throws(NameError) -> Book
  ) throws(NameError) -> NamedPlace {
    if takesSteps, words.count == 1, let step = try Book.chapterStep(named: words[0]),
      (try? book(named: words[0])) == nil
    {
      return NamedPlace(book: try current(), step: step)
    }
    do {
      return try place(named: words, takesSteps: takesSteps)
    } catch {
      let book: Book
      do { book = try current() } catch let lost {
        guard case .noTitle(_, .volume) = error.reason,
          Book.saysChapter(words.joined(by: " "))
        else { throw error }
        throw lost
      }
      return try NamedPlace(book: book, chapter: book.chapter(named: words, orElse: error))
    }
  }

  /// Finds a place whose volume is named.
  private func place(named words: [String], takesSteps: Bool) throws(NameError) -> NamedPlace {
    let (book, chapter) = try bookAndChapter(named: words)
    guard let chapter else { return NamedPlace(book: book) }
    if takesSteps, let step = try Book.chapterStep(named: chapter) {
      return NamedPlace(book: book, step: step)
    }
    return NamedPlace(book: book, chapter: try book.chapter(named: chapter).place)
  }
}

extension Book {
  /// Finds a chapter by words for which no place was found where a volume is named; throws why, or
  /// why there is no such chapter if that says more.
  fileprivate func chapter(
    named words: [String], orElse error: NameError
  ) throws(NameError) -> Int {
    let name = words.joined(by: " ")
    switch error.reason {
    case .severalVolumes: throw error
    case .noNumber(let number, .volume, let count, _) where words == [number]:
      guard (try? chapter(named: number)) != nil else { throw error }
      throw NameError(.noNumber(number, .volume, count: count, isChapterOf: seriesNumber))
    // All the words are in several titles.
    case .several(name, .volume, _): throw error
    case _ where words.allSatisfy({ WholeNumber($0) != nil }): throw error
    default: break
    }
    do { return try chapter(named: name).place } catch let other {
      switch (error.reason, other.reason) {
      case (.noTitle(_, .volume), .noNumber), (.noTitle(_, .volume), .several),
        (.noTitle(_, .volume), .wrongCount):
        throw other
      default: throw error
      }
    }
  }
}

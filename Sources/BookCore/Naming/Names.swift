import DisplayText
import TypedText

/// What words name: a volume, and perhaps a chapter of it or a step in it.
package struct NamedPlace: Sendable {
  package let book: Book

  package var chapter: Int?

  /// How many chapters from the bookmark it is, below 0 for back.
  package var step: Int?
}

/// The names that words may be: numbers and titles of a series, and those of its chapters.
///
/// This is the only place where they are looked up. What it throws knows what is near.
package final class Names {
  let series: BookSeries

  let current: () throws(NameError) -> Book

  /// How many chapters of a book may be named by their titles.
  private let titledCount: (Book) -> Int

  /// Whether `+2` may be a step from the bookmark.
  package var takesSteps = false

  private(set) lazy var titles = TitleLookup(of: series)

  /// The names of the chapters that were looked up last.
  private var chapterNames: ChapterNames?

  package init(
    of series: BookSeries, titledCount: @escaping (Book) -> Int,
    current: @escaping () throws(NameError) -> Book
  ) {
    (self.series, self.titledCount, self.current) = (series, titledCount, current)
  }

  func names(of book: Book) -> ChapterNames {
    if let known = chapterNames, known.book.seriesNumber == book.seriesNumber { return known }
    let names = ChapterNames(book, titledCount: titledCount(book))
    chapterNames = names
    return names
  }

  /// The volume that all of the words name.
  package func book(_ words: [String]) throws(NameError) -> Book {
    let (read, name) = (read(words), words.joined(by: " "))
    let isSeveral = read.count == 1 ? read[0].volumes?.isSeveral == true : read.count > 2
    if isSeveral, read.allSatisfy({ $0.volumes != nil }) {
      guard let volume = titles.place(of: name) else { throw NameError(.severalVolumes(name)) }
      return series[volume - 1]
    }
    do throws(NameError) {
      let place = try places(in: read)[0]
      guard let chapter = place.chapter else { return place.book }
      throw NameError(.namesChapter(name), nearest: [names(of: place.book).candidate(at: chapter)])
    } catch {
      switch error.reason {
      case .noTitle, .several(_, .chapter):
        let near = nearestVolumes(to: read) { $1.isEmpty ? self.candidate($0) : nil }
        throw NameError(.noTitle(name, .volume), nearest: near)
      default: throw error
      }
    }
  }

  /// The volumes that the words name, one name after the other, each once.
  package func books(_ words: [String]) throws(NameError) -> [Book] {
    var (rest, found) = (read(words), [Int]())
    do throws(NameError) { try take(&rest, to: &found) } catch {
      guard error.isUnknownTitle else { throw error }
      if (try? places(in: read(words)))?[0].chapter != nil {
        throw NameError(.namesChapter(words.joined(by: " ")))
      }
      let near = nearestVolumes(to: rest) { book, rest in
        var (rest, volumes) = (rest, found + [book.seriesNumber])
        guard (try? self.take(&rest, to: &volumes)) != nil else { return nil }
        return self.candidate(book, words: volumes.map(String.init))
      }
      throw NameError(error.reason, nearest: near)
    }
    return found.map { series[$0 - 1] }
  }

  /// The place that the words name: a volume, or a chapter or step of one; a chapter or step alone
  /// is one of the volume that the reader is in.
  package func place(_ words: [String]) throws(NameError) -> NamedPlace {
    let places = try places(words)
    guard places.count == 1 else { throw NameError(.severalVolumes(words.joined(by: " "))) }
    return places[0]
  }

  /// The place that the words name, or the volumes of a list of numbers.
  package func places(_ words: [String]) throws(NameError) -> [NamedPlace] {
    let read = read(words)
    do { return try places(in: read) } catch {
      throw NameError(
        error.reason, candidates: error.candidates, nearest: nearest(to: read, after: error))
    }
  }

  /// The volumes that words begin with, or the chapter, and the other words behind them.
  package func placesAndRest(
    _ words: [String]
  ) throws(NameError) -> (places: [NamedPlace], rest: [String]) {
    let read = read(words)
    guard read.count > 1, read[1].chapter == nil else { return (try places(words), []) }
    return (try places([read[0].typed]), read.dropFirst().map(\.typed))
  }
}

// MARK: What is looked up

extension Names {
  /// Reads words; `4.9` is a volume and a chapter of it, unless a title has that word.
  private func read(_ words: [String]) -> NameWords {
    let read = NameWord.read(words)
    guard let first = read.first, let parts = first.parts,
      titles.places(named: first.typed).isEmpty,
      (try? current()).map({ names(of: $0).titles.places(named: first.typed) }) ?? [] == []
    else { return read }
    return parts + read.dropFirst()
  }

  /// The volumes that words begin with, and how many of the words name them: numbers, or the most
  /// words that name exactly one.
  func volumes(beginning words: NameWords) throws(NameError) -> (volumes: [Int], count: Int) {
    guard let first = words.first else { throw NameError(.noTitle("", .volume)) }
    if first.step != nil, titles.place(of: first.typed) == nil {
      throw NameError(.step(first.typed, .volume))
    }
    let most = min(words.count, TitleLookup.maxWordCount)
    var named: [Int] = []
    /// The most words that lead to one volume, at least so many.
    func run(of least: Int, _ places: (String) -> [Int]) -> (volumes: [Int], count: Int)? {
      for count in stride(from: most, through: least, by: -1) {
        let found = places(words.prefix(count).typed)
        if found.count == 1 { return (found, count) }
        if count == words.count { named = found }
      }
      return nil
    }
    if let list = first.volumes {
      // These words may be a title: *Book 1*, or behind a number alone others, as in *8 Cousins*.
      let isPlain = first.typed.mayBeNumber
      if !isPlain || words.dropFirst().first?.isNumber == false,
        let title = run(of: isPlain ? 2 : 1, { self.titles.place(of: $0).map { [$0] } ?? [] })
      {
        return title
      }
      do { return (try list.volumes(of: series), 1) } catch {
        // As *1984*, or the beginning of *2001: A Space Odyssey*.
        let title = run(of: 1) { name in
          let places = self.titles.places(named: name)
          let isAlone = name == first.typed && self.titles.place(of: name) == nil
          return isAlone ? places.filter { self.series[$0 - 1].title.hasPrefix(name) } : places
        }
        guard let title else { throw error }
        return title
      }
    }
    if let title = run(of: 1, titles.places(named:)) { return title }
    throw NameError(
      named.isEmpty ? .noTitle(words.typed, .volume) : .several(words.typed, .volume),
      candidates: named.map { candidate(series[$0 - 1]) })
  }

  /// Takes one name after the other, each volume once, up to one that leads nowhere.
  private func take(_ words: inout NameWords, to found: inout [Int]) throws(NameError) {
    while !words.isEmpty {
      let (volumes, count) = try volumes(beginning: words)
      for volume in volumes where !found.contains(volume) { found.append(volume) }
      words = words.dropFirst(count)
    }
  }

  private func places(in words: NameWords) throws(NameError) -> [NamedPlace] {
    let found: (volumes: [Int], count: Int)
    do { found = try volumes(beginning: words) } catch {
      return [try placeInCurrent(words, orElse: error)]
    }
    let (books, rest) = (found.volumes.map { series[$0 - 1] }, words.dropFirst(found.count))
    if rest.isEmpty { return books.map { NamedPlace(book: $0) } }
    if books.count > 1 { throw NameError(.severalTakeNoChapter(words.prefix(found.count).typed)) }
    do { return [try place(rest, in: books[0])] } catch {
      // What no number began may all be a title of the volume that the reader is in.
      guard error.isUnknownTitle, words.first?.isNumber == false, let book = try? current(),
        let place = try? place(words, in: book)
      else { throw error }
      return [place]
    }
  }

  /// The place in the volume that the reader is in, for words that begin with no volume.
  private func placeInCurrent(
    _ words: NameWords, orElse error: NameError
  ) throws(NameError) -> NamedPlace {
    switch error.reason {
    case .step where takesSteps && words.count == 1: return try place(words, in: current())
    case .noTitle where words.first?.isNumber == true: return try place(words, in: current())
    case .noTitle where !words.isEmpty:
      guard let book = try? current() else { throw error }
      do { return try place(words, in: book) } catch let other {
        if case .several = other.reason { throw other }
        throw error
      }
    default: throw error
    }
  }

  /// The chapter of a volume that all of the words name, or the step.
  private func place(_ words: NameWords, in book: Book) throws(NameError) -> NamedPlace {
    if takesSteps, words.count == 1, let step = words.first?.step {
      return NamedPlace(book: book, step: step)
    }
    return NamedPlace(book: book, chapter: try names(of: book).place(named: words))
  }

  private func candidate(_ book: Book, words: [String]? = nil) -> NameCandidate {
    NameCandidate(words ?? [String(book.seriesNumber)], for: book.title, volume: book.seriesNumber)
  }

  // MARK: What is near

  /// What may have been meant by words that name no place.
  private func nearest(to words: NameWords, after error: NameError) -> [NameCandidate] {
    switch error.reason {
    case .noTitle(let name, let kind):
      var chapters: [NameCandidate] = []
      if case .chapter(let volume) = kind {
        chapters = names(of: series[volume - 1]).nearest(to: name)
        if words.first?.isNumber == true { return chapters }
      }
      let volumes = nearestVolumes(to: words) { book, rest in
        let names = self.names(of: book)
        return rest.isEmpty
          ? self.candidate(book) : (try? names.place(named: rest)).map(names.candidate)
      }
      if let book = try? current() { chapters += names(of: book).nearest(to: words.typed) }
      return volumes + chapters
    case .noNumber(_, .volume, _): return toldChapter(words, in: try? current())
    case .wrongCount(let count, _):
      // Behind `of`, a volume may be meant.
      guard words.count == 1, let number = words.last?.chapter?.text else { return [] }
      let book = WholeNumber(count)?.value.flatMap { series[volume: $0] }
      return toldChapter(NameWord.read([number]), in: book)
    default: return []
    }
  }

  /// The chapter of a volume that words name, but no place in it that may not be told.
  private func toldChapter(_ words: NameWords, in book: Book?) -> [NameCandidate] {
    guard let names = book.map(names), let place = try? names.place(named: words) else { return [] }
    return place <= names.titledCount ? [names.candidate(at: place)] : []
  }

  /// The volumes whose titles have the most words at the beginning, but for mistakes in typing, and
  /// where the rest leads somewhere.
  private func nearestVolumes(
    to words: NameWords, _ finish: (Book, NameWords) -> NameCandidate?
  ) -> [NameCandidate] {
    let near = titles.nearest(toBeginningOf: words.map(\.typed))
    return near.titles.compactMap { finish(series[$0.place - 1], words.dropFirst(near.count)) }
  }
}

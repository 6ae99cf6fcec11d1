import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText
import TypedText

/// Finds the lines that may have been meant by one with a name that leads nowhere.
struct NameCorrection {
  /// Words that say of what kind the thing is whose name stands beside them.
  private static let kinds = [
    "volume", "vol", "book", "part", "number", "no", "chapter", "the", "of",
  ]

  /// Each is tried before it is offered.
  private static let mostChapters = 10

  let library: Library

  /// What the words name.
  let subject: NameSubject?

  let line: TypedLine

  /// The command of the line.
  let command: (any ParsableCommand.Type)?

  /// Whether no chapter is taken behind the volume.
  var isVolumeAlone: Bool { subject == .volume || subject == nil }

  private var series: BookSeries { library.series }

  private var words: [String] { line.words.flatMap { $0.split(separator: " ").map(String.init) } }

  /// Whether a chapter is taken there.
  var takesChapter: Bool { subject?.takesChapter == true }

  /// The lines with the name of a volume that is meant, the likeliest first.
  func volumes() -> [[Correction]] {
    let words = words
    let names = words.filter { !Self.kinds.contains($0.lowercased().filter { $0 != "." }) }
    let isChapter =
      words.contains { $0.lowercased() == "chapter" } && names.contains { WholeNumber($0) != nil }
    // A chapter is no volume, and a command that shows all would answer something else without a
    // name.
    let isNamed = names.count < words.count && !isChapter && (!names.isEmpty || isVolumeAlone)
    let exact = [
      words.count == line.words.count ? nil : words, isNamed ? names : nil,
      numberAmongSeveral.map { [$0] },
    ]
    return [options()] + exact.compactMap(\.self).map { [correction($0)] }
      + (names.isEmpty ? [] : respellings.map { $0.map(correction) })
  }

  /// The lines with an option that was typed as a word: `shelf add 3`.
  func options() -> [Correction] {
    let (words, lowercased) = (words, words.map { $0.lowercased() })
    let options = command?.options ?? []
    return options.filter { $0.isFlag && lowercased.contains($0.name) }.map { option in
      let others = zip(words, lowercased).filter { $0.1 != option.name }.map(\.0)
      return line.correction("'\(option.spelling)'", others, adding: option)
    }
  }

  /// The line that reads the chapter that the words name in the volume that the reader is in, or
  /// moves there instead of a chapter on.
  func chapterToRead() -> [Correction] {
    guard let place = try? library.place(named: words), let chapter = place.chapter,
      let name = place.book.namedChapters[chapter - 1].name
    else { return [] }
    var line = line
    line.command = line.command == NextCommand.name ? BookmarkCommand.name : ReadCommand.name
    line.words = [String(place.book.seriesNumber), name]
    return [Correction(Answers.inWords(place.book, chapter: chapter), line.arguments)]
  }

  /// The lines with the name of a chapter that is meant: of the volume that is named, or else of
  /// the one that the reader is in.
  func chapter() -> [Correction] {
    let named = try? series.bookAndChapter(named: line.words)
    guard let book = named?.book ?? (try? library.currentBook()) else { return [] }
    let words = named.map { $0.chapter?.split(separator: " ").map(String.init) ?? [] } ?? words
    return TitleLookup(book.chapters.map(\.title)).respellings(of: words).compactMap { words in
      guard let place = (try? book.chapter(named: words.joined(separator: " ")))?.place,
        let chapter = book.namedChapters[place - 1].name
      else { return nil }
      let words = [String(book.seriesNumber), chapter]
      return line.correction(Answers.inWords(book, chapter: place), words)
    }
  }

  /// The lines with the names of chapters that a number or words may mean.
  func chapters(_ chapters: [NamedTitle], of volume: Int) -> [Correction] {
    chapters.prefix(Self.mostChapters).compactMap { chapter in
      chapter.name.map {
        line.correction(
          Answers.inWords(series[volume - 1], chapter: chapter.place), [String(volume), $0])
      }
    }
  }

  /// The line with another text in one of its words.
  func replacing(_ text: String, by other: String) -> [Correction] {
    let words = line.words.map { word in
      word.split(separator: ",").map { $0 == text ? other : String($0) }.joined(separator: ",")
    }
    return words == line.words ? [] : [line.correction(other, words)]
  }
}

extension NameCorrection {
  /// The words as they may be spelled; those behind the name of a volume may be that of a chapter.
  private var respellings: [[[String]]] {
    let titles = TitleLookup(of: series)
    let words = words
    let isWhole = !takesChapter
    return ((isWhole ? words.count : 1)...words.count).reversed().map { count in
      titles.respellings(of: Array(words.prefix(count))).map { $0 + words.dropFirst(count) }
    }
  }

  /// The only number among the words, if the other words are in several titles, and one is that of
  /// this volume: `harry potter 3`.
  private var numberAmongSeveral: String? {
    let numbers = words.filter { WholeNumber($0) != nil }
    guard numbers.count == 1, words.count > 1 else { return nil }
    let name = words.filter { $0 != numbers[0] }.joined(separator: " ")
    do {
      _ = try series.book(named: name)
    } catch {
      if case .several(_, _, let titles) = error.reason {
        return titles.contains { String($0.place) == numbers[0] } ? numbers[0] : nil
      }
    }
    return nil
  }

  /// The line with other words that name volumes, each by its number if it is clear which is meant.
  private func correction(_ words: [String]) -> Correction {
    var names = words
    var meaning = (words.isEmpty ? line.command ?? "" : words.joined(separator: " ")).quoted
    switch subject {
    case _ where words.isEmpty: break
    case _ where takesChapter:
      guard let (book, chapter) = try? series.bookAndChapter(named: words) else { break }
      names = [String(book.seriesNumber)] + (chapter.map { [$0] } ?? [])
      meaning = Answers.inWords(book)
    case .volumes?, .keptVolumes?:
      guard let books = try? series.books(named: words), !books.isEmpty else { break }
      names = books.map { String($0.seriesNumber) }
      meaning = books.count == 1 ? Answers.inWords(books[0]) : names.listed()
    default:
      guard let book = try? series.book(named: words.joined(separator: " ")) else { break }
      names = [String(book.seriesNumber)]
      meaning = Answers.inWords(book)
    }
    return line.correction(meaning, names)
  }
}

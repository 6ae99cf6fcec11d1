import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText
import TypedText

/// A name on a command line that leads nowhere.
struct NameProblem {
  let error: NameError

  /// What the line gave.
  let given: GivenValues

  let settings: Settings

  /// What is wrong with the line, and what to type next.
  var inWords: ValidationError {
    let typedLine = settings.typedLine
    var (message, details, hints) = ("\(error).", [String](), [Hint]())
    switch error {
    case .noTitle(let name, .volume):
      if settings.isCommandImplied { message = "No command or title matches \(name.quoted)." }
      hints = hintsForUnknown(name)
    case .noTitle(let name, .chapter(let volume)):
      hints =
        settings.hintsForDataFile()
        + [settings.hint("To see its chapters", AdvisedLine.chapters(ofVolume: volume))]
      if typedLine.command == WhoCommand.name {
        hints.insert(settings.hint("For that person", AdvisedLine.who(name)), at: 0)
      }
    case .several(let name, let kind, let titles):
      message =
        kind == .volume && settings.isCommandImplied
        ? "\(name.quoted) is not a command, but matches \(titles.count.grouped) volumes:"
        : "\(error):"
      details = Answers.listed(titles)
      if titles.contains(where: { $0.name != nil }) {
        hints = [.text("Use a number, or more words of the title.")]
      }
    case .noChapters(let volume): hints = [settings.example(AdvisedLine.finish([volume]))]
    case .lostBook: hints = [settings.hint(Messages.seeVolumes, AdvisedLine.list)]
    case .noNumber(let number, .volume, _, let volume?) where mayName(number, ofVolume: volume):
      let words = [typedLine.command, String(volume), number].compactMap(\.self)
      hints = [settings.hint("For that chapter of the volume you are reading", words)]
    case .step(let step, let kind):
      let volume: Int? = if case .chapter(let volume) = kind { volume } else { nil }
      hints = [settings.hint("To move your bookmark", AdvisedLine.move(by: step, inVolume: volume))]
    case .severalVolumes(let name):
      message = "\(typedLine.command ?? ShowCommand.name) takes one volume, not \(name.quoted)."
    case .namesChapter(_, let chapter, let volume):
      details = commandLines(about: chapter, ofVolume: volume)
      if !details.isEmpty { message = "\(error):" }
    case .backwards, .noNumber, .stepTooLong, .wrongCount: break
    }
    return ValidationError(
      message, details: details, hints: corrections.map(Hint.corrections) + hints)
  }
}

extension Settings {
  /// What is wrong with a command line, and what to type next; nil if the fault is not in the line.
  func problem(of error: any Error, in given: GivenValues) -> ValidationError? {
    if let error = error as? NameError {
      return NameProblem(error: error, given: given, settings: self).inWords
    }
    return error as? ValidationError
  }

  /// The same line about the books of a file whose path is among the words, or is all of them:
  /// `list books.json`.
  func hintsForDataFile() -> [Hint] {
    var line = typedLine
    let names = [line.words.joined(by: " ")] + line.words
    guard options.dataPath == nil, names[0].utf8.count <= AdvisedLine.maxNameLength,
      let place = names.firstIndex(where: {
        DataSource(path: pathInHome($0) ?? $0).canBeReadAtOnce
      })
    else { return [] }
    if place == 0 { line.words = [] } else { line.words.remove(at: place - 1) }
    if isCommandImplied, line.words.isEmpty { line.command = ListCommand.name }
    let path = pathInHome(names[place]) ?? names[place]
    line.options.append("\(CommonOptions.data.spelling)=\(path)")
    return [.command(Messages.typing("To read a data file"), line.arguments)]
  }
}

extension NameProblem {
  /// Where a name that no title has may lead: to a data file, to a search, or to all volumes.
  private func hintsForUnknown(_ name: String) -> [Hint] {
    var hints = settings.hintsForDataFile()
    if settings.isCommandImplied, name.utf8.count <= AdvisedLine.maxNameLength {
      hints.append(settings.hint(Messages.toSearch, AdvisedLine.search(), names: [name]))
    }
    return hints + [settings.hint(Messages.seeVolumes, AdvisedLine.list)]
  }

  /// Whether a hint may name a chapter by its number: up to one that has not been read, nothing is
  /// told.
  private func mayName(_ number: String, ofVolume volume: Int) -> Bool {
    let tellsStory = [RecapCommand.name, WhoCommand.name].contains(settings.typedLine.command)
    if !tellsStory { return true }
    guard let library = try? settings.library(), let book = library.series[volume: volume],
      let place = (try? book.chapter(named: number))?.place
    else { return false }
    return library.story()[book].chapters.count >= place - 1
  }

  /// What leads to a chapter that a command does not take: the page there, and the story up to it
  /// if that has been read.
  private func commandLines(about place: Int, ofVolume volume: Int) -> [String] {
    guard settings.source.canBeReadAgain, let library = try? settings.library(),
      let book = library.series[volume: volume]
    else { return [] }
    let setsBookmark = settings.typedLine.command == NextCommand.name
    let isTold = place > 1 && library.story()[book].chapters.count >= place - 1
    func command(_ label: String, _ name: String) -> [LabelledCommand] {
      settings.command(label, AdvisedLine.chapter(place, of: book, name))
    }
    let commands =
      (setsBookmark ? command(Messages.setBookmark, BookmarkCommand.name) : [])
      + command("Open it there: ", ReadCommand.name)
      + (isTold ? command(Messages.storySoFar, RecapCommand.name) : [])
    return commands.map { "  \($0.text)" }
  }

  /// The lines that may have been meant by one with a name that leads nowhere, the likeliest first.
  private var corrections: [[Correction]] {
    let typedLine = settings.typedLine
    // Of a longer line no hint repeats the words, and each is looked up in many ways.
    let isShort = typedLine.words.reduce(0) { $0 + $1.utf8.count } <= AdvisedLine.maxNameLength
    if case .noNumber = error { return [] }
    if isShort, let word = typedLine.words.first(where: \.hasOptionInside),
      let apart = TypedLine.separating(word, in: settings.context.arguments)
    {
      let line = TypedLine(apart.arguments, of: settings.context.program)
      return [[Correction(apart.first.quoted, line.arguments)]]
    }
    guard isShort, settings.source.canBeReadAgain, let library = try? settings.library()
    else { return [] }
    let names = NameCorrection(
      library: library, subject: given.subject.flatMap(NameSubject.init), line: typedLine,
      command: settings.context.program.parsableCommands.first { $0.name == typedLine.command })
    switch error {
    // A number in question is spelled as it was meant.
    case .several(_, .volume, _) where typedLine.words.beginWithNumber: return []
    case .noTitle(_, .volume), .several(_, .volume, _):
      return (names.isVolumeAlone ? [names.chapterToRead()] : []) + names.volumes()
        + (names.takesChapter ? [names.chapter()] : [])
    case .noTitle(_, .chapter): return [names.options(), names.chapter()]
    case .several(_, .chapter(let volume), let chapters)
    where chapters.contains(where: \.isTitleInName): return [names.chapters(chapters, of: volume)]
    case .backwards(let first, let last):
      return [names.replacing("\(first)-\(last)", by: "\(last)-\(first)")]
    case .noNumber, .several, .severalVolumes, .noChapters, .step, .stepTooLong, .wrongCount,
      .namesChapter, .lostBook:
      return []
    }
  }
}

/// Finds the lines that may have been meant by one with a name that leads nowhere.
private struct NameCorrection {
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
      isVolumeAlone || words.count == line.words.count ? nil : words, isNamed ? names : nil,
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
    } catch .several(_, _, let titles) {
      return titles.contains { String($0.place) == numbers[0] } ? numbers[0] : nil
    } catch {}
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

extension String {
  /// Whether a shell has kept an option together with the word before it: `3 --json`.
  fileprivate var hasOptionInside: Bool {
    split(separator: " ").dropFirst().contains { $0.utf8.first == UInt8(ascii: "-") }
  }
}

import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText

/// What is wrong with a line that has a name that leads nowhere, and what to type next.
struct NameProblem {
  let error: NameError

  /// The library in which it was looked up.
  let library: Library

  let settings: Settings

  private var line: TypedLine { settings.typedLine }

  var inWords: ValidationError {
    var (message, details) = ("\(error).", [String]())
    let command = settings.context.program.parsableCommands.first { $0.name == line.command }
    var hints = [commandAmongWords, line.withOptionAmongWords(of: command)].map(Hint.corrections)
    var others: [Hint] = []
    var reason = error.reason
    if isUntold, case .namesChapter(let name) = reason { reason = .noTitle(name, .volume) }
    switch reason {
    case .noTitle(let name, .volume):
      if settings.isCommandImplied { message = "No command or title matches \(name.quoted)." }
      hints += entry(named: name)
      others = settings.hintsForDataFile() + search(for: name) + [seeVolumes]
    case .noTitle(let name, .chapter(let volume)):
      hints += entry(named: name)
      let chapters = AdvisedLine.chapters(ofVolume: volume)
      others = settings.hintsForDataFile() + [settings.hint("To see its chapters", chapters)]
    case .several(let name, let kind):
      message =
        kind == .volume && settings.isCommandImplied
        ? "\(name.quoted) is not a command, but matches \(error.candidates.count.grouped) volumes:"
        : "\(error):"
      details = Answers.listed(error.candidates)
      others = [.text("Use a number, or more words of the title.")]
    case .namesChapter(let name): hints += entry(named: name)
    case .noChapters(let volume): others = [settings.example(AdvisedLine.finish([volume]))]
    case .lostBook: others = [seeVolumes]
    case .step(let step, let kind):
      let volume: Int? = if case .chapter(let volume) = kind { volume } else { nil }
      let moving = AdvisedLine.move(by: step, inVolume: volume)
      others = [settings.hint("To move your bookmark", moving)]
    case .noStep(let step, let book, let record):
      let isGone = record.status(in: book.chapters) == .begun
      let finishing = settings.hint(Messages.toFinish, AdvisedLine.finish([book.seriesNumber]))
      let setting = settings.example(AdvisedLine.setBookmark(isGone ? record : nil, in: book))
      others = [step > 0 && !isGone ? finishing : setting]
    case .severalVolumes(let name):
      message = "\(line.command ?? ShowCommand.name) takes one volume, not \(name.quoted)."
    case .backwards(let first, let last): hints.append(.corrections(turned(first, to: last)))
    case .noNumber(_, .volume, _):
      let option = line.options.first { BookmarkCommand.takesVolumes.contains($0) }
      if let option, line.command == BookmarkCommand.name, line.words.count > 1 {
        others = [.text("\(option) takes volumes, and no chapter.")]
      }
    case .noTitle, .noNumber, .wrongCount, .severalTakeNoChapter: break
    }
    return ValidationError(
      message, details: details, hints: hints + [.corrections(nearest)] + others)
  }
}

// MARK: What may have been meant

extension NameProblem {
  /// Whether a chapter is named whose title may not be told, by words that need not be a name.
  private var isUntold: Bool {
    guard case .namesChapter(let name) = error.reason, settings.isCommandImplied,
      name.last?.isNumber == false,
      let near = error.nearest.first, let book = near.volume.flatMap({ library.series[volume: $0] })
    else { return false }
    return library.story()[book].titledChapters.count < near.chapter ?? 0
  }

  /// The lines with the names that the lookup has found.
  private var nearest: [Correction] {
    if isUntold { return [] }
    var commands = [line.command]
    // A command that takes no chapter has others beside it that do.
    if case .namesChapter = error.reason {
      let (isNext, mayChange) = (line.command == NextCommand.name, settings.given.keepsState)
      commands = isNext || mayChange ? [BookmarkCommand.name] : []
      commands += isNext ? [] : [ReadCommand.name]
    }
    return error.nearest.flatMap { near in
      let book = near.volume.flatMap { library.series[volume: $0] }
      let meaning = book.map { book in
        near.chapter.map { Answers.inWords(book, chapter: $0) } ?? Answers.inWords(book)
      }
      return commands.map { command in
        var line = line
        line.command = command
        return line.correction(meaning ?? near.title.onOneLine, typing: near.words)
      }
    }
  }

  /// The line with a command that is not its first word: `azkaban recap`, `remove bookmark 3`.
  private var commandAmongWords: [Correction] {
    var line = line
    let commands = settings.context.program.parsableCommands
    guard settings.isCommandImplied,
      let place = line.words.firstIndex(where: { word in commands.contains { $0.name == word } })
    else { return [] }
    let command = line.words.remove(at: place)
    line.command = command
    guard command == BookmarkCommand.name,
      let verb = line.words.firstIndex(where: BookmarkCommand.removingVerbs.contains)
    else { return [line.correction("'\(command)'", typing: line.words)] }
    line.words.remove(at: verb)
    if line.words.isEmpty, let book = try? library.currentBook() {
      line.words = [String(book.seriesNumber)]
    }
    return [line.correction("'bookmark --remove'", typing: line.words, and: BookmarkCommand.remove)]
  }

  /// The line with a range the right way round.
  private func turned(_ first: Int, to last: Int) -> [Correction] {
    let (typed, meant) = ("\(first)-\(last)", "\(last)-\(first)")
    let words = line.words.map { word in
      word.split(separator: ",").map { $0 == typed ? meant : String($0) }.joined(separator: ",")
    }
    return [line.correction(meant, typing: words)]
  }

  // MARK: Where else it may lead

  private var seeVolumes: Hint { settings.hint("To see all volumes", AdvisedLine.list) }

  /// Asks for what has the name, where that may be meant: a person by words of it, or a thing that
  /// is called so.
  private func entry(named name: String) -> [Hint] {
    guard settings.isCommandImplied || line.command == RecapCommand.name, name.canBeTypedAsEntry
    else { return [] }
    let story = library.story()
    let isPerson = !story.people.named(name).isEmpty
    if !isPerson, story.things.only(.thing, called: name) == nil { return [] }
    let kind = isPerson ? EntryKind.person : .thing
    return [settings.hint("For that \(kind.word)", AdvisedLine.ask(for: kind, by: name.words))]
  }

  /// Searches for a name that finds something.
  private func search(for name: String) -> [Hint] {
    guard settings.isCommandImplied, name.utf8.count <= AdvisedLine.maxNameLength,
      SearchQuery(name)?.results(in: library.story()).isEmpty == false
    else { return [] }
    return [settings.hint(Messages.toSearch, AdvisedLine.search(), names: [name])]
  }
}

extension Settings {
  /// The same line about the books of a file whose path is among the words, or is all of them:
  /// `list books.json`.
  func hintsForDataFile() -> [Hint] {
    var line = typedLine
    let names = [line.words.joined(by: " ")] + line.words
    let paths = names.map { pathInHome($0) ?? $0 }
    guard given.dataPath == nil, names[0].utf8.count <= AdvisedLine.maxNameLength,
      let place = paths.firstIndex(where: { DataSource(path: $0).canBeReadAtOnce })
    else { return [] }
    if place == 0 { line.words = [] } else { line.words.remove(at: place - 1) }
    if isCommandImplied, line.words.isEmpty { line.command = ListCommand.name }
    line.options.append("\(CommonOptions.data.spelling)=\(paths[place])")
    return [.command(Messages.typing("To read a data file"), line.arguments)]
  }
}

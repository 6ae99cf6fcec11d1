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
    var hasLines = false
    switch error.reason {
    case .noTitle(let name, .volume):
      if settings.isCommandImplied { message = "No command or title matches \(name.quoted)." }
      hints = hintsForUnknown(name)
    case .noTitle(let name, .chapter(let volume)):
      hints =
        settings.hintsForDataFile()
        + [settings.hint("To see its chapters", AdvisedLine.chapters(ofVolume: volume))]
      if let kind = EntryKind.allCases.first(where: {
        AdvisedLine.command(for: $0) == typedLine.command
      }) {
        let line = AdvisedLine.ask(for: kind, by: name.split(separator: " ").map(String.init))
        hints.insert(settings.hint("For that \(kind.rawValue)", line), at: 0)
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
      hasLines = !details.isEmpty
      if hasLines { message = "\(error):" }
    case .backwards, .noNumber, .stepTooLong, .wrongCount: break
    }
    return ValidationError(
      message, details: details, hasLines: hasLines,
      hints: corrections.map(Hint.corrections) + hints)
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
    let tellsStory = [RecapCommand.name, WhoCommand.name, WhatCommand.name].contains(
      settings.typedLine.command)
    if !tellsStory { return true }
    guard let library = try? settings.library(), let book = library.series[volume: volume],
      let place = (try? book.chapter(named: number))?.place
    else { return false }
    return library.story()[book].chapters.count >= place - 1
  }

  /// What leads to a chapter that a command does not take: the page there, and the story up to it
  /// if that has been read.
  private func commandLines(about place: Int, ofVolume volume: Int) -> [String] {
    guard let library = try? settings.library(), let book = library.series[volume: volume]
    else { return [] }
    let setsBookmark = settings.typedLine.command == NextCommand.name
    let isTold = place > 1 && library.story()[book].chapters.count >= place - 1
    func command(_ label: String, _ name: String) -> [LabelledCommand] {
      settings.command(label, AdvisedLine.chapter(place, of: book, name))
    }
    let commands =
      (setsBookmark ? command(Messages.setBookmark, BookmarkCommand.name) : [])
      + command("Open that chapter: ", ReadCommand.name)
      + (isTold ? command(Messages.storySoFar, RecapCommand.name) : [])
    return commands.map { "  \($0.text)" }
  }

  /// The lines that may have been meant by one with a name that leads nowhere, the likeliest first.
  private var corrections: [[Correction]] {
    let typedLine = settings.typedLine
    // Of a longer line no hint repeats the words, and each is looked up in many ways.
    let isShort = typedLine.words.reduce(0) { $0 + $1.utf8.count } <= AdvisedLine.maxNameLength
    if case .noNumber = error.reason { return [] }
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
    switch error.reason {
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

extension String {
  /// Whether a shell has kept an option together with the word before it: `3 --json`.
  fileprivate var hasOptionInside: Bool {
    split(separator: " ").dropFirst().contains { $0.utf8.first == UInt8(ascii: "-") }
  }
}

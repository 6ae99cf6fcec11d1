import ArgumentParsing
import BookCore
import BookPresentation

extension Settings {
  /// What is wrong with a name on the command line, and what to type next.
  func problem(of error: NameError, in command: any BookCommand.Type) -> ValidationError {
    switch error {
    case .noTitle(let name, .volume, let nearest, let number):
      let hint = hint(for: name, number: number, in: command)
      // What leads on for certain goes before a title that may be meant.
      return noTitle(name, nearest: hint == nil ? nearest : nil, hint: hint)
    case .several(let name, let kind, let titles):
      let isNoCommand = kind == .volume && isCommandImplied
      // Of volumes, only one that is no longer there has no name.
      let hasLost = kind == .volume && !titles.haveNames
      return ValidationError(
        isNoCommand ? Messages.noCommandButVolumes(name, titles.count) : "\(error):",
        details: Answers.listed(titles, unnamed: hasLost ? Messages.lost : ""),
        hint: hasLost ? Messages.severalAndLostHint : Messages.severalHint)
    case .noChapters(let volume):
      return error.problem(hint: example(BookmarkCommand.finishing(volume: volume)))
    case .noTitle(_, .chapter(let volume), nearest: nil, _):
      return error.problem(
        hint: advice(Messages.seeChapters, [ChaptersCommand.name, String(volume)]))
    case .lostBook: return error.problem(hint: advice(Messages.seeVolumes, [ListCommand.name]))
    case .noTitle, .noNumber, .backwards, .stepTooLong: return error.problem()
    }
  }
}

extension Settings {
  /// In bytes; a hint repeats no longer name.
  private static let maxHintedLength = 256

  private func noTitle(_ name: String, nearest: String?, hint: String?) -> ValidationError {
    let message =
      isCommandImplied
      ? Messages.noCommandOrTitle(name, nearest: nearest)
      : NameError.noTitle(name, .volume, nearest: nearest).sentence
    if nearest != nil || hint != nil { return ValidationError(message, hint: hint) }
    let advice =
      isCommandImplied && name.utf8.count <= Self.maxHintedLength
      ? advice(Messages.searchForName, [SearchCommand.name], name: name)
      : advice(Messages.seeVolumes, [ListCommand.name])
    return ValidationError(message, hint: advice)
  }

  /// What was meant by a name that no title has: an option, `volume 3`, or a data file; nil if that
  /// cannot be told.
  private func hint(for name: String, number: Int?, in command: any BookCommand.Type) -> String? {
    let words = name.unicodeScalars.split(separator: " ").map { String($0) }
    if words.count > 1, let option = command.options.first(where: { words.contains($0.name) }) {
      return advice(Messages.options(suchAs: option.spelling), ["help", command.name])
    }
    if let number { return advice(Messages.chooseByNumber, [command.name, String(number)]) }
    let isLikePath = name.hasSuffix(".json") || name.utf8.contains(UInt8(ascii: "/"))
    guard isLikePath, name.utf8.count <= Self.maxHintedLength else { return nil }
    let list = ShellCommand([
      HPBooks.name, ListCommand.name, CommonOptions.data.definition.spelling + "=" + name,
    ])
    return Messages.readDataFile(list.text)
  }
}

extension NameError {
  /// What is wrong, with the sign at its end.
  fileprivate var sentence: String { description.hasSuffix("?") ? description : "\(self)." }

  fileprivate func problem(hint: String? = nil) -> ValidationError {
    ValidationError(sentence, hint: hint)
  }
}

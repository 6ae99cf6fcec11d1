import ArgumentParsing
import BookCore

/// The volumes that a command can be asked for, and the errors where it is asked for another.
struct VolumeChoice {
  /// More volumes than this are not listed, so that the error stays on the screen.
  private static let mostListed = 10

  let series: DataFile

  /// The command that asks, for a usage error.
  let command: Command

  /// The volume with a number, or with a number for its title.
  func volume(numbered word: String) throws -> Book {
    if case .exactly(let number) = WholeNumber(word), let book = series.book(volume: number) {
      return book
    }
    let titled = VolumeLookup(series.headings).volume(titled: word)
    if let titled, let book = series.book(volume: titled) { return book }
    throw error(Words.noVolume(word, of: series.count))
  }

  /// The one volume whose title is a name or contains it.
  func volume(named name: String) throws -> Book {
    switch VolumeLookup(series.headings).volume(named: name) {
    case .one(let number):
      return try volume(numbered: String(number))
    case .several(let headings):
      let listed = headings.prefix(Self.mostListed).map(Words.listed)
      let others = headings.count - listed.count
      throw error(
        Words.severalVolumes(name, headings.count),
        details: listed + (others > 0 ? [Words.more(others)] : []), hint: Words.severalHint)
    case .none(let nearest?):
      throw error(Words.noTitle(name, nearest: nearest))
    case .none(nil):
      throw error(Words.noTitle(name), hint: Words.titlesHint)
    }
  }
}

extension VolumeChoice {
  private func error(
    _ message: String, details: [String] = [], hint: String? = nil
  ) -> UsageError {
    HPBooks.program.usageError(message, details: details, hint: hint, for: command)
  }
}

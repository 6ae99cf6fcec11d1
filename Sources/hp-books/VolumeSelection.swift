import ArgumentParsing
import BookCore
import TerminalKit

/// The volume that a command line asks for, before it is looked for.
enum VolumeSelection {
  /// A whole number as it was typed.
  case number(String)

  /// A title or a part of one.
  case title(String)

  /// None was asked for: the volume shown last, or nil before the first.
  case lastShown(Int?)

  /// Reads what was asked for.
  ///
  /// - Parameters:
  ///   - invocation: What was asked.
  ///   - lastShown: The volume shown last; asked only where it matters.
  init(_ invocation: Invocation, lastShown: () -> Int?) {
    if let word = invocation.values[VolumeArgument.argument] {
      self = WholeNumber(word) == nil ? .title(word) : .number(word)
    } else {
      self = .lastShown(lastShown())
    }
  }

  /// The number of the volume where it is known without the titles of the series.
  var volume: Int? {
    switch self {
    case .number(let word): WholeNumber(word)?.value
    case .title: nil
    case .lastShown(let volume): volume ?? 1
    }
  }

  /// Finds the volume.
  ///
  /// - Parameter series: The series that is open.
  /// - Returns: The volume.
  /// - Throws: `ValidationError` where the series has no such volume, or several.
  func book(in series: DataFile) throws(ValidationError) -> Book {
    if let volume, let book = series.book(volume: volume) { return book }
    let number = try numberByTitle(in: series)
    guard let book = series.book(volume: number) else {
      throw ValidationError(Messages.noVolume(String(number), of: series.count))
    }
    return book
  }
}

extension VolumeSelection {
  /// More volumes than this are not listed, so that the error stays on the screen.
  private static let mostListed = 10

  private func numberByTitle(in series: DataFile) throws(ValidationError) -> Int {
    let lookup = VolumeLookup(series.headings)
    switch self {
    case .number(let word):
      // A title may be a number too.
      guard let number = lookup.volume(titled: word) else {
        throw ValidationError(Messages.noVolume(word, of: series.count))
      }
      return number
    case .title(let name):
      return try Self.volume(lookup.volume(named: name), name)
    case .lastShown:
      // The volume shown last may be gone since from the data file; the first is always there.
      return 1
    }
  }

  private static func volume(
    _ match: VolumeMatch, _ name: String
  ) throws(ValidationError) -> Int {
    switch match {
    case .one(let number):
      return number
    case .several(let headings):
      let listed = headings.prefix(mostListed).map(Messages.listed)
      let others = headings.count - listed.count
      throw ValidationError(
        Messages.severalVolumes(name, headings.count),
        details: listed + (others > 0 ? [Messages.more(others)] : []), hint: Messages.severalHint)
    case .none(let nearest?):
      throw ValidationError(Messages.noTitle(name, nearest: nearest))
    case .none(nil):
      throw ValidationError(Messages.noTitle(name), hint: Messages.titlesHint)
    }
  }
}

/// How a command is told which volume is meant.
enum VolumeArgument {
  static let argument = Argument(
    "VOLUME", value: .name(candidates: { candidates }), help: Messages.volumeHelp, isOptional: true)

  /// The volumes that a shell can offer: those of the series that comes with the program.
  private static let candidates = ((try? DataFile.embedded().headings) ?? []).map { heading in
    Candidate(String(heading.seriesNumber), heading.title.sanitizedForTerminal())
  }
}

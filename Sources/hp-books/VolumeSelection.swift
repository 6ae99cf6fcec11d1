import ArgumentParsing
import BookCore
import TerminalKit

/// The volume that a command line asks for, before it is looked up in the series.
enum VolumeSelection {
  /// A whole number as the user typed it.
  case number(String)

  /// A title or a part of one.
  case title(String)

  /// None was asked for: the volume shown last, or nil before the first.
  case lastShown(Int?)

  /// Reads the argument `VOLUME`.
  ///
  /// - Parameters:
  ///   - invocation: The invocation that may have it.
  ///   - lastShown: Finds the volume shown last; called only if there is no argument.
  init(_ invocation: Invocation, lastShown: () -> Int?) {
    if let word = invocation.values[VolumeArgument.argument] {
      self = WholeNumber(word) == nil ? .title(word) : .number(word)
    } else {
      self = .lastShown(lastShown())
    }
  }

  /// The number of the volume, if it is known without the titles of the series.
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
  /// - Throws: `ValidationError` if the series has no such volume, or several.
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
  /// How many volumes an error lists, so that it stays on the screen.
  private static let maxListed = 10

  private func numberByTitle(in series: DataFile) throws(ValidationError) -> Int {
    let lookup = VolumeLookup(series.headings)
    switch self {
    case .number(let word):
      // A number may also be a title, such as 1984.
      guard let number = lookup.volume(titled: word) else {
        throw ValidationError(Messages.noVolume(word, of: series.count))
      }
      return number
    case .title(let name):
      return try Self.volume(lookup.volume(named: name), name)
    case .lastShown:
      // The volume shown last may have left the data file since; the first is always there.
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
      let listed = headings.prefix(maxListed).map(Messages.listed)
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

/// The argument that says which volume a command is about.
enum VolumeArgument {
  static let argument = Argument(
    "VOLUME", value: .name(candidates: { candidates }), help: Messages.volumeHelp, isOptional: true)

  /// The volumes that a shell can offer: those of the embedded series.
  private static let candidates = ((try? DataFile.embedded().headings) ?? []).map { heading in
    Candidate(String(heading.seriesNumber), heading.title.sanitizedForTerminal())
  }
}

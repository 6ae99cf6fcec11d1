import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText

/// The volume that a command line asks for, before it is looked up in the series.
enum VolumeSelection {
  /// A whole number as the user typed it.
  case number(String)

  /// A title or words of one.
  case title(String)

  /// None was asked for: the volume shown last, or nil before the first.
  case lastShown(Int?)

  /// Reads the argument `VOLUME`.
  ///
  /// - Parameters:
  ///   - invocation: The invocation that may have it.
  ///   - lastShown: Finds the volume shown last; called only if there is no argument.
  init(_ invocation: Invocation, lastShown: () -> Int?) {
    let name = invocation.values[VolumeArgument.argument]
    self = name.map(VolumeSelection.init(_:)) ?? .lastShown(lastShown())
  }

  /// Reads the name of a volume.
  ///
  /// - Parameter name: A number, or words of a title.
  init(_ name: String) {
    self = WholeNumber(name) == nil ? .title(name) : .number(name)
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
  /// - Parameters:
  ///   - series: The series that is open.
  ///   - invocation: The invocation that asks for it, which an error may repeat in part.
  /// - Returns: The volume.
  /// - Throws: `ValidationError` if the series has no such volume, or several, and
  ///   ``BookCore/DataFileError``.
  func book(in series: DataFile, for invocation: Invocation) throws -> Book {
    if let volume, let book = try series.book(volume: volume) { return book }
    let headings = try series.headings()
    let number = try number(in: headings, for: invocation)
    guard let book = try series.book(volume: number) else {
      throw ValidationError(Messages.noVolume(String(number), of: headings.count))
    }
    return book
  }
}

extension VolumeSelection {
  private func number(
    in headings: [BookHeading], for invocation: Invocation
  ) throws(ValidationError) -> Int {
    let lookup = TitleLookup(headings.map(\.title))
    switch self {
    case .number(let word):
      // A number may also be a title, such as 1984.
      guard let number = lookup.place(of: word) else {
        throw ValidationError(Messages.noVolume(word, of: headings.count))
      }
      return number
    case .title(let name):
      switch lookup.match(for: name) {
      case .one(let number): return number
      case .several(let numbers):
        throw invocation.severalVolumes(name, numbers.map { headings[$0 - 1] })
      case .none(let nearest): throw invocation.noVolume(name, nearest: nearest, of: headings.count)
      }
    case .lastShown:
      // The volume shown last may have left the data file since; the first is always there.
      return 1
    }
  }
}

/// What is wrong with the name of a volume, and what to type instead.
extension Invocation {
  fileprivate func severalVolumes(_ name: String, _ headings: [BookHeading]) -> ValidationError {
    let message =
      values.isCommandImplied
      ? Messages.noCommandButVolumes(name, headings.count)
      : Messages.severalVolumes(name, headings.count)
    return ValidationError(
      message, details: Messages.listed(headings) { (String($0.seriesNumber), $0.title) },
      hint: Messages.severalHint)
  }

  fileprivate func noVolume(_ name: String, nearest: String?, of count: Int) -> ValidationError {
    let message =
      values.isCommandImplied ? Messages.noCommandOrTitle(name) : Messages.noTitle(name)
    if let meant = words(meantBy: name, of: count) {
      return ValidationError(
        message, hint: commandLine(meant).map { Messages.volumeHint($0.text) })
    }
    if let nearest { return ValidationError(Messages.didYouMean(nearest, after: message)) }
    return ValidationError(
      message, hint: commandLine([ListCommand.name]).map { Messages.titlesHint($0.text) })
  }

  /// The words of a command line that was meant by a name with a number in it: `volume 3`, or
  /// `expand 3` where `--expand` was meant.
  private func words(meantBy name: String, of count: Int) -> [String]? {
    let words = name.split(separator: " ").map(String.init)
    let numbers = words.compactMap { WholeNumber($0)?.value }
    guard let command, numbers.count == 1, (1...count).contains(numbers[0]) else { return nil }
    let flags = words.count == 2 ? (command.options + CommonOptions.all).filter(\.isFlag) : []
    let flag = flags.first { words.contains($0.name) }
    return [command.name, String(numbers[0])] + (flag.map { [$0.spelling] } ?? [])
  }
}

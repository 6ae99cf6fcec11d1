import ArgumentParsing
import BookCore
import TerminalKit

/// How a command is told which volume is meant.
enum VolumeArgument {
  static let argument = Argument(
    "VOLUME", value: .name(candidates: { candidates }), help: Words.volumeHelp, isOptional: true)

  /// The volumes that a shell can offer: those of the series that comes with the program.
  private static var candidates: [Candidate] {
    let headings = (try? DataFile.embedded().headings) ?? []
    return headings.map { Candidate(String($0.seriesNumber), $0.title.madeVisible()) }
  }

  /// Finds the volume that was asked for.
  ///
  /// - Parameters:
  ///   - request: What was asked.
  ///   - series: The series that is open.
  ///   - command: The command that asks, for a usage error.
  ///   - lastShown: The volume to take where none was asked for.
  /// - Returns: The volume.
  /// - Throws: A usage error where the series has no such volume, or several.
  static func book(
    of request: Request, in series: DataFile, for command: Command, lastShown: () -> Int?
  ) throws -> Book {
    let choice = VolumeChoice(series: series, command: command)
    if let word = request.values[argument] {
      return try WholeNumber(word) == nil
        ? choice.volume(named: word) : choice.volume(numbered: word)
    }
    // The volume shown last may be gone since from the data file; the first is always there.
    if let last = lastShown(), let book = series.book(volume: last) { return book }
    return try choice.volume(numbered: "1")
  }
}

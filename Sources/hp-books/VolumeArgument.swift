import ArgumentParsing
import BookCore

/// How a command is told which volume is meant.
enum VolumeArgument {
  static let argument = Argument(
    "VOLUME", value: .name(), help: Words.volumeHelp, isOptional: true)

  /// Finds the volume that was asked for.
  ///
  /// - Parameters:
  ///   - request: What was asked.
  ///   - series: The series that is open.
  ///   - command: The command that asks, for a usage error.
  ///   - lastShown: The volume to take where none was asked for.
  /// - Returns: The volume.
  /// - Throws: A usage error where the series has no such volume.
  static func book(
    of request: Request, in series: BookSeries, for command: Command, lastShown: () -> Int?
  ) throws -> Book {
    guard let word = request.values[argument] else {
      return lastShown().flatMap { series[volume: $0] } ?? series.books[0]
    }
    guard let number = WholeNumber(word) else {
      throw HPBooks.program.usageError(
        Words.notAVolume(word, series.volumes), for: command)
    }
    guard case .exactly(let volume) = number, let book = series[volume: volume] else {
      throw HPBooks.program.usageError(Words.noVolume(word, series.volumes), for: command)
    }
    return book
  }
}

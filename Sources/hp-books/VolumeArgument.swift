import ArgumentParsing
import BookCore
import TerminalKit

/// How a command is told which volume is meant.
enum VolumeArgument {
  static let argument = Argument(
    "VOLUME", value: .name(candidates: { candidates }), help: Messages.volumeHelp, isOptional: true)

  /// The volumes that a shell can offer: those of the series that comes with the program.
  private static let candidates = ((try? DataFile.embedded().headings) ?? []).map { heading in
    Candidate(String(heading.seriesNumber), heading.title.sanitizedForTerminal())
  }
}

import ArgumentParsing
import BookCore
import BookPresentation
import SystemCalls
import TerminalKit

/// The argument that says which volume a command is about.
enum VolumeArgument {
  static let argument = Argument(
    "VOLUME", value: .name(subject: subject), help: Messages.volumeHelp, isOptional: true,
    extent: .phrase)

  /// The argument of a command that has another one after it.
  static let word = Argument(
    "VOLUME", value: .name(subject: subject), help: Messages.volumeWordHelp, isOptional: true)

  /// The argument of a command about several volumes.
  static let several = Argument(
    "VOLUME", value: .name(subject: subject), help: Messages.volumeWordHelp, isOptional: true,
    extent: .words)

  /// What completion scripts ask the program about.
  private static let subject = "volumes"

  /// Answers a completion script.
  ///
  /// - Parameters:
  ///   - subject: What it asks about; there is nothing to say about any but the volumes.
  ///   - invocation: The invocation, with the data file that the line names.
  /// - Returns: The volumes of that file.
  /// - Throws: ``BookCore/DataFileError``.
  static func answer(
    _ subject: String, _ invocation: Invocation
  ) throws(DataFileError) -> CommandOutput {
    guard subject == self.subject, invocation.canReadSeriesAtOnce else { return CommandOutput() }
    let volumes = try invocation.series().headings.map { heading in
      let title = heading.title.onOneLine.sanitizedForTerminal()
      return Candidate(String(heading.seriesNumber), title).line
    }
    return CommandOutput(delivery: .verbatim(Array(volumes.joined().utf8)))
  }
}

extension Invocation {
  /// Whether the series is in a file, and not in a pipe or a device, for which a user who only
  /// pressed the tab key might wait forever.
  fileprivate var canReadSeriesAtOnce: Bool {
    guard case .file(let file) = source else { return source == .embedded }
    return FilePath.canonical(file).map(FilePath.isRegularFile) ?? false
  }
}

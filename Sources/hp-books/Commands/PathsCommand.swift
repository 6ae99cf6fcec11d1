import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books paths`: the files in use.
enum PathsCommand: BookCommand {
  static let name = "paths"
  static let synonyms: [Synonym] = ["config"]
  static let abstract = "Show the files in use."
  static let examples = [Example("paths", "Where the reader state is kept")]
  static let options = [PageOptions.json]

  static func run(_ invocation: Invocation) -> CommandOutput {
    let data = invocation.dataPath
    let state = invocation.keepsState ? invocation.stateLocation?.path : nil
    let nowhere =
      invocation.keepsState
      ? Messages.noStateFile(in: invocation.context.environment) : Messages.stateNotKept
    return invocation.output(
      json: .paths(data: data, state: state),
      page: .paths(data: data, state: state, orElse: nowhere, format: invocation.format))
  }
}

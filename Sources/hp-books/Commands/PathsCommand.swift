import ArgumentParsing
import BookPresentation

/// `hp-books paths`: the files in use.
enum PathsCommand: BookCommand {
  static let name = "paths"
  static let abstract = "Show the files in use."
  static let examples = [Example("paths", "Where the reader state is")]
  static let options = [PageOptions.json]

  static func run(_ invocation: Invocation) -> CommandOutput {
    let (data, state) = (invocation.dataPath, invocation.statePath)
    let keepsState = invocation.keepsState
    return invocation.output(
      json: .paths(data: data, state: keepsState ? state : nil),
      page: .paths(data: data, state: state, keepsState: keepsState, format: invocation.format))
  }
}

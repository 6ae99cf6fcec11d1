import ArgumentParsing
import BookPresentation

/// `hp-books paths`: the files in use.
enum PathsCommand: BookCommand {
  static let name = "paths"
  static let abstract = Messages.pathsAbstract
  static let examples = [Example("paths", Messages.pathsExample)]
  static let options = [JSONOutput.flag]

  static func run(_ invocation: Invocation) -> CommandOutput {
    let (data, state) = (invocation.dataPath, invocation.statePath)
    let keepsState = invocation.keepsState
    return invocation.output(
      json: .paths(data: data, state: keepsState ? state : nil),
      page: .paths(data: data, state: state, keepsState: keepsState, format: invocation.format))
  }
}

import ArgumentParsing
import BookPresentation

/// `hp-books paths`: the files in use.
enum PathsCommand: BookCommand {
  static let name = "paths"
  static let abstract = Messages.pathsAbstract
  static let examples = [Example("paths", Messages.pathsExample)]

  static func run(_ invocation: Invocation) -> CommandOutput {
    CommandOutput(
      lines: Page.paths(
        data: invocation.dataPath, state: invocation.statePath, keepsState: invocation.keepsState,
        format: invocation.format
      ).lines)
  }
}

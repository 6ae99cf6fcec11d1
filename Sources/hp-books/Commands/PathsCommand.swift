import ArgumentParsing
import BookPresentation

/// `hp-books paths`: the files in use.
enum PathsCommand: BookCommand {
  static let name = "paths"
  static let abstract = Messages.pathsAbstract
  static let examples = [Example("paths", Messages.pathsExample)]

  static func answer(to request: Request) -> Answer {
    Answer(
      lines: Page.paths(
        data: request.dataPath, state: request.statePath, format: request.format
      ).lines)
  }
}

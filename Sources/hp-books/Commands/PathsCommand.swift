import ArgumentParsing
import BookCore
import BookPresentation
import SystemCalls

/// `hp-books paths`: the files in use.
struct PathsCommand: BookCommand {
  static let name = "paths"
  static let synonyms: [Synonym] = ["config"]
  static let abstract = "Show the files in use."
  static let examples = [Example("paths", "Where the reader state is kept")]
  static let options = [CommonOptions.json]

  init(_ given: GivenValues) {}

  func run(_ settings: Settings) -> CommandOutput {
    let data = settings.source.argument.map { $0 == "-" ? $0 : FilePath.absolute($0) }
    let (state, nowhere): (String?, String) =
      switch settings.state {
      case .file(let location, _): (FilePath.absolute(location.path), "")
      case .unavailable(let reason): (nil, "nowhere, since \(reason)")
      case .none: (nil, "nowhere, because of --no-state")
      }
    var page = Page.paths(data: data, state: state, orElse: nowhere, format: settings.format)
    if case .file = settings.source, let library = try? settings.library() {
      page.append(Visit(settings: settings, library: library).movedBooks)
    }
    return CommandOutput(json: .paths(data: data, state: state), page: page, settings)
  }
}

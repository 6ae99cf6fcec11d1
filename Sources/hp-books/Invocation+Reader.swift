import ArgumentParsing
import BookPresentation
import SystemCalls
import TerminalKit

/// What the interactive reader needs to know of the terminal.
extension Invocation {
  /// Takes the screen over.
  ///
  /// - Returns: nil where that is not possible: standard output is no terminal or not capable of
  ///   it, or there is none to read keys from.
  func fullScreen() -> FullScreen? {
    guard let terminal = context.environment.nonEmpty("TERM"), terminal != "dumb" else {
      return nil
    }
    return FullScreen(
      encoder: ANSIEncoder(usesColor: format.usesColor), crashMessage: Messages.crashMessage)
  }

  /// What opens the pages of the web, or nil where nothing does.
  var browser: Browser? {
    Browser(
      environment: context.environment, variables: ["HP_BOOKS_BROWSER", "BROWSER"],
      isAtTerminal: true)
  }

  /// Whether the reader's own marks are ASCII only.
  var usesASCII: Bool {
    values[ReadCommand.ascii] || !context.environment.isUTF8
  }
}

extension Environment {
  /// Whether the locale says that text is UTF-8.
  fileprivate var isUTF8: Bool {
    let locale = nonEmpty("LC_ALL") ?? nonEmpty("LC_CTYPE") ?? nonEmpty("LANG") ?? ""
    let name = locale.lowercased()
    // What stands behind an at sign is a variant of the locale and no encoding.
    let encoding = name.prefix { $0 != "@" }
    return encoding.hasSuffix("utf-8") || encoding.hasSuffix("utf8")
  }
}

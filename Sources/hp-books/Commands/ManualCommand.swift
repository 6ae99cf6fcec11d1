import ArgumentParsing
import SystemCalls

/// `hp-books manual`: the manual page, for `man` to show.
struct ManualCommand: BookCommand {
  private static let install = Flag(
    "install", help: "Write the page to a file where man looks for it.")

  static let name = "manual"
  static let abstract = "Print or install the manual page."
  static let discussion: [HelpBlock] = [
    """
    --install writes it to /usr/local/share/man/man1 if possible, otherwise to \
    ~/.local/share/man/man1, replacing an older page. One that you have changed is kept with .old \
    added to its name; any other file is left alone.
    """
  ]
  static let examples = [
    Example("manual --install", "Install the page for man"),
    Example("manual | man -l -", "Read it right away"),
  ]
  static let options = [install]

  private let isInstalled: Bool

  init(_ given: GivenValues) { isInstalled = given[Self.install] }

  func run(_ settings: Settings) throws -> CommandOutput {
    let page = ManualPage(HPBooks.self, date: HPBooks.releaseDay).contents
    if isInstalled { return try install(page, settings) }
    // The text is for `man` to show: where it is seen as it is, a hint is due.
    let isSeen = settings.context.output.isTerminal
    return CommandOutput(
      hint: isSeen ? "To read it, type: hp-books manual | man -l -" : nil,
      delivery: .verbatim(Array(page.text.utf8)))
  }
}

extension ManualCommand {
  private func install(_ page: SealedText, _ settings: Settings) throws -> CommandOutput {
    let environment = settings.context.environment
    let root = environment.nonEmpty("DESTDIR") ?? "/"
    let forAll = FilePath.path("usr/local/share/man", in: root)
    let isForAll = FilePath.isWritable(FilePath.path("man1", in: forAll))
    let folder = isForAll ? forAll : environment.path(".local/share/man", inFolderOf: "HOME")
    let file = InstalledFile(
      name: "manual page", path: folder.map { FilePath.path("man1/hp-books.1", in: $0) },
      isPublic: isForAll, contents: page, printedBy: "\(HPBooks.name) \(Self.name)")
    let shell = CompletionScript(shellOf: environment)
    return try file.install(
      settings, advice: isForAll ? [] : Messages.manualPath(folder ?? "", in: shell))
  }
}

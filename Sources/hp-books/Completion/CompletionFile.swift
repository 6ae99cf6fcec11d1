import ArgumentParsing
import SystemCalls

/// The file in which a shell of the user looks for the completion script.
///
///     let file = try CompletionFile(for: .fish, Environment(["HOME": "/home/ada"]))
///     file.path  // "/home/ada/.config/fish/completions/hp-books.fish"
struct CompletionFile {
  let path: String

  private let shell: CompletionScript

  /// Finds the place of the file.
  ///
  /// - Parameters:
  ///   - shell: The shell.
  ///   - environment: The variables; a relative path in one of them counts as unset.
  /// - Throws: ``CompletionFileError/noFolder(_:reason:)``.
  init(
    for shell: CompletionScript, _ environment: Environment
  ) throws(CompletionFileError) {
    let (variable, inHome, file) =
      switch shell {
      case .bash: ("XDG_DATA_HOME", ".local/share/", "bash-completion/completions/hp-books")
      case .zsh: ("HOME", "", ".zfunc/_hp-books")
      case .fish: ("XDG_CONFIG_HOME", ".config/", "fish/completions/hp-books.fish")
      }
    let path =
      environment.path(file, inFolderOf: variable)
      ?? environment.path(inHome + file, inFolderOf: "HOME")
    guard let path else { throw .noFolder(shell, reason: Messages.noHome(in: environment)) }
    self.path = path
    self.shell = shell
  }

  /// Writes the script, in place of an older one.
  ///
  /// - Throws: ``CompletionFileError``. A file that does not begin as the script does is not ours,
  ///   and is left alone.
  func write() throws(CompletionFileError) {
    do throws(Errno) {
      let target = try FilePath.resolvingLinks(path)
      if try isFreeOrOurs(target) { return try replace(target) }
    } catch {
      throw .unwritable(path, shell, reason: error.reason)
    }
    throw .notOurs(path, shell)
  }
}

extension CompletionFile {
  private func isFreeOrOurs(_ path: String) throws(Errno) -> Bool {
    let heading = Array(shell.heading(for: HPBooks.self).utf8)
    do throws(Errno) {
      let file = try FileDescriptor(path, for: .readingNonBlocking)
      guard try file.isRegularFile() else { return false }
      return try file.readAll(limit: heading.count).starts(with: heading)
    } catch .noSuchFile {
      return true
    }
  }

  private func replace(_ path: String) throws(Errno) {
    try FilePath.createFolder(FilePath.folder(of: path))
    let script = Array(shell.text(for: HPBooks.self).utf8)
    try FileReplacement(of: path, holding: script).commit()
  }
}

/// Why a completion script is not installed.
enum CompletionFileError: Error {
  /// No variable says where the user's files are.
  case noFolder(CompletionScript, reason: String)

  /// Another file has its place.
  case notOurs(String, CompletionScript)

  case unwritable(String, CompletionScript, reason: String)

  /// The shell that the script is for.
  var shell: CompletionScript {
    switch self {
    case .noFolder(let shell, _), .notOurs(_, let shell), .unwritable(_, let shell, _): shell
    }
  }
}

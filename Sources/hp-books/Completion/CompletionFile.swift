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
  /// - Throws: ``ProgramError/noFolder(_:reason:)``.
  init(for shell: CompletionScript, _ environment: Environment) throws(ProgramError) {
    let (variable, inHome, file) =
      switch shell {
      case .bash: ("XDG_DATA_HOME", ".local/share/", "bash-completion/completions/hp-books")
      case .zsh: ("HOME", "", ".zfunc/_hp-books")
      case .fish: ("XDG_CONFIG_HOME", ".config/", "fish/completions/hp-books.fish")
      }
    let path =
      environment.path(file, inFolderOf: variable)
      ?? environment.path(inHome + file, inFolderOf: "HOME")
    guard let path else {
      throw Self.error(
        "There is no folder for the script: \(Messages.noHome(in: environment))", shell)
    }
    self.path = path
    self.shell = shell
  }

  /// Writes the script, in place of an older one.
  ///
  /// - Returns: The path under which the older one is kept, since it is not as we wrote it or has no
  ///   checksum that would say so; nil if nothing is kept.
  /// - Throws: ``ProgramError``. A file that does not begin as the script does is not ours,
  ///   and is left alone.
  func write() throws -> String? {
    do {
      let target = try FilePath.resolvingLinks(path)
      let isOldKept = try hasChangedScript(target)
      try FilePath.createFolder(FilePath.folder(of: target))
      let script = Array(shell.text(for: HPBooks.self).utf8)
      return try FileReplacement(of: target, holding: script)
        .commit(keepingOldAs: isOldKept ? ".old" : nil)
    } catch let error as Errno {
      throw unwritable(error.reason)
    }
  }
}

extension CompletionFile {
  /// Far more than a script has; of a longer file, only the beginning is ours.
  private static let sizeLimit = 1 << 20

  /// Whether there is a script that is not, or may not be, as we wrote it.
  ///
  /// - Parameter target: The path at the end of all links.
  /// - Returns: Whether there is; false if there is nothing.
  /// - Throws: ``ProgramError`` if what is there must not be replaced.
  private func hasChangedScript(_ target: String) throws -> Bool {
    guard let bytes = try contents(of: target) else {
      // Only a link has a target of another name.
      if target != path { throw unwritable("it is a link that leads nowhere") }
      return false
    }
    guard bytes.starts(with: shell.heading(for: HPBooks.self).utf8) else {
      throw Self.error("'\(path)' is not a completion script of \(HPBooks.name)", shell)
    }
    if let permissions = FilePath.permissions(of: target), permissions & 0o200 == 0 {
      throw unwritable("the file is read-only")
    }
    return !shell.isUnchanged(bytes, for: HPBooks.self)
  }

  /// The contents of a file, which are empty for anything else; nil if there is nothing.
  private func contents(of path: String) throws(Errno) -> [UInt8]? {
    do throws(Errno) {
      let file = try FileDescriptor(path, for: .readingNonBlocking)
      return try file.isRegularFile() ? file.readAll(limit: Self.sizeLimit) : []
    } catch .noSuchFile {
      return nil
    }
  }

  private func unwritable(_ reason: String) -> ProgramError {
    Self.error("Could not write '\(path)': \(reason)", shell)
  }

  private static func error(_ message: String, _ shell: CompletionScript) -> ProgramError {
    ProgramError(code: .cannotWrite, message: message, hint: Messages.printScriptHint(shell))
  }
}

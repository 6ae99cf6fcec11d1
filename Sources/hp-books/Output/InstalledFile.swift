import ArgumentParsing
import DisplayText
import SystemCalls

/// A file that the program writes where another one looks for it: a completion script, or the manual
/// page.
struct InstalledFile {
  /// Far more than such a file has; of a longer one, only the beginning is ours.
  private static let sizeLimit = 1 << 20

  /// What it is, in messages.
  let name: String

  /// Its path; nil if it would be in the home folder and there is none.
  let path: String?

  /// Whether all users may read it, not only its owner.
  var isPublic = false

  let contents: SealedText

  /// The command line that prints the contents instead.
  let printedBy: String

  /// Writes the file, in place of an older one.
  ///
  /// An older one is kept under another name if it is not as we wrote it, or has no checksum that
  /// would say so.
  ///
  /// - Parameters:
  ///   - environment: The variables, which say why there is no path.
  ///   - advice: How the file comes into effect.
  /// - Returns: What to tell the user.
  /// - Throws: `ProgramError`. A file of another kind is not ours, and is left alone.
  func install(_ environment: Environment, advice: [String]) throws -> CommandOutput {
    guard let path else {
      throw error("There is no folder for the \(name): \(Messages.noHome(in: environment))")
    }
    do {
      let isOldKept = try hasChanged(path)
      let target = try FilePath.resolvingLinks(path)
      try FilePath.createFolder(FilePath.folder(of: target), isPublic: isPublic)
      let replacement = try FileReplacement(
        of: target, holding: Array(contents.text.utf8), isPublic: isPublic)
      let oldPath = try replacement.commit(keepingOldAs: isOldKept ? ".old" : nil)
      let answer = Messages.installed(name, in: path, keptAs: oldPath, advice: advice)
      return CommandOutput(lines: answer.map { StyledText($0) })
    } catch let problem as Errno { throw unwritable(path, problem.reason) }
  }
}

extension InstalledFile {
  /// Whether there is a file that is not, or may not be, as we wrote it.
  ///
  /// - Returns: Whether there is; false if there is nothing.
  /// - Throws: `ProgramError` if what is there must not be replaced.
  private func hasChanged(_ path: String) throws -> Bool {
    guard let bytes = try bytes(of: path) else {
      if FilePath.exists(path) { throw unwritable(path, "it is a link that leads nowhere") }
      return false
    }
    guard contents.isOfSameKind(bytes) else {
      throw error("'\(path)' is not a \(name) of \(HPBooks.name)")
    }
    if let permissions = FilePath.permissions(of: path), permissions & 0o200 == 0 {
      throw unwritable(path, "the file is read-only")
    }
    return !contents.isUnchanged(bytes)
  }

  /// The contents of a file, which are empty for anything else; nil if there is nothing.
  private func bytes(of path: String) throws(Errno) -> [UInt8]? {
    do throws(Errno) {
      let file = try FileDescriptor(path, for: .readingNonBlocking)
      return try file.isRegularFile() ? file.readAll(limit: Self.sizeLimit) : []
    } catch .noSuchFile { return nil }
  }

  private func unwritable(_ path: String, _ reason: String) -> ProgramError {
    error("Could not write '\(path)': \(reason)")
  }

  private func error(_ message: String) -> ProgramError {
    ProgramError(
      code: .cannotWrite, message: message,
      hint: "To print the \(name) instead, type: \(printedBy)")
  }
}

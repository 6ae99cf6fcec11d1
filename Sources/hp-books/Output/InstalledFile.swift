import ArgumentParsing
import DisplayText
import SystemCalls

/// A file that the program writes where another one looks for it: a completion script, or the
/// manual page.
struct InstalledFile {
  /// What it is, in messages.
  let name: String

  /// Its path; nil if it would be in the home folder and there is none.
  let path: String?

  /// Whether all users may read it, not only its owner.
  var isPublic = false

  let contents: SealedText

  /// The command line that prints the contents instead.
  let printedBy: String

  /// Writes the file, in place of an older one, and says so, with advice how it comes into effect.
  func install(_ settings: Settings, advice: [String]) throws -> CommandOutput {
    if settings.context.isTrial { return CommandOutput() }
    guard let path else {
      throw failure(Messages.noFolder(for: name, settings.context.environment))
    }
    do throws(FileInstallation.Failure) {
      let oldPath = try FileInstallation.install(
        Array(contents.text.utf8), at: path, isPublic: isPublic,
        replacing: contents.isOfSameKind, isUnchanged: contents.isUnchanged)
      let answer = Messages.installed(name, in: path, keptAs: oldPath, advice: advice)
      return CommandOutput(lines: answer.map { StyledText($0) })
    } catch { throw failure(Messages.notInstalled(name, in: path, error)) }
  }

  private func failure(_ message: String) -> ProgramError {
    ProgramError(code: .cannotWrite, message: message, hint: Messages.printing(name, by: printedBy))
  }
}

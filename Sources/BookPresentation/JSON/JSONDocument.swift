public import TerminalKit

/// What a command has to say, in JSON for programs.
///
/// The order of names never changes, what is missing is null, and the lines are the same for every
/// terminal. Programs may rely on the version: as long as it stays, names are only added.
public struct JSONDocument: Sendable {
  /// The version of the names and of what they mean.
  public static let schemaVersion = 1

  /// The lines of the document, without colour and of any length.
  public let lines: [StyledText]

  /// Creates a document.
  ///
  /// - Parameter members: What follows the version.
  init(_ members: [JSONNode.Member]) {
    let version = JSONNode.number(Self.schemaVersion)
    let root = JSONNode.object([("schemaVersion", version)] + members)
    lines = JSONWriter.lines(of: root).map { StyledText($0) }
  }
}

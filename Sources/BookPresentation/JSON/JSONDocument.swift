import JSON

/// What a command has to say, in JSON for programs.
///
/// The order of names never changes, what is missing is null, and the bytes are the same for every
/// terminal. Programs may rely on the version: as long as it stays, names are only added.
package struct JSONDocument: Sendable {
  /// The version of the names and of what they mean.
  package static let schemaVersion = 1

  /// The document in UTF-8, ended by a line break, with nothing in it that commands a terminal.
  package let bytes: [UInt8]

  /// Creates a document.
  ///
  /// - Parameter members: What follows the version.
  init(_ members: [(String, JSONValue)]) {
    let version = ("schemaVersion", JSONValue.number(Self.schemaVersion))
    bytes = JSONValue.object(JSONObject([version] + members)).encoded
  }
}

import JSON
import Testing

@testable import BookCore

/// A suite that reads and writes what a state file says about a series.
protocol EntryReading {}

extension EntryReading {
  /// Reads a file with an entry of the embedded series.
  func entry(_ text: String) throws -> ReaderStateFile {
    let text = "{\"version\":3,\"series\":{\"embedded\":\(text)}}"
    return try ReaderStateFile(Array(text.utf8), of: .embedded, inOwnPlace: false)
  }

  /// What is written of an entry after some changes, in which nothing is damaged any more.
  @discardableResult
  func saved(_ entry: ReaderStateFile, _ changes: ReaderState.Change...) throws -> String {
    var entry = entry
    _ = entry.apply(changes)
    let value = entry.state.fileEntry ?? .object(JSONObject())
    let text = String(decoding: value.encoded, as: UTF8.self)
    let again = try self.entry(text)
    #expect(again.damagedParts == [])
    #expect(again.state == entry.state)
    return text
  }
}

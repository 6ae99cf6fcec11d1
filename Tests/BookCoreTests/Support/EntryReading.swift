import JSON
import Testing

@testable import BookCore

/// A suite that reads and writes what a state file says about a series.
protocol EntryReading {}

extension EntryReading {
  /// Reads an entry of version 2.
  func entry(_ text: String) throws -> ReaderStateEntry {
    ReaderStateEntry(try JSONObject(Array(text.utf8)))
  }

  /// What is written of an entry after some changes, in which nothing is damaged any more.
  func saved(_ entry: ReaderStateEntry, _ changes: ReaderState.Change...) throws -> String {
    var entry = entry
    _ = entry.apply(changes)
    let text = String(decoding: JSONValue.object(entry.object).encoded, as: UTF8.self)
    let again = try self.entry(text)
    #expect(again.damagedParts == [])
    #expect(again.state == entry.state)
    return text
  }
}

import JSON
import Testing

@testable import BookCore

/// A suite that reads and writes what a state file says about a series.
protocol EntryReading {}

extension EntryReading {
  /// Reads an entry.
  func entry(_ text: String) throws -> ReaderStateEntry {
    ReaderStateEntry(try JSONObject(Array(text.utf8)))
  }

  /// What is written of an entry after some changes, by which nothing in it is damaged any more.
  func saved(_ entry: ReaderStateEntry, _ changes: ReaderState.Change...) -> String {
    var entry = entry
    entry.apply(changes)
    #expect(entry.damagedParts == [])
    return String(decoding: JSONValue.object(entry.object).encoded, as: UTF8.self)
  }
}

import Foundation
import TestSupport
import Testing

extension LibraryUser {
  /// What is remembered of each volume, as the program tells other programs.
  ///
  /// Volumes of which nothing is remembered are left out.
  func memories() throws -> [String] {
    try volumes("list").compactMap { volume in
      let bookmark = volume["bookmark"]
      let facts = [
        bookmark?["place"], bookmark?["title"], volume["timesFinished"], volume["isKept"],
        volume["isExpanded"],
      ]
      let isBlank = facts == [nil, nil, .number(0), .bool(false), .bool(false)]
      return isBlank ? nil : "\(volume["volume"] ?? .null) \(facts)"
    }
  }

  /// The numbers of the volumes that a command is about, in its order.
  func numbers(_ line: String) throws -> [Int] {
    try volumes(line).compactMap { $0["volume"]?.number }
  }

  /// Writes other books into the data file.
  func edit(_ books: [SampleBook]) throws {
    try folder.write(SampleBook.file(books), to: "books.json")
  }

  private func volumes(_ line: String) throws -> [JSONDatum] {
    let run = run(line + " --json")
    #expect(run.ending == .exit(0), "\(line): \(run.errors)")
    return try JSONDatum(Data(run.output.utf8))["volumes"]?.items ?? []
  }
}

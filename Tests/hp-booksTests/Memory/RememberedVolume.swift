import Foundation
import TestSupport
import Testing

/// What `--json` says about a volume and its reader.
private struct RememberedVolume: Decodable {
  struct Chapter: Decodable {
    let place: Int?
    let title: String
  }

  let volume: Int
  let title: String
  let bookmark: Chapter?
  let timesFinished: Int
  let isKept: Bool
  let isExpanded: Bool
}

extension RememberedVolume {
  /// Everything that is remembered, in few words; nil if that is nothing.
  var memory: String? {
    let parts = [
      bookmark.map { "\($0.place.map(String.init) ?? "begun") \($0.title)" },
      timesFinished > 0 ? "finished \(timesFinished)" : nil, isKept ? "kept" : nil,
      isExpanded ? "expanded" : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? nil : "\(volume) \(title): \(parts.joined(separator: ", "))"
  }
}

private struct VolumesDocument: Decodable {
  let schemaVersion: Int
  let volumes: [RememberedVolume]
}

extension LibraryUser {
  /// What is remembered of each volume that a command lists, as the program tells other programs.
  ///
  /// Volumes of which nothing is remembered are left out.
  ///
  ///     ["2 Emma: 9 Highbury, finished 1, kept, expanded", "3 Sanditon: begun The Hill"]
  func memories(_ line: String = "list", ofDataFile data: String? = nil) throws -> [String] {
    let options = data.map { ["--data", $0] } ?? []
    let list: VolumesDocument = try decoded(line, options)
    #expect(list.schemaVersion == 3)
    return list.volumes.compactMap(\.memory)
  }

  /// The numbers of the volumes that a command is about, in its order.
  func numbers(_ line: String) throws -> [Int] {
    try (decoded(line) as VolumesDocument).volumes.map(\.volume)
  }

  /// Writes other books into the data file.
  func edit(_ books: [SampleBook]) throws {
    try folder.write(SampleBook.file(books), to: "books.json")
  }

  private func decoded<Document: Decodable>(
    _ line: String, _ options: [String] = []
  ) throws -> Document {
    let run = run(line.split(separator: " ").map(String.init) + ["--json"] + options)
    #expect(run.ending == .exit(0), "\(line): \(run.errors)")
    return try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
  }
}

import Foundation
import TestSupport
import Testing

extension LibraryUser {
  /// What is remembered of each volume, as the program tells other programs.
  ///
  /// Volumes of which nothing is remembered are left out.
  ///
  ///     ["2 Emma: 9 Highbury, finished 1, kept, expanded", "3 Sanditon: begun The Hill"]
  func memories() throws -> [String] { try volumes("list").compactMap(\.memory) }

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

extension JSONDatum {
  /// Everything that is remembered of a volume, in few words; nil if that is nothing.
  fileprivate var memory: String? {
    let (bookmark, times) = (self["bookmark"], self["timesFinished"]?.number ?? 0)
    let parts = [
      bookmark?["title"]?.text.map {
        "\(bookmark?["place"]?.number.map(String.init) ?? "begun") \($0)"
      },
      times > 0 ? "finished \(times)" : nil, self["isKept"] == .bool(true) ? "kept" : nil,
      self["isExpanded"] == .bool(true) ? "expanded" : nil,
    ].compactMap(\.self)
    guard !parts.isEmpty, let volume = self["volume"]?.number, let title = self["title"]?.text
    else { return nil }
    return "\(volume) \(title): \(parts.joined(separator: ", "))"
  }
}
